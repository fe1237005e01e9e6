#include "base/resident.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <charconv>
#include <cstddef>
#include <string_view>

namespace minimax {

// The second number of /proc/self/statm is in pages.
std::size_t resident_bytes() noexcept {
  static const int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  static const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
  char text[128];
  const ssize_t length = file < 0 ? -1 : pread(file, text, sizeof text, 0);
  if (length <= 0) return 0;
  const std::string_view numbers(text, static_cast<std::size_t>(length));
  const std::size_t blank = numbers.find(' ');
  if (blank == numbers.npos) return 0;
  std::size_t pages = 0;
  std::from_chars(text + blank + 1, text + length, pages);
  return pages * page;
}

}  // namespace minimax
