#include "search/common/stack_guard.hpp"

#include <emscripten/stack.h>

#include <cstddef>

namespace minimax {

namespace {

// Beside the stack in our memory there is that of the engine which runs the module. It is a
// megabyte in browsers, cannot be looked at, and is used up about twice as fast.
constexpr std::size_t usable = std::size_t{400} << 10;

}  // namespace

StackGuard::StackGuard() : lowest_(emscripten_stack_get_base() - usable) {}

}  // namespace minimax
