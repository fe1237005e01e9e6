#include "base/stack.hpp"

#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <stdexcept>

namespace minimax {

void ensure_stack_for_prolog() {
  constexpr rlim_t least = rlim_t{256} << 10, usual = rlim_t{8} << 20;
  struct rlimit limit {};
  if (getrlimit(RLIMIT_STACK, &limit) != 0 || limit.rlim_cur >= usual) return;
  limit.rlim_cur = std::min(usual, limit.rlim_max);
  setrlimit(RLIMIT_STACK, &limit);
  if (limit.rlim_cur >= least) return;
  throw std::runtime_error(
      fmt::format("the stack may grow to {} kB, and SWI-Prolog needs {}: begin anew after `ulimit "
                  "-s {}`, in a shell where nothing has lowered that limit",
                  limit.rlim_cur / 1024, least / 1024, usual / 1024));
}

}  // namespace minimax
