#include "cli/verify.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "cli/class_run.hpp"
#include "cli/errors.hpp"
#include "cli/mark.hpp"
#include "cli/reports.hpp"
#include "cli/submission_games.hpp"
#include "cli/submissions.hpp"
#include "facts/source.hpp"
#include "verify/random_cases.hpp"

namespace minimax {

namespace {

verify::Task task_of(const std::string& predicate) try {
  return verify::task_of(predicate);
} catch (const std::invalid_argument& error) {
  throw UsageError(std::string("--predicate: ") + error.what());
}

std::vector<exercise::Tree> random_trees(const VerifyOptions& options, verify::Task::Kind kind) {
  return verify::random_cases({.seed = options.seed,
                               .count = options.trees,
                               .alternating = options.alternating,
                               .kind = kind});
}

/// Sorts answers from programs: the former are marked at once.
class Sorting {
 public:
  Sorting(const VerifyOptions& options, SubmissionGames& games)
      : options_(options), games_(games) {}

  void take(const std::string& path) {
    SubmittedFile file = read_submission(path);
    const SubmissionGames::Found found = games_.of(path);
    if (file.problem.empty()) file.problem = found.problem;
    if (!file.problem.empty()) {
      marked_.push_back(mark_problem(file));
      return;
    }
    MarkedSheet sheet =
        mark_answers(Source::of_text(path, file.text), found.game->reference(), options_.rules);
    if (sheet.is_program && options_.expected == Expected::answers) {
      file.problem = "it holds rules or directives: answers are facts";
      marked_.push_back(mark_problem(file));
      return;
    }
    if (sheet.is_program || options_.expected == Expected::programs) {
      programs_.push_back({marked_.size(), std::move(file), found.game->tree()});
    } else if (options_.report.format == ReportFormat::text) {
      fmt::print(stderr, "{}", sheet.messages);
    }
    marked_.push_back(std::move(sheet.marked));
  }

  std::vector<report::Marked>& marked() { return marked_; }
  std::vector<Entrant>& programs() { return programs_; }

 private:
  const VerifyOptions& options_;
  SubmissionGames& games_;
  std::vector<report::Marked> marked_;
  std::vector<Entrant> programs_;
};

unsigned jobs_of(const VerifyOptions& options, std::size_t programs) {
  const unsigned wanted =
      options.jobs != 0 ? options.jobs : std::max(1U, std::thread::hardware_concurrency());
  return static_cast<unsigned>(std::min<std::size_t>(wanted, programs));
}

}  // namespace

ExitStatus verify_submissions(const VerifyOptions& options) {
  const auto inputs = std::ranges::count(options.files, "-") + (options.tree.file == "-" ? 1 : 0) +
                      (options.students == "-" ? 1 : 0);
  if (inputs > 1) throw UsageError("standard input can be read once: give files");
  const verify::Task task = task_of(options.predicate);
  check_reports(options.report);
  SubmissionGames games(options);
  Sorting sorting(options, games);
  for (const std::string& path : find_submissions(options.files)) sorting.take(path);
  if (!sorting.programs().empty()) {
    const std::vector<exercise::Tree> trees = random_trees(options, task.kind);
    const verify::ExaminationOptions examination{
        .task = task, .rules = options.rules, .seconds = options.seconds};
    run_class(sorting.programs(), trees, examination,
              {.jobs = jobs_of(options, sorting.programs().size()), .unsafe = options.unsafe},
              sorting.marked());
  }
  return write_reports(sorting.marked(), options.report);
}

}  // namespace minimax
