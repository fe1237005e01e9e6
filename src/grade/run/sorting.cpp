#include "grade/run/sorting.hpp"

#include <fmt/format.h>

#include <utility>

#include "base/file.hpp"
#include "file/errors.hpp"
#include "grade/run/mark.hpp"

namespace minimax::grade {

namespace {

Marked unjudged(const SubmittedFile& file) {
  Marked marked{.file = file.name, .report = {}};
  marked.is_program = true;
  return marked;
}

}  // namespace

Sorting::Sorting(const GradingOptions& options) : options_(options), games_(options) {
  if (options.questions.empty()) return;
  questions_source_ =
      options.questions == "-" ? Source::standard_input() : Source::open(options.questions);
}

void Sorting::take(const HandIn& hand_in) {
  const std::size_t first = marked_.size();
  for (const FoundFile& file : hand_in.files) take(file, hand_in.student);
  marked_[first].left_out = hand_in.left_out;
}

void Sorting::finish() {
  if (!questions_source_) return;
  if (options_.trees_folder.empty()) games_.use(nullptr, [&](SubmissionGame& game) { ask(game); });
  std::vector<bool> is_to_be_run(marked_.size());
  for (const Entrant& program : programs_) is_to_be_run[program.place] = true;
  for (std::size_t i = 0; i < marked_.size(); ++i) {
    Marked& marked = marked_[i];
    if (!marked.questions.empty() || is_to_be_run[i]) continue;
    marked.is_program = false;
    for (const Question& each : questions_) marked.questions.push_back(unanswered(each));
  }
}

std::shared_ptr<const Tree> Sorting::common_tree() {
  std::shared_ptr<const Tree> tree;
  if (options_.trees_folder.empty())
    games_.use(nullptr, [&](SubmissionGame& game) { tree = game.tree(); });
  return tree;
}

void Sorting::take(const FoundFile& found, const Student* student) {
  SubmittedFile file = read_submission(found);
  if (file.problem.is_empty())
    file.problem = games_.use(student, [&](SubmissionGame& game) { sort(file, game); });
  if (questions_problem_) std::rethrow_exception(questions_problem_);
  if (!file.problem.is_empty()) marked_.push_back(mark_problem(file));
  if (student == nullptr) return;
  marked_.back().student = student->id;
  marked_.back().student_name = student->name;
}

void Sorting::sort(const SubmittedFile& file, SubmissionGame& game) {
  if (options_.expected == Expected::programs) return enter(file, game);
  ask(game);
  MarkedSheet sheet = mark_answers(Source::of_text(file.name, file.text), game.reference(),
                                   options_.examination.rules, questions_);
  if (sheet.is_program && options_.expected == Expected::answers)
    return marked_.push_back(
        mark_problem({.name = file.name,
                      .problem = Message("it holds rules or directives: answers are facts")}));
  if (sheet.is_program || (sheet.is_unreadable && options_.expected == Expected::any))
    return enter(file, game, std::move(sheet.program_note));
  marked_.push_back(std::move(sheet.marked));
}

// Where each student has a game, the questions are about positions of each.
void Sorting::ask(SubmissionGame& game) {
  if (!questions_source_ || asked_about_ == &game) return;
  asked_about_ = nullptr;  // where they do not fit, they are no questions about this game
  try {
    questions_ = read_questions(*questions_source_, game.reference());
  } catch (const OtherPositions& error) {
    if (options_.trees_folder.empty()) throw;
    throw UsageError(fmt::format("the questions do not fit it: {}", error.what()));
  } catch (const FileError&) {
    // No student's fault, but for an operator that one of the trees alone declares.
    questions_problem_ = std::current_exception();
    throw;
  }
  asked_about_ = &game;
}

// Among the programs to be run.
void Sorting::enter(SubmittedFile file, SubmissionGame& game, Message note) {
  std::shared_ptr<const Tree> tree = game.tree();
  marked_.push_back(unjudged(file));
  programs_.push_back({marked_.size() - 1, std::move(file), std::move(tree), std::move(note)});
}

}  // namespace minimax::grade
