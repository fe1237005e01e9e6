#include "base/descriptor.hpp"

#include <fcntl.h>

#include <array>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <system_error>
#include <vector>

namespace minimax {

Pipe open_pipe() noexcept {
  std::array<int, 2> ends;
  if (pipe2(ends.data(), O_CLOEXEC) != 0) return {};
  return {Descriptor(ends[0]), Descriptor(ends[1])};
}

namespace {

// read(memory) reads what there is next.
template <class Read>
std::size_t fill(std::span<char> memory, Read read) {
  std::size_t filled = 0;
  while (filled < memory.size()) {
    const ssize_t count = read(memory.subspan(filled), filled);
    if (count == 0) break;
    if (count < 0 && errno != EINTR) throw_system_error();
    if (count > 0) filled += static_cast<std::size_t>(count);
  }
  return filled;
}

}  // namespace

std::size_t read_into(int descriptor, std::span<char> memory) {
  return fill(memory, [&](std::span<char> rest, std::size_t) {
    return ::read(descriptor, rest.data(), rest.size());
  });
}

std::size_t read_into(int descriptor, std::span<char> memory, std::uint64_t place) {
  return fill(memory, [&](std::span<char> rest, std::size_t filled) {
    return ::pread(descriptor, rest.data(), rest.size(), static_cast<off_t>(place + filled));
  });
}

std::string read_all(int descriptor) {
  std::string bytes;
  std::vector<char> buffer(std::size_t{1} << 16);
  while (const std::size_t count = read_into(descriptor, buffer))
    bytes.append(buffer.data(), count);
  return bytes;
}

void write_all(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t count = ::write(descriptor, bytes.data(), bytes.size());
    if (count < 0 && errno != EINTR) throw_system_error();
    if (count > 0) bytes.remove_prefix(static_cast<std::size_t>(count));
  }
}

void throw_system_error() {
  throw std::system_error(errno, std::generic_category());
}

void send(int descriptor, std::string_view message) {
  const std::uint64_t length = message.size();
  std::string bytes(sizeof length, '\0');
  std::memcpy(bytes.data(), &length, sizeof length);
  bytes += message;
  write_all(descriptor, bytes);
}

std::optional<std::string> receive(int descriptor) {
  std::uint64_t length = 0;
  std::string bytes(sizeof length, '\0');
  if (read_into(descriptor, bytes) < bytes.size()) return std::nullopt;
  std::memcpy(&length, bytes.data(), sizeof length);
  bytes.resize(static_cast<std::size_t>(length));
  if (read_into(descriptor, bytes) < bytes.size()) return std::nullopt;
  return bytes;
}

}  // namespace minimax
