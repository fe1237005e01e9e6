// What is asked of a game.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "ask/found.hpp"
#include "game/game.hpp"
#include "game/payoff.hpp"
#include "search/common/answers.hpp"
#include "search/common/exploration.hpp"
#include "search/common/plies.hpp"
#include "search/common/trace_event.hpp"
#include "search/two/known_leaves.hpp"
#include "term/number.hpp"
#include "term/term.hpp"

namespace minimax {

/// A step of a search, in positions of the game.
using GameEvent = TraceEvent<TermId, Payoff>;
using GameEventSink = TraceSink<TermId, Payoff>;

/// Answers questions about one game, as its options say. Positions are those of the game. Throws
/// what the game and the searches throw, and OptionFault where the options are not for this very
/// game; never prints.
class Question {
 public:
  virtual ~Question() = default;

  virtual Found find(TermId root, TieRule ties) = 0;
  /// The answer with the last of equals. Calls tell(found) with what is known after each depth that
  /// a search within limits completes.
  virtual Found think(TermId root, const std::function<void(const Found&)>& tell) = 0;
  /// Without its line: of many positions it is less work.
  virtual Found outcome(TermId root, Ties ties) = 0;
  /// By alpha-beta, from alpha to beta, both included: see Solver::in_window(). Throws OptionFault
  /// where it is no game of two players.
  virtual FoundAnswer in_window(TermId root, const Number& alpha, const Number& beta) = 0;

  /// Who chooses among the successors of a position, which must have some.
  virtual Mover mover(TermId position) = 0;
  /// The answers, and a proof of their value. Throws OptionFault where the options ask for what it
  /// does not show.
  virtual Proved prove(TermId root, TieRule ties) = 0;
  /// How much proves the value; nothing where the options change what a leaf is, or it cannot
  /// be found out.
  virtual std::optional<ProofSize> proof_size(TermId root) = 0;
  /// A position that was looked at where the two rules for the mover differ.
  virtual std::optional<TermId> rule_difference() const { return std::nullopt; }

  /// Calls tell(event) with each step of the search as it happens. The algorithm of the options
  /// must be alpha-beta or minimax; expectiminimax, Star1 or Star2; max^n with shallow pruning or
  /// without; or automatic, which is the first of these. Throws OptionFault where they ask for all
  /// ties of several players.
  virtual void trace(TermId root, const GameEventSink& tell) = 0;
  /// What a search without cut-offs values statically, in the order of the tree.
  virtual std::vector<TermId> frontier(TermId root) = 0;
  /// The successors that can be reached, in order.
  virtual std::vector<TermId> possible_successors(TermId position) = 0;
  /// Calls tell(reached) for one ply, two and so on up to so many, or to the first that nothing is
  /// reached in. See PathCount.
  virtual void count_paths(TermId root, Plies plies,
                           const std::function<void(const ReachedPly&)>& tell) = 0;
  /// What the game says of one position after the other, to the end of the game, whatever the
  /// options. Throws OptionFault where it is no game of two players.
  virtual std::unique_ptr<Exploration<TermId, Number>> explore() = 0;
  /// Answers likewise, where what is known ends the game: see KnownLeaves. All that this needs and
  /// what is known must outlive it. Throws OptionFault where it is no game of two players.
  virtual std::unique_ptr<Question> with_known(KnownValues& known) = 0;
};

}  // namespace minimax
