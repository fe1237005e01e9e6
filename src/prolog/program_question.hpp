// Questions over the game of a program.
#pragma once

#include <memory>
#include <optional>

#include "ask/options.hpp"
#include "ask/question.hpp"
#include "ask/surroundings.hpp"
#include "game/game_kind.hpp"
#include "game/payoff.hpp"
#include "prolog/prolog.hpp"
#include "prolog/prolog_game.hpp"
#include "search/chance/expectation.hpp"

namespace minimax::prolog {

/// Its goals are called, its calls end in time, and threads help.
class ProgramSurroundings : public Surroundings {
 public:
  /// The game must outlive this; `interface` is what a question says of it: a list, for the threads
  /// that help.
  ProgramSurroundings(PrologGame& game, std::optional<term_t> interface)
      : game_(game), interface_(interface) {}

  /// A game that calls Prolog is so slow that each position may ask.
  Interrupt interrupt() override { return Interrupt(handle_signals, nullptr, 1); }
  std::unique_ptr<Quiescence> quiescence(const Goal& goal) override;
  std::unique_ptr<Lease> limit_calls(const Options& options) override;
  /// One thread where the program keeps something in the database while it is asked.
  std::unique_ptr<Lease> help(const Options& options) override;
  std::optional<Askings> take_askings() override { return game_.take_askings(); }

 protected:
  /// `state` is what the program changes and looks up.
  virtual void tell_of_state(term_t state);

 private:
  PrologGame& game_;
  std::optional<term_t> interface_;
};

/// See make_question(), of which this is the one for programs.
std::unique_ptr<Question> program_question(PrologGame& game, GameKind kind, const Options& options,
                                           ProgramSurroundings& surroundings);

// What rules do not tell.
inline std::optional<Bounds<Payoff>> known_bounds(const PrologGame&) {
  return std::nullopt;
}
inline std::optional<Payoff> known_sum(const PrologGame&) {
  return std::nullopt;
}
inline void check_bounds(const PrologGame&, const Bounds<Payoff>&) {}
inline void check_sum(const PrologGame&, const Payoff&) {}
inline bool may_round(const PrologGame&) {
  return true;
}

}  // namespace minimax::prolog
