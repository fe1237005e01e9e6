#include "grade/run/grading.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <thread>
#include <utility>

#include "base/file.hpp"
#include "grade/run/attempts.hpp"
#include "grade/run/class_run.hpp"
#include "grade/run/hand_ins.hpp"
#include "grade/run/resumption.hpp"
#include "grade/run/sorting.hpp"
#include "grade/run/submissions.hpp"
#include "grade/run/submitted_file.hpp"
#include "grade/students/student_file.hpp"

namespace minimax::grade {

namespace {

unsigned jobs_of(const GradingOptions& options, std::size_t programs) {
  const unsigned wanted =
      options.jobs != 0 ? options.jobs : std::max(1U, std::thread::hardware_concurrency());
  return static_cast<unsigned>(std::min<std::size_t>(wanted, programs));
}

// By a program that answers nothing nobody can be judged.
void check_reference(const Marked& reference, const Task& task) {
  const Report& report = reference.report;
  if (report.verdict == Verdict::pass || report.verdict == Verdict::fail) return;
  throw FileError(
      fmt::format("{}: error: the course's program cannot be a reference: {}\n"
                  "  Give one that answers {}/{}, or say by --predicate what it defines.",
                  reference.file, in_english(report.reason), task.name, task.arity));
}

/// Runs the programs of a class.
class ProgramsRun {
 public:
  ProgramsRun(const GradingOptions& options, GradingObserver& observer, Sorting& sorting)
      : options_(options), observer_(observer), sorting_(sorting) {
    if (!options.reference.empty()) class_options_.reference = read_reference(options.reference);
    const auto& reference = class_options_.reference;
    resumption_.emplace(options, reference ? reference->text : "");
    if (resumption_->unsealed() > 0) observer.disbelieve(options.resume, resumption_->unsealed());
    class_options_.trials = resumption_->trials();
    class_options_.unsafe = options.unsafe;
  }

  // Before anybody is judged by it: what has to be said of the course's own program.
  std::optional<Marked> examine_reference() {
    if (!class_options_.reference) return std::nullopt;
    std::shared_ptr<const Tree> tree = sorting_.common_tree();
    if (!tree && !sorting_.programs().empty()) tree = sorting_.programs().front().tree;
    if (!tree) return std::nullopt;
    Marked reference = grade::examine_reference(*class_options_.reference, *tree,
                                                options_.examination, class_options_);
    check_reference(reference, options_.examination.task);
    observer_.learn(reference);
    return reference;
  }

  void run() {
    std::vector<Entrant>& programs = sorting_.programs();
    std::erase_if(programs, [&](const Entrant& entrant) {
      return resumption_->take(entrant, sorting_.marked()[entrant.place]);
    });
    if (programs.empty()) return;
    observer_.begin(programs.size());
    class_options_.jobs = jobs_of(options_, programs.size());
    class_options_.finished = [&](const Marked& program) {
      resumption_->add(program);
      observer_.finish(program);
    };
    run_class(programs, options_.examination, class_options_, sorting_.marked());
  }

 private:
  const GradingOptions& options_;
  GradingObserver& observer_;
  Sorting& sorting_;
  std::optional<Resumption> resumption_;
  ClassOptions class_options_;
};

}  // namespace

MarkedClass grade_class(const GradingOptions& options, GradingObserver& observer) {
  const Roster roster(options.students ? read_student_file(*options.students, options.id_column)
                                       : std::vector<Student>());
  Sorting sorting(options);
  std::vector<FoundFile> files = find_submissions(options.files);
  leave_out(files, options.own_paths);
  for (const HandIn& hand_in : part_of(hand_ins_of(std::move(files), roster), options.shard))
    sorting.take(hand_in);
  sorting.finish();
  MarkedClass marked;
  if (!sorting.programs().empty() || !options.reference.empty()) {
    ProgramsRun run(options, observer, sorting);
    marked.reference = run.examine_reference();
    run.run();
  }
  marked.submissions = options.attempts == Attempts::best
                           ? best_attempts(std::move(sorting.marked()))
                           : std::move(sorting.marked());
  return marked;
}

}  // namespace minimax::grade
