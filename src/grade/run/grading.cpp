#include "grade/run/grading.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <random>
#include <thread>
#include <utility>

#include "base/file.hpp"
#include "facts/source.hpp"
#include "file/errors.hpp"
#include "grade/run/attempts.hpp"
#include "grade/run/class_run.hpp"
#include "grade/run/fingerprint.hpp"
#include "grade/run/hand_ins.hpp"
#include "grade/run/mark.hpp"
#include "grade/run/resume_file.hpp"
#include "grade/run/submission_games.hpp"
#include "grade/run/submissions.hpp"
#include "grade/students/student_file.hpp"

namespace minimax::grade {

namespace {

unsigned jobs_of(const GradingOptions& options, std::size_t programs) {
  const unsigned wanted =
      options.jobs != 0 ? options.jobs : std::max(1U, std::thread::hardware_concurrency());
  return static_cast<unsigned>(std::min<std::size_t>(wanted, programs));
}

void examine_programs(const GradingOptions& options, GradingObserver& observer,
                      std::vector<Entrant>& programs, std::vector<Marked>& marked) {
  Resumption resumption(options);
  if (resumption.unsealed() > 0) observer.disbelieve(options.resume, resumption.unsealed());
  std::erase_if(programs, [&](const Entrant& entrant) {
    return resumption.take(entrant, marked[entrant.place]);
  });
  if (programs.empty()) return;
  observer.begin(programs.size());
  const auto finished = [&](const Marked& program) {
    resumption.add(program);
    observer.finish(program);
  };
  run_class(programs, options.examination,
            {.trials = resumption.trials(),
             .jobs = jobs_of(options, programs.size()),
             .unsafe = options.unsafe,
             .finished = finished},
            marked);
}

}  // namespace

std::vector<Marked> grade_class(const GradingOptions& options, GradingObserver& observer) {
  const Roster roster(options.students ? read_student_file(*options.students, options.id_column)
                                       : std::vector<Student>());
  Sorting sorting(options);
  std::vector<FoundFile> files = find_submissions(options.files);
  leave_out(files, options.own_paths);
  for (const HandIn& hand_in : part_of(hand_ins_of(std::move(files), roster), options.shard))
    sorting.take(hand_in);
  sorting.finish();
  if (!sorting.programs().empty())
    examine_programs(options, observer, sorting.programs(), sorting.marked());
  if (options.attempts == Attempts::best) return best_attempts(std::move(sorting.marked()));
  return std::move(sorting.marked());
}

}  // namespace minimax::grade
