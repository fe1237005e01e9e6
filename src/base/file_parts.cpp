#include "base/file_parts.hpp"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <string>

#include "base/descriptor.hpp"

namespace minimax {

void read_at(int descriptor, std::size_t place, char* bytes, std::size_t size) {
  while (size > 0) {
    const ssize_t read = pread(descriptor, bytes, size, static_cast<off_t>(place));
    if (read < 0 && errno == EINTR) continue;
    if (read < 0) throw_system_error();
    if (read == 0) throw FileEnded();
    const auto length = static_cast<std::size_t>(read);
    place += length;
    bytes += length;
    size -= length;
  }
}

void for_each_part(int descriptor, std::size_t size,
                   const std::function<void(std::string_view part)>& use) {
  constexpr std::size_t part_bytes = std::size_t{1} << 20;
  std::string part;
  for (std::size_t place = 0; place < size; place += part.size()) {
    part.resize(std::min(part_bytes, size - place));
    read_at(descriptor, place, part.data(), part.size());
    use(part);
  }
}

}  // namespace minimax
