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

Marked unjudged(const SubmittedFile& file) {
  Marked marked{.file = file.name, .report = {}};
  marked.is_program = true;
  return marked;
}

/// Sorts answers from programs: the former are marked at once.
class Sorting {
 public:
  explicit Sorting(const GradingOptions& options) : options_(options), games_(options) {
    if (options.questions.empty()) return;
    questions_source_ =
        options.questions == "-" ? Source::standard_input() : Source::open(options.questions);
  }

  void take(const HandIn& hand_in) {
    const std::size_t first = marked_.size();
    for (const FoundFile& file : hand_in.files) take(file, hand_in.student);
    marked_[first].left_out = hand_in.left_out;
  }

  /// What cannot be judged has not answered what was asked.
  void finish() {
    if (!questions_source_) return;
    if (options_.trees_folder.empty())
      games_.use(nullptr, [&](SubmissionGame& game) { ask(game); });
    std::vector<bool> is_to_be_run(marked_.size());
    for (const Entrant& program : programs_) is_to_be_run[program.place] = true;
    for (std::size_t i = 0; i < marked_.size(); ++i) {
      Marked& marked = marked_[i];
      if (!marked.questions.empty() || is_to_be_run[i]) continue;
      marked.is_program = false;
      for (const Question& each : questions_) marked.questions.push_back(unanswered(each));
    }
  }

  std::vector<Marked>& marked() { return marked_; }
  std::vector<Entrant>& programs() { return programs_; }

 private:
  void take(const FoundFile& found, const Student* student) {
    SubmittedFile file = read_submission(found);
    if (file.problem.empty())
      file.problem = games_.use(student, [&](SubmissionGame& game) { sort(file, game); });
    if (!file.problem.empty()) marked_.push_back(mark_problem(file));
    if (student == nullptr) return;
    marked_.back().student = student->id;
    marked_.back().student_name = student->name;
  }

  void sort(const SubmittedFile& file, SubmissionGame& game) {
    if (options_.expected == Expected::programs) return enter(file, game);
    ask(game);
    MarkedSheet sheet = mark_answers(Source::of_text(file.name, file.text), game.reference(),
                                     options_.examination.rules, questions_);
    if (sheet.is_program && options_.expected == Expected::answers)
      return marked_.push_back(mark_problem(
          {.name = file.name, .problem = "it holds rules or directives: answers are facts"}));
    if (sheet.is_program || (sheet.is_unreadable && options_.expected == Expected::any))
      return enter(file, game);
    marked_.push_back(std::move(sheet.marked));
  }

  // Where each student has a game, the questions are about positions of each.
  void ask(SubmissionGame& game) {
    if (!questions_source_ || asked_about_ == &game) return;
    asked_about_ = nullptr;  // where they do not fit, they are no questions about this game
    try {
      questions_ = read_questions(*questions_source_, game.reference());
    } catch (const FileError& error) {
      if (options_.trees_folder.empty()) throw;
      throw UsageError(fmt::format("the questions do not fit it: {}", error.what()));
    }
    asked_about_ = &game;
  }

  // Among the programs to be run.
  void enter(SubmittedFile file, SubmissionGame& game) {
    std::shared_ptr<const Tree> tree = game.tree();
    marked_.push_back(unjudged(file));
    programs_.push_back({marked_.size() - 1, std::move(file), std::move(tree)});
  }

  const GradingOptions& options_;
  SubmissionGames games_;
  std::optional<Source> questions_source_;
  std::vector<Question> questions_;
  const SubmissionGame* asked_about_ = nullptr;
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
  explicit Resumption(const GradingOptions& options) {
    if (!options.resume.empty()) file_.emplace(options.resume);
    trials_ = {.seed = seed_for(options),
               .random_trees = options.random_trees,
               .alternating = options.alternating,
               .strict = options.examination.accepted.strict};
    fingerprint_.emplace(trials_, options.examination, options.unsafe);
  }

  /// Of the file that is resumed from.
  std::size_t unsealed() const { return file_ ? file_->unsealed() : 0; }

  /// On what each program is run.
  const TrialOptions& trials() const { return trials_; }

  /// Whether the program need not be run.
  bool take(const Entrant& program, Marked& marked) const {
    if (!file_) return false;
    marked.fingerprint = fingerprint_->of(program.file, *program.tree);
    const Marked* const known = file_->find(program.file.name, marked.fingerprint);
    if (known == nullptr) return false;
    // The list may have changed.
    std::string student = std::move(marked.student);
    std::string name = std::move(marked.student_name);
    std::vector<std::string> left_out = std::move(marked.left_out);
    marked = *known;
    marked.student_name = std::move(name);
    marked.student = std::move(student);
    marked.left_out = std::move(left_out);
    return true;
  }

  void add(const Marked& marked) {
    if (file_) file_->add(marked);
  }

 private:
  // Nobody can know a new one beforehand. Parts of a class need the same one.
  std::uint64_t seed_for(const GradingOptions& options) const {
    if (options.seed) return *options.seed;
    if (file_ && file_->seed()) return *file_->seed();
    if (options.shard.count > 1)
      throw UsageError(
          "all parts of a class are to be run on the same random trees\n"
          "  Give each run of --shard the same number as --seed.");
    return std::random_device()();
  }

  TrialOptions trials_;
  std::optional<Fingerprint> fingerprint_;
  std::optional<ResumeFile> file_;
};

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
