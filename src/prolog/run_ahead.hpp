// What a thread does that helps another one with its search.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "ask/options.hpp"
#include "prolog/answer_sharing.hpp"
#include "prolog/prolog_game.hpp"
#include "prolog/shared_answers.hpp"
#include "search/common/ordering.hpp"
#include "search/common/path.hpp"
#include "search/common/plies.hpp"
#include "search/common/stack_guard.hpp"
#include "search/common/table.hpp"
#include "search/common/window.hpp"
#include "search/two/alpha_beta_rules.hpp"
#include "term/number.hpp"

namespace minimax::prolog {

/// The search that is helped. Where it is of another kind than this can tell, the help is less
/// good.
struct HelpedSearch {
  bool prunes = true;
  AlphaBetaRules rules = {};
  std::optional<Plies> depth;
  bool deepens = false;  ///< ply by ply, up to the depth
  std::optional<Number> draw;
  std::size_t table_bytes = 0;
};

HelpedSearch helped_search(const Options& options);

/// Asks the program of a game what the search will ask soon, for others to know the answers. It
/// walks alpha-beta from the root in the order of the search. What somebody else is asking it goes
/// round, as if it were not there; whenever it has asked something itself, it begins at the root
/// again: by then more is known, and a table holds what is known already. So it is always at the
/// first positions that the search needs as far as one can tell, and what it finds itself need not
/// be right.
class RunAhead {
 public:
  /// The game must share its answers as a helper, by `sharing`.
  RunAhead(PrologGame& game, SharedAnswers& shared, AnswerSharing& sharing,
           const HelpedSearch& search);

  /// Until there is nothing left to ask, or SharedAnswers::stop() was called. No exception is left.
  void run(TermId root);

 private:
  using Value = StaticValue;
  /// Thrown where more is known than at the beginning of the walk.
  struct Restart {};
  /// What a walk was kept from.
  enum class Missing : std::uint8_t { nothing, withdrawn, asked };

  void deepen(TermId root);
  Missing walk_from(TermId root, Plies depth);
  void explore(TermId root, std::optional<Plies> depth);
  bool explore_at(TermId position, bool is_limit, std::vector<TermId>& next);

  std::optional<Value> walk(TermId position, Plies remaining, const Window<Value>& window);
  std::optional<Value> walk_successors(TermId position, Plies remaining, Window<Value> window);
  std::optional<Value> best_of(TermId position, std::span<const TermId> successors, Mover mover,
                               Plies remaining, Window<Value> window);
  template <class Body>
  auto attempt(Body body) -> decltype(body());
  void poll();

  PrologGame& game_;
  SharedAnswers& shared_;
  AnswerSharing& sharing_;
  HelpedSearch search_;
  std::optional<Value> draw_;
  MoveOrder<AnyGame> order_;
  Table<AnyGame> table_;
  Path<TermId> path_;
  StackGuard stack_;
  Missing missing_ = Missing::nothing;
  std::uint64_t calls_before_ = 0;  // the walk
  std::uint64_t horizon_uses_ = 0;
  bool lacks_horizon_values_ = false;
};

}  // namespace minimax::prolog
