// How the game of one thread takes part in what several know.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "prolog/position_table.hpp"
#include "prolog/prolog.hpp"
#include "prolog/shared_answers.hpp"
#include "term/term.hpp"

namespace minimax::prolog {

/// Thrown in a thread that does not lead where it needs an answer that it does not get.
struct NoAnswerYet {};  ///< somebody is asking for it
struct NoAnswer {};     ///< and never will

/// Gives a game answers that another thread was given, and passes on its own. The thread that leads
/// gets the answer or the exception that the program would have given it. It belongs to one thread
/// and one PositionTable.
class AnswerSharing {
 public:
  enum class Part : std::uint8_t { leader, helper };

  AnswerSharing(SharedAnswers& shared, Part part) : shared_(shared), part_(part) {}
  AnswerSharing(const AnswerSharing&) = delete;
  AnswerSharing& operator=(const AnswerSharing&) = delete;

  /// Answers as `call()`, which asks the program and binds what follows `answer`, or has nothing to
  /// bind where that is 0. `kind` is what is asked. Throws PendingException, and in a thread that
  /// does not lead NoAnswerYet and NoAnswer.
  template <class Call>
  bool call(const PositionTable& positions, TermId position, unsigned kind, term_t answer,
            Call call) {
    if (part_ == Part::leader && !shared_.is_worthwhile()) return timed(kind, call);
    const SharedAnswers::Question question =
        SharedAnswers::question(shared_number(positions, position), kind);
    if (const std::optional<bool> known = known_answer(question, kind, answer)) return *known;
    const auto begin = SharedAnswers::Clock::now();
    Withdrawal withdrawal(shared_, question, part_);
    const bool succeeded = call();
    publish(withdrawal, succeeded, answer, SharedAnswers::Clock::now() - begin);
    return succeeded;
  }

  /// How often the program was asked.
  std::uint64_t calls() const noexcept { return calls_; }
  /// For a helper: the first thing from here on that nobody has asked is left to the one who leads,
  /// if that one is free to ask.
  void leave_first() { leaves_first_ = true; }

 private:
  // A question that is not answered is withdrawn.
  class Withdrawal {
   public:
    Withdrawal(SharedAnswers& shared, SharedAnswers::Question question, Part part)
        : shared_(shared), question_(question), part_(part) {}
    Withdrawal(const Withdrawal&) = delete;
    Withdrawal& operator=(const Withdrawal&) = delete;
    ~Withdrawal() {
      if (!is_answered_) shared_.withdraw(question_);
      if (part_ == Part::leader) shared_.rest();
    }
    void publish(SharedAnswers::State state, record_t record, SharedAnswers::Clock::duration time) {
      is_answered_ = true;
      shared_.publish(question_, state, record, time);
    }

   private:
    SharedAnswers& shared_;
    SharedAnswers::Question question_;
    Part part_;
    bool is_answered_ = false;
  };

  template <class Call>
  bool timed(unsigned kind, Call call) {
    const auto begin = SharedAnswers::Clock::now();
    const bool succeeded = call();
    shared_.add_time(kind, SharedAnswers::Clock::now() - begin);
    return succeeded;
  }
  std::uint32_t shared_number(const PositionTable& positions, TermId position);
  std::optional<bool> known_answer(SharedAnswers::Question question, unsigned kind, term_t answer);
  SharedAnswers::Answer wait(SharedAnswers::Question question, unsigned kind);
  void publish(Withdrawal& question, bool succeeded, term_t answer,
               SharedAnswers::Clock::duration time);

  SharedAnswers& shared_;
  Part part_;
  std::uint64_t calls_ = 0;
  bool leaves_first_ = false;
  std::vector<std::optional<std::uint32_t>> numbers_;  // by the number of a position
  std::vector<TermId> parts_;                          // by the number of a part
};

}  // namespace minimax::prolog
