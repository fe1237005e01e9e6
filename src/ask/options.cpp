#include "ask/options.hpp"

#include <chrono>

namespace minimax {

SearchLimits limits_of(const Options& options) {
  SearchLimits limits{.depth = options.depth};
  if (options.node_limit) limits.positions = options.node_limit->number;
  if (options.time_limit) limits.time = std::chrono::duration<double>(options.time_limit->number);
  if (options.memory) limits.memory = options.memory->bytes();
  return limits;
}

bool is_limited(const Options& options) noexcept {
  return options.depth || options.time_limit || options.node_limit || options.memory;
}

bool is_plain(const Options& options) noexcept {
  return !options.on_cycle && !options.singular && !options.quiescence &&
         options.mover == MoverRule::position;
}

}  // namespace minimax
