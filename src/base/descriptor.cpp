#include "base/descriptor.hpp"

#include <fcntl.h>

#include <array>

namespace minimax {

Pipe open_pipe() noexcept {
  std::array<int, 2> ends;
  if (pipe2(ends.data(), O_CLOEXEC) != 0) return {};
  return {Descriptor(ends[0]), Descriptor(ends[1])};
}

}  // namespace minimax
