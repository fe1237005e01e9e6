#include "grade/run/grading.hpp"

#include <algorithm>
#include <optional>
#include <thread>
#include <utility>

#include "facts/source.hpp"
#include "grade/run/class_run.hpp"
#include "grade/run/fingerprint.hpp"
#include "grade/run/mark.hpp"
#include "grade/run/resume_file.hpp"
#include "grade/run/submission_games.hpp"
#include "grade/run/submissions.hpp"
#include "trees/random_tree.hpp"

namespace minimax::grade {

namespace {

/// Sorts answers from programs: the former are marked at once.
class Sorting {
 public:
  Sorting(const GradingOptions& options, GradingObserver& observer)
      : options_(options), observer_(observer), games_(options) {}

  void take(const FoundFile& submitted) {
    SubmittedFile file = read_submission(submitted.path);
    const SubmissionGames::Found found = games_.of(submitted);
    if (file.problem.empty()) file.problem = found.problem;
    if (!file.problem.empty()) {
      marked_.push_back(mark_problem(file));
      return;
    }
    MarkedSheet sheet = mark_answers(Source::of_text(file.name, file.text), found.game->reference(),
                                     options_.examination.rules);
    if (sheet.is_program && options_.expected == Expected::answers) {
      file.problem = "it holds rules or directives: answers are facts";
      marked_.push_back(mark_problem(file));
      return;
    }
    if (sheet.is_program || options_.expected == Expected::programs) {
      programs_.push_back({marked_.size(), std::move(file), found.game->tree()});
    } else if (!sheet.messages.empty()) {
      observer_.misread(sheet.messages);
    }
    marked_.push_back(std::move(sheet.marked));
  }

  std::vector<Marked>& marked() { return marked_; }
  std::vector<Entrant>& programs() { return programs_; }

 private:
  const GradingOptions& options_;
  GradingObserver& observer_;
  SubmissionGames games_;
  std::vector<Marked> marked_;
  std::vector<Entrant> programs_;
};

unsigned jobs_of(const GradingOptions& options, std::size_t programs) {
  const unsigned wanted =
      options.jobs != 0 ? options.jobs : std::max(1U, std::thread::hardware_concurrency());
  return static_cast<unsigned>(std::min<std::size_t>(wanted, programs));
}

/// What an earlier run has found is taken from its file, and what is found is added to it.
class Resumption {
 public:
  Resumption(const GradingOptions& options, const std::vector<Tree>& random_trees)
      : fingerprint_(random_trees, options.examination) {
    if (!options.resume.empty()) file_.emplace(options.resume);
  }

  /// Whether the program need not be run.
  bool take(const Entrant& program, Marked& marked) const {
    if (!file_) return false;
    marked.fingerprint = fingerprint_.of(program.file, *program.tree);
    const Marked* const known = file_->find(program.file.name, marked.fingerprint);
    if (known != nullptr) marked = *known;
    return known != nullptr;
  }

  void add(const Marked& marked) {
    if (file_) file_->add(marked);
  }

 private:
  Fingerprint fingerprint_;
  std::optional<ResumeFile> file_;
};

void examine_programs(const GradingOptions& options, GradingObserver& observer,
                      std::vector<Entrant>& programs, std::vector<Marked>& marked) {
  const TreeKind kind{.alternating = options.alternating, .task = options.examination.task.kind};
  const std::vector<Tree> trees = random_trees(options.seed, options.random_trees, kind);
  Resumption resumption(options, trees);
  std::erase_if(programs, [&](const Entrant& entrant) {
    return resumption.take(entrant, marked[entrant.place]);
  });
  if (programs.empty()) return;
  observer.begin(programs.size());
  const auto finished = [&](const Marked& program) {
    resumption.add(program);
    observer.finish(program);
  };
  run_class(
      programs, trees, options.examination,
      {.jobs = jobs_of(options, programs.size()), .unsafe = options.unsafe, .finished = finished},
      marked);
}

}  // namespace

std::vector<Marked> grade_class(const GradingOptions& options, GradingObserver& observer) {
  Sorting sorting(options, observer);
  for (const FoundFile& file : part_of(find_submissions(options.files), options.shard))
    sorting.take(file);
  if (!sorting.programs().empty())
    examine_programs(options, observer, sorting.programs(), sorting.marked());
  return std::move(sorting.marked());
}

}  // namespace minimax::grade
