#include "cli/compare.hpp"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
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
std::vector<Algorithm> all_of(GameKind kind) {
  std::vector<Algorithm> algorithms;
  for (const OptionChoice& choice : find_option("algorithm", User::solve)->field.choices) {
    const Algorithm algorithm = algorithm_named(choice.name);
    const bool is_alias = kind == GameKind::chance && algorithm == Algorithm::minimax;
    if (algorithm != Algorithm::automatic && !is_alias && choice.kinds.hold(kind))
      algorithms.push_back(algorithm);
  }
  return algorithms;
}

// Whether it cuts nothing off.
bool visits_all(Algorithm algorithm) {
  return algorithm == Algorithm::minimax || algorithm == Algorithm::expectiminimax ||
         algorithm == Algorithm::maxn;
}

class Compare {
 public:
  explicit Compare(const CompareOptions& options)
      : options_(options),
        file_(open_game(options.game)),
        position_(file_->positions(options.position.empty() ? std::vector<std::string>()
                                                            : std::vector{options.position})[0]),
        search_(read_options(options.search, *file_)) {
    comparison_.repeat = options.repeat;
  }

  ExitStatus run() {
    const std::vector<Algorithm> algorithms =
        options_.algorithms.empty() ? all_of(file_->kind()) : options_.algorithms;
    for (const Algorithm algorithm : algorithms) add(algorithm, algorithm == algorithms.front());
    print(options_.format == Format::json
              ? comparison_json(comparison_, file_->terms(), file_->operators(),
                                Expense::until_now(file_->load_time()))
              : comparison_text(comparison_, file_->terms(), file_->operators()));
    return status_;
  }

 private:
  // Each search is one of its own, which knows nothing of the last.
  FileQuestion question(Algorithm algorithm) {
    return {*file_, suited_to(algorithm, file_->kind(), search_), counts_of(options_.format)};
  }

  void add(Algorithm algorithm, bool is_first) {
    FileQuestion first = question(algorithm);
    Comparison::Row& row = comparison_.rows.emplace_back(first.row(position_));
    note(row);
    if (is_first) comparison_.proof_leaves = first.proof_leaves(position_);
    if (!row.result) return;
    illustrate(*row.result, *file_);
    if (visits_all(algorithm)) comparison_.all_leaves = row.result->report.statistics.leaves;
    row.times = {row.result->report.time};
    for (std::uint64_t i = 1; i < options_.repeat; ++i) {
      const Comparison::Row again = question(algorithm).row(position_);
      note(again);
      if (again.result) row.times.push_back(again.result->report.time);
    }
    std::ranges::sort(row.times);
  }

  void note(const Comparison::Row& row) {
    const bool is_complete = row.result ? row.result->report.complete : !row.is_suitable;
    if (!is_complete) status_ = ExitStatus::stopped;
  }

  const CompareOptions& options_;
  std::unique_ptr<GameFile> file_;
  TermId position_;
  Options search_;
  Comparison comparison_;
  ExitStatus status_ = ExitStatus::ok;
};

}  // namespace

ExitStatus compare(const CompareOptions& options) {
  return Compare(options).run();
}

}  // namespace minimax
