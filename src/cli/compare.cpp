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
std::vector<Algorithm> all_for(GameKind kind, const Options& options) {
  std::vector<Algorithm> algorithms;
  for (const OptionChoice& choice : find_option("algorithm", User::compare)->field.choices) {
    const Algorithm algorithm = algorithm_named(choice.name);
    const bool is_alias = kind == GameKind::chance && algorithm == Algorithm::minimax;
    if (choice.is_one && !is_alias && choice.kinds.hold(kind) && combines(algorithm, options))
      algorithms.push_back(algorithm);
  }
  return algorithms;
}

class Compare {
 public:
  explicit Compare(const CompareOptions& options)
      : options_(options),
        file_(open_game(options.game, options.search)),
        position_(file_->positions(options.position.empty() ? std::vector<std::string>()
                                                            : std::vector{options.position})[0]),
        search_(read_options(options.search, *file_)) {
    comparison_.repeat = options.repeat;
  }

  ExitStatus run() {
    const std::vector<Algorithm> algorithms =
        search_.compared.empty() ? all_for(file_->kind(), search_) : search_.compared;
    for (const Algorithm algorithm : algorithms) add(algorithm, algorithm == algorithms.front());
    print(written());
    return status_;
  }

 private:
  std::string written() const {
    const TermTable& terms = file_->terms();
    const OperatorTable& operators = file_->operators();
    switch (options_.format) {
      case Format::json:
        return comparison_json(comparison_, terms, operators,
                               Expense::until_now(file_->load_time()));
      case Format::csv:
        return comparison_csv(comparison_, terms, operators);
      case Format::text:
        break;
    }
    return comparison_text(comparison_, terms, operators);
  }

  // Each search is one of its own, which knows nothing of the last.
  FileQuestion question(Algorithm algorithm, FileQuestion::Counts counts) {
    return {*file_, suited_to(algorithm, file_->kind(), search_), counts};
  }

  void add(Algorithm algorithm, bool is_first) {
    const FileQuestion::Counts counts = counts_of(options_.format);
    FileQuestion first = question(algorithm, counts);
    Comparison::Row& row = comparison_.rows.emplace_back(first.row(position_));
    note(row);
    if (is_first) comparison_.proof = first.proof_size(position_);
    if (!row.result) return;
    illustrate(*row.result, *file_);
    const SearchReport& report = row.result->report;
    if (visits_all(algorithm) && !comparison_.all_leaves)
      comparison_.all_leaves = report.statistics.leaves;
    if (counts == FileQuestion::Counts::visits) row.times = {report.time};
    add_times(algorithm, row);
    if (row.times.empty()) row.times = {report.time};
    std::ranges::sort(row.times);
  }

  // To count different positions takes time, which is none of the search. A search that a limit has
  // stopped elsewhere than the first is another one.
  void add_times(Algorithm algorithm, Comparison::Row& row) {
    const SearchReport& first = row.result->report;
    for (std::size_t i = row.times.size(); i < options_.repeat; ++i) {
      const Comparison::Row again =
          question(algorithm, FileQuestion::Counts::visits).row(position_);
      note(again);
      if (!again.result) continue;
      const SearchReport& report = again.result->report;
      if (report.complete == first.complete && report.depth == first.depth)
        row.times.push_back(report.time);
    }
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
