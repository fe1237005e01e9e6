#include "base/memory.hpp"

#include <fcntl.h>
#include <malloc.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdio>
#include <fstream>
#include <limits>
#include <new>
#include <string>
#include <string_view>

namespace minimax {

namespace {

// As much as there may be, where the group has no bound of its own.
std::size_t bytes_of_group() {
  std::size_t bytes = std::numeric_limits<std::size_t>::max();
  std::ifstream("/sys/fs/cgroup/memory.max") >> bytes;
  return bytes == 0 ? std::numeric_limits<std::size_t>::max() : bytes;
}

}  // namespace

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

// Of this program alone: getrusage() also counts what the process was before it became this one.
std::size_t peak_resident_bytes() noexcept try {
  std::ifstream status("/proc/self/status");
  std::string line;
  while (std::getline(status, line)) {
    std::size_t kilobytes = 0;
    if (std::sscanf(line.c_str(), "VmHWM: %zu kB", &kilobytes) == 1) return kilobytes * 1024;
  }
  return 0;
} catch (const std::bad_alloc&) {
  return 0;
}

std::size_t available_bytes() noexcept {
  const long pages = sysconf(_SC_PHYS_PAGES), page = sysconf(_SC_PAGESIZE);
  std::size_t bytes = bytes_of_group();
  if (pages > 0 && page > 0)
    bytes = std::min(bytes, static_cast<std::size_t>(pages) * static_cast<std::size_t>(page));
  struct rlimit limit {};
  if (getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY)
    bytes = std::min(bytes, static_cast<std::size_t>(limit.rlim_cur));
  return bytes;
}

void return_freed_memory() noexcept {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

}  // namespace minimax
