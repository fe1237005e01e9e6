#include "file/illustration.hpp"

#include <optional>

namespace minimax {

void illustrate(Result& result, GameFile& file) {
  if (!result.best) return;
  TermId from = result.position;
  for (const TermId node : result.nodes) {
    const std::optional<TermId> name = file.move_name(from, node);
    if (!name) break;
    result.moves.push_back(*name);
    from = node;
  }
  result.picture = file.picture(*result.best).value_or("");
}

}  // namespace minimax
