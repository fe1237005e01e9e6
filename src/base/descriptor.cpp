#include "base/descriptor.hpp"

#include <fcntl.h>

#include <array>
#include <cerrno>
#include <system_error>
#include <vector>

namespace minimax {

Pipe open_pipe() noexcept {
  std::array<int, 2> ends;
  if (pipe2(ends.data(), O_CLOEXEC) != 0) return {};
  return {Descriptor(ends[0]), Descriptor(ends[1])};
}

std::size_t read_into(int descriptor, std::span<char> memory) {
  std::size_t filled = 0;
  while (filled < memory.size()) {
    const ssize_t count = ::read(descriptor, memory.data() + filled, memory.size() - filled);
    if (count == 0) break;
    if (count < 0 && errno != EINTR) throw_system_error();
    if (count > 0) filled += static_cast<std::size_t>(count);
  }
  return filled;
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

}  // namespace minimax
