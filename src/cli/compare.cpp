#include "cli/compare.hpp"

#include <fmt/format.h>

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "ask/game_file.hpp"
#include "ask/illustration.hpp"
#include "ask/open_game.hpp"
#include "base/print.hpp"
#include "search/chance/solver.hpp"
#include "search/common/algorithm.hpp"
#include "search/common/names.hpp"
#include "show/comparison.hpp"

namespace minimax {

namespace {

// The one that is allowed no recursion says what the tree is; it comes first. Then in the order of
// the names.
std::vector<Algorithm> compared(GameKind kind) {
  std::vector<Algorithm> algorithms;
  for (const auto& [name, algorithm] : algorithm_names) {
    const bool is_alias = kind == GameKind::chance && algorithm == Algorithm::minimax;
    if (algorithm != Algorithm::automatic && !is_alias && is_for(algorithm, kind))
      algorithms.push_back(algorithm);
  }
  return algorithms;
}

}  // namespace

ExitStatus compare(const CompareOptions& options) {
  const std::unique_ptr<GameFile> file = open_game(options.game);
  const TermId position = file->positions(
      options.position.empty() ? std::vector<std::string>() : std::vector{options.position})[0];
  Comparison comparison;
  ExitStatus status = ExitStatus::ok;
  for (const Algorithm algorithm : compared(file->kind())) {
    SearchFlags flags = options.search;
    flags.algorithm = algorithm;
    if (!star_kind(algorithm)) flags.value_range.reset();
    if (algorithm != Algorithm::shallow) flags.payoff_sum.reset();
    if (file->kind() == GameKind::players && !has_bounded_table(algorithm))
      flags.table_bytes = SearchFlags().table_bytes;
    const auto question = file->question(flags, NodesList::positions);
    comparison.rows.push_back(question->row(position));
    std::optional<Result>& result = comparison.rows.back().result;
    if (result) illustrate(*result, *file);
    if (!result || !result->complete) status = ExitStatus::stopped;
    if (algorithm == Algorithm::minimax) comparison.proof_leaves = question->proof_leaves(position);
  }
  const std::string text = options.format == Format::json
                               ? comparison_json(comparison, file->terms(), file->operators())
                               : comparison_text(comparison, file->terms(), file->operators());
  print(text);
  return status;
}

}  // namespace minimax
