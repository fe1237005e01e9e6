#include "cli/trials.hpp"

#include <cstddef>
#include <memory>
#include <optional>

#include "base/print.hpp"
#include "file/errors.hpp"
#include "file/game_file.hpp"
#include "file/open_game.hpp"
#include "grade/judge/given_tree.hpp"
#include "trees/random_tree.hpp"
#include "trees/tree.hpp"
#include "trees/tree_look.hpp"

namespace minimax {

namespace {

Tree tree_in(const GameSource& source, const std::string& position) {
  constexpr std::size_t most_positions = 2'000;
  const std::unique_ptr<GameFile> file = open_game(source);
  return grade::given_tree(*file, file->positions({position}).front(), most_positions);
}

// That of a course where there is no tree.
std::optional<TreeLook> wanted_look(const TrialsOptions& options) {
  if (options.any) return std::nullopt;
  if (options.like.file.empty()) return TreeLook{};
  return look_of(tree_in(options.like, options.positions.front()));
}

}  // namespace

ExitStatus trials(const TrialsOptions& options) {
  const std::size_t files =
      (options.like.file.empty() ? 0U : 1U) + (options.part.file.empty() ? 0U : 1U);
  if (options.positions.size() != files)
    throw UsageError("each tree needs its root: give a POS for --like, and one for --part");
  const TreeKind kind = {.alternating = options.alternating, .look = wanted_look(options)};
  if (!options.part.file.empty()) {
    const bool has =
        !kind.look || has_look(tree_in(options.part, options.positions.back()), *kind.look);
    return has ? ExitStatus::ok : ExitStatus::wrong;
  }
  for (std::size_t i = 0; i < options.count; ++i)
    print(nodes_of(random_tree(options.seed, options.number + i, kind)) + "\n");
  return ExitStatus::ok;
}

}  // namespace minimax
