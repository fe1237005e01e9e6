#include "cli/verify.hpp"

#include <algorithm>
#include <cstdio>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "base/print.hpp"
#include "cli/progress_bar.hpp"
#include "facts/source.hpp"
#include "file/errors.hpp"
#include "grade/report/clean_text.hpp"
#include "grade/report/reports.hpp"
#include "grade/run/class_run.hpp"
#include "grade/run/fingerprint.hpp"
#include "grade/run/mark.hpp"
#include "grade/run/merge.hpp"
#include "grade/run/resume_file.hpp"
#include "grade/run/shard.hpp"
#include "grade/run/submission_games.hpp"
#include "grade/run/submissions.hpp"
#include "grade/trees/random_cases.hpp"

namespace minimax {

namespace {

grade::Task task_of(const std::string& predicate) try {
  return grade::task_of(predicate);
} catch (const std::invalid_argument& error) {
  throw UsageError(std::string("--predicate: ") + error.what());
}

std::vector<grade::Tree> random_trees(const VerifyOptions& options, grade::Task::Kind kind) {
  return grade::random_cases({.seed = options.seed,
                              .count = options.trees,
                              .alternating = options.alternating,
                              .kind = kind});
}

/// Sorts answers from programs: the former are marked at once.
class Sorting {
 public:
  Sorting(const VerifyOptions& options, SubmissionGames& games)
      : options_(options), games_(games) {}

  void take(const FoundFile& submitted) {
    SubmittedFile file = read_submission(submitted.path);
    const SubmissionGames::Found found = games_.of(submitted);
    if (file.problem.empty()) file.problem = found.problem;
    if (!file.problem.empty()) {
      marked_.push_back(mark_problem(file));
      return;
    }
    MarkedSheet sheet = mark_answers(Source::of_text(file.name, file.text), found.game->reference(),
                                     options_.rules);
    if (sheet.is_program && options_.expected == Expected::answers) {
      file.problem = "it holds rules or directives: answers are facts";
      marked_.push_back(mark_problem(file));
      return;
    }
    if (sheet.is_program || options_.expected == Expected::programs) {
      programs_.push_back({marked_.size(), std::move(file), found.game->tree()});
    } else if (options_.report.format == ReportFormat::text) {
      print(grade::without_commands(sheet.messages), stderr);
    }
    marked_.push_back(std::move(sheet.marked));
  }

  std::vector<grade::Marked>& marked() { return marked_; }
  std::vector<Entrant>& programs() { return programs_; }

 private:
  const VerifyOptions& options_;
  SubmissionGames& games_;
  std::vector<grade::Marked> marked_;
  std::vector<Entrant> programs_;
};

unsigned jobs_of(const VerifyOptions& options, std::size_t programs) {
  const unsigned wanted =
      options.jobs != 0 ? options.jobs : std::max(1U, std::thread::hardware_concurrency());
  return static_cast<unsigned>(std::min<std::size_t>(wanted, programs));
}

/// What an earlier run has found is taken from its file, and what is found is added to it.
class Resumption {
 public:
  Resumption(const VerifyOptions& options, const std::vector<grade::Tree>& trees,
             const grade::ExaminationOptions& examination)
      : fingerprint_(trees, examination) {
    if (!options.class_flags.resume.empty()) file_.emplace(options.class_flags.resume);
  }

  /// Whether the program need not be run.
  bool take(const Entrant& program, grade::Marked& marked) const {
    if (!file_) return false;
    marked.fingerprint = fingerprint_.of(program.file, *program.tree);
    const grade::Marked* const known = file_->find(program.file.name, marked.fingerprint);
    if (known != nullptr) marked = *known;
    return known != nullptr;
  }

  void add(const grade::Marked& marked) {
    if (file_) file_->add(marked);
  }

 private:
  Fingerprint fingerprint_;
  std::optional<ResumeFile> file_;
};

void examine_programs(const VerifyOptions& options, const std::vector<grade::Tree>& trees,
                      const grade::ExaminationOptions& examination, std::vector<Entrant>& programs,
                      std::vector<grade::Marked>& marked) {
  Resumption resumption(options, trees, examination);
  std::erase_if(programs, [&](const Entrant& entrant) {
    return resumption.take(entrant, marked[entrant.place]);
  });
  if (programs.empty()) return;
  ProgressBar bar(programs.size());
  const auto finished = [&](const grade::Marked& each) {
    resumption.add(each);
    bar.finish(grade::is_right(each));
  };
  run_class(
      programs, trees, examination,
      {.jobs = jobs_of(options, programs.size()), .unsafe = options.unsafe, .finished = finished},
      marked);
}

}  // namespace

ExitStatus verify_submissions(const VerifyOptions& options) {
  const auto inputs = std::ranges::count(options.files, "-") + (options.tree.file == "-" ? 1 : 0) +
                      (options.students == "-" ? 1 : 0);
  if (inputs > 1) throw UsageError("standard input can be read once: give files");
  const grade::Task task = task_of(options.predicate);
  check_reports(options.report);
  if (options.class_flags.merges)
    return write_reports(merge_reports(options.files), options.report);
  SubmissionGames games(options);
  Sorting sorting(options, games);
  for (const FoundFile& file : part_of(find_submissions(options.files), options.class_flags.shard))
    sorting.take(file);
  if (!sorting.programs().empty()) {
    const std::vector<grade::Tree> trees = random_trees(options, task.kind);
    const grade::ExaminationOptions examination{
        .task = task, .rules = options.rules, .seconds = options.seconds};
    examine_programs(options, trees, examination, sorting.programs(), sorting.marked());
  }
  return write_reports(sorting.marked(), options.report);
}

}  // namespace minimax
