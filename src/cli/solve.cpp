#include "cli/solve.hpp"

#include <memory>
#include <span>
#include <string>
#include <utility>

#include "base/file_writer.hpp"
#include "base/print.hpp"
#include "cli/output_check.hpp"
#include "file/errors.hpp"
#include "file/file_question.hpp"
#include "file/game_file.hpp"
#include "file/illustration.hpp"
#include "file/open_game.hpp"
#include "show/certificate_text.hpp"
#include "show/cost_text.hpp"
#include "show/json.hpp"
#include "show/text.hpp"

namespace minimax {

namespace {

void print_json(std::span<const Result> results, GameFile& file) {
  for (const Result& result : results)
    print(json_text(result, file.terms(), file.operators(), Expense::until_now(file.load_time())) +
          "\n");
}

// People are told on standard error, programs in the answer.
void tell_depth(const Result& result) {
  if (!result.report.complete)
    tell("minimax: a limit stopped the search: the answer is that of depth {}\n",
         result.report.depth.value_or(0));
}

void check_certificate(const SolveOptions& options) {
  if (options.certificate.empty()) return;
  if (options.all_positions || options.positions.size() > 1)
    throw UsageError("--certificate is for one position");
  check_output("--certificate", options.certificate, options.game);
}

// Where a file is wanted.
std::unique_ptr<FileWriter> writer_of(const std::string& path) {
  return path.empty() ? nullptr : std::make_unique<FileWriter>(path);
}

void check_explanation(const SolveOptions& options) {
  if (options.explains_cost && options.format == Format::json)
    throw UsageError("--explain-cost is for people: JSON has what was asked in `asked`");
}

class Solve {
 public:
  explicit Solve(const SolveOptions& options)
      : options_(options),
        certificate_(writer_of(options.certificate)),
        opened_(open_game(options.game, options.search)),
        file_(*opened_),
        search_(search_options(options, file_)),
        question_(file_, search_, counts_of(options.format)) {}

  ExitStatus each() {
    const std::vector<TermId> positions = file_.positions(options_.positions);
    const TermTable& terms = file_.terms();
    for (std::size_t i = 0; i < positions.size(); ++i) {
      const std::vector<Result> answers = asked(positions[i]);
      if (!answers.front().mover) file_.look_at_leaf(positions[i]);
      if (options_.format == Format::json) {
        print_json(answers, file_);
        continue;
      }
      if (i > 0) print("\n");
      if (positions.size() > 1) print(query_text(positions[i], terms, file_.operators()));
      print(top_level_text(answers, terms, file_.operators()));
      tell_depth(answers.front());
      if (options_.explains_cost) print(cost_text(answers.front().report));
    }
    return status_;
  }

  ExitStatus all() {
    std::vector<Result> rows;
    for (const TermId position : file_.all_positions(search_.time_limit)) {
      if (options_.format == Format::json) {
        print_json(asked(position), file_);
      } else {
        for (Result& row : rows_of(position)) rows.push_back(std::move(row));
      }
    }
    if (options_.format == Format::text) print(table_text(rows, file_.terms(), file_.operators()));
    return status_;
  }

 private:
  // What plain minimax knows of one position helps with the next.
  static Options search_options(const SolveOptions& options, GameFile& file) {
    Options search = read_options(options.search, file);
    if (options.all_positions && search.algorithm == Algorithm::automatic &&
        file.kind() == GameKind::two_players)
      search.algorithm = Algorithm::minimax;
    return search;
  }

  std::vector<Result> asked(TermId position) {
    std::vector<Result> results = options_.certificate.empty()
                                      ? question_.results(position, search_.ties)
                                      : certified(position);
    if (!results.front().report.complete) status_ = ExitStatus::stopped;
    if (search_.nodes_list == NodesList::positions) {
      for (Result& result : results) illustrate(result, file_);
    }
    return results;
  }

  std::vector<Result> certified(TermId position) {
    FileQuestion::Certified certified = question_.certified(position, search_.ties);
    certificate_->write(certificate_text(certified.interface, certified.certificate, file_.terms(),
                                         file_.operators()));
    return std::move(certified.results);
  }

  // A table has no room for lines of play.
  std::vector<Result> rows_of(TermId position) {
    if (search_.ties == TieRule::all || limits_of(search_).deepens()) {
      std::vector<Result> rows = asked(position);
      for (Result& row : rows) row.nodes = {};
      return rows;
    }
    return {question_.outcome(position, search_.ties == TieRule::last ? Ties::last : Ties::first)};
  }

  const SolveOptions& options_;
  std::unique_ptr<FileWriter> certificate_;  // before a program is opened, which ends all writing
  std::unique_ptr<GameFile> opened_;
  GameFile& file_;
  const Options search_;
  FileQuestion question_;
  ExitStatus status_ = ExitStatus::ok;
};

}  // namespace

ExitStatus solve(const SolveOptions& options) {
  check_certificate(options);
  check_explanation(options);
  Solve solve(options);
  return options.all_positions ? solve.all() : solve.each();
}

}  // namespace minimax
