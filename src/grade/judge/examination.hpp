// Whether a program is right, and if not, where it first goes wrong and why.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "base/message.hpp"
#include "grade/judge/conventions.hpp"
#include "grade/judge/course_program.hpp"
#include "grade/judge/first_wrong.hpp"
#include "grade/judge/judge.hpp"
#include "grade/judge/program.hpp"
#include "grade/judge/trials.hpp"
#include "trees/task.hpp"
#include "trees/tree.hpp"

namespace minimax::grade {

enum class Verdict : std::uint8_t { pass, fail, no_answer, tampered, error };

/// As programs read it; people read say(name_of(verdict)).
constexpr const char* name_of(Verdict verdict) {
  constexpr const char* names[] = {msgid("pass"), msgid("fail"), msgid("no_answer"),
                                   msgid("tampered"), msgid("error")};
  return names[static_cast<std::size_t>(verdict)];
}

/// What a picture shows of a tree and of an answer about a position of it.
struct PictureOfAnswer {
  std::string facts;  ///< the tree as facts alone, whatever the program calls the predicates
  std::string position;
  Task::Kind task = Task::Kind::minimax;
  CutOff cut_off = CutOff::equal;      ///< of alpha-beta
  std::string value = {};              ///< that the program answers; empty where it answers none
  std::vector<std::string> line = {};  ///< where it goes, from a successor of the position on
};

/// A tree on which a program is wrong, as small as can be.
struct Counterexample {
  std::string facts;  ///< the tree, as a text that can be consulted
  std::string query;  ///< `minimax(a, BestPos, Val, NodesList)`
  Message expected;   ///< the right answer, or one of them: `minimax(a, b, 4, [b,d,i])`
  Message got;        ///< what the program answers, or why it does not
  Message reason;     ///< where the two part, for the student
  /// Nothing where what is right is not what the definition says.
  std::optional<PictureOfAnswer> picture = {};
};

/// What a program that is right on the games of the course gets wrong on others. It costs nothing.
struct Remark {
  Message reason;  ///< a sentence without a full stop
  std::optional<std::string> misconception = {};
  std::optional<Counterexample> counterexample = {};
};

struct Report {
  Verdict verdict = Verdict::error;
  Message reason = {};  ///< a sentence without a full stop; empty for a pass
  std::optional<std::string> misconception = {};
  std::vector<std::string> candidates = {};
  std::optional<Counterexample> counterexample = {};
  std::optional<FirstWrong> first_wrong = {};  ///< on the first tree, where that is so
  /// By which convention it is judged: the one that it follows best; `reference` where it answers
  /// as the course's own program does and not by the definition. Empty where it said nothing.
  std::string convention = {};
  std::vector<Remark> remarks = {};
  bool ends_loading = false;        ///< the program calls halt/0 while it is loaded
  std::vector<Message> notes = {};  ///< what else the student should know
  std::size_t runs = 0;             ///< of the program
  std::size_t answers = 0;          ///< that were judged
};

struct ExaminationOptions {
  Task task;
  Rules rules;
  /// For one tree, as TimeLimit counts them. Who takes three quarters of it for each, and more than
  /// sixty times as much in all, is not run on all of them; nor is who waits for nothing so long.
  double seconds = 3;
  std::size_t shrink_tries = 200;  ///< runs that look for a smaller counterexample
  Accepted accepted = {};
};

/// Runs the program on each tree. It is right if it is so on all trees by one of the conventions
/// that are accepted; where it is not, what is told is what is wrong by the one that it follows
/// best. On other trees it is run for remarks and to tell misconceptions apart. Where the course
/// has a program of its own, it is right as well where it answers like that: null where there is
/// none.
Report examine(Program& program, const Trials& trials, const ExaminationOptions& options,
               CourseProgram* course = nullptr);

}  // namespace minimax::grade
