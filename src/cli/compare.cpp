#include "cli/compare.hpp"

#include <fmt/format.h>

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "ask/option_faults.hpp"
#include "ask/option_table.hpp"
#include "base/print.hpp"
#include "file/file_question.hpp"
#include "file/game_file.hpp"
#include "file/illustration.hpp"
#include "file/open_game.hpp"
#include "show/comparison.hpp"

namespace minimax {

namespace {

// The one that is allowed no recursion says what the tree is; it comes first. Then in the order of
// the table.
std::vector<Algorithm> compared(GameKind kind) {
  std::vector<Algorithm> algorithms;
  for (const OptionChoice& choice : find_option("algorithm", User::solve)->field.choices) {
    const Algorithm algorithm = algorithm_named(choice.name);
    const bool is_alias = kind == GameKind::chance && algorithm == Algorithm::minimax;
    if (algorithm != Algorithm::automatic && !is_alias && choice.kinds.hold(kind))
      algorithms.push_back(algorithm);
  }
  return algorithms;
}

}  // namespace

ExitStatus compare(const CompareOptions& options) {
  const std::unique_ptr<GameFile> file = open_game(options.game);
  const TermId position = file->positions(
      options.position.empty() ? std::vector<std::string>() : std::vector{options.position})[0];
  const Options search = read_options(options.search, *file);
  Comparison comparison;
  ExitStatus status = ExitStatus::ok;
  for (const Algorithm algorithm : compared(file->kind())) {
    FileQuestion question(*file, suited_to(algorithm, file->kind(), search));
    Comparison::Row& row = comparison.rows.emplace_back(question.row(position));
    if (row.result) illustrate(*row.result, *file);
    const bool is_complete = row.result ? row.result->report.complete : !row.is_suitable;
    if (!is_complete) status = ExitStatus::stopped;
    if (algorithm == Algorithm::minimax) comparison.proof_leaves = question.proof_leaves(position);
  }
  const std::string text = options.format == Format::json
                               ? comparison_json(comparison, file->terms(), file->operators())
                               : comparison_text(comparison, file->terms(), file->operators());
  print(text);
  return status;
}

}  // namespace minimax
