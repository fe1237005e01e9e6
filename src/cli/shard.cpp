#include "cli/shard.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <utility>

#include "cli/search_flags.hpp"

namespace minimax {

Shard shard_of(const std::string& text) {
  const std::size_t slash = text.find('/');
  if (slash == std::string::npos)
    throw CLI::ValidationError("--shard", fmt::format("`{}` is no part: give one as 2/8", text));
  const Shard shard{.index = whole_number("--shard", text.substr(0, slash), "a part"),
                    .count = whole_number("--shard", text.substr(slash + 1), "parts")};
  if (shard.count < 1)
    throw CLI::ValidationError("--shard", fmt::format("`{}` is no part: give one as 2/8", text));
  if (shard.index < 1 || shard.index > shard.count)
    throw CLI::ValidationError(
        "--shard", fmt::format("`{0}` is no part: of {1} parts there are 1/{1} to {1}/{1}", text,
                               shard.count));
  return shard;
}

}  // namespace minimax
