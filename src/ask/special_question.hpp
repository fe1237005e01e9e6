// Questions over games in which chance moves, or several players, as far as they have them in
// common.
#pragma once

#include <fmt/format.h>

#include <functional>
#include <optional>
#include <vector>

#include "ask/option_faults.hpp"
#include "ask/question.hpp"
#include "ask/surroundings.hpp"
#include "game/game_kind.hpp"

namespace minimax {

/// What can be asked about games of two players alone is refused with an OptionFault.
template <class G>
class SpecialQuestion : public Question {
 public:
  /// Both must outlive this.
  SpecialQuestion(G& game, const Options& options, Surroundings& surroundings, GameKind kind)
      : game_(game), options_(options), surroundings_(surroundings), kind_(kind) {}

  Found think(TermId root, const std::function<void(const Found&)>&) final {
    return find(root, TieRule::last);
  }
  Found outcome(TermId root, Ties ties) final {
    Found found = find(root, ties == Ties::last ? TieRule::last : TieRule::first);
    for (FoundAnswer& answer : found.answers) answer.nodes.clear();
    return found;
  }
  FoundAnswer in_window(TermId, const Number&, const Number&) final { throw refusal("alphabeta"); }
  Mover mover(TermId position) final { return game_.mover(position); }
  Proved prove(TermId) final { throw refusal("certificate"); }
  /// Nobody has said how few leaves prove such a value.
  std::optional<std::size_t> proof_leaves(TermId) final { return std::nullopt; }

 protected:
  Plies plies() const { return options_.depth.value_or(unlimited_plies); }
  OptionFault refusal(const char* what) const {
    return OptionFault(OptionFault::Kind::option, what,
                       fmt::format("{{{}}} cannot be used here: {}", what, sentence_of(kind_)));
  }

  G& game_;
  const Options options_;
  Surroundings& surroundings_;

 private:
  GameKind kind_;
};

}  // namespace minimax
