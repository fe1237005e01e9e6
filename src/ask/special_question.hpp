// Questions over games in which chance moves, or several players, as far as they have them in
// common.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "ask/errors.hpp"
#include "ask/kind_options.hpp"
#include "ask/question.hpp"
#include "game/game_kind.hpp"
#include "search/common/deepening.hpp"
#include "search/common/names.hpp"
#include "search/common/stack_guard.hpp"

namespace minimax {

/// Answers questions over games of another kind than that of two players, and refuses the others
/// with a UsageError. See GameQuestion for what a file offers.
template <class File>
class SpecialQuestion : public Question {
 public:
  using G = typename File::Game;
  using Position = typename G::Position;

  /// The file must outlive this.
  SpecialQuestion(File& file, const SearchFlags& flags, GameKind kind)
      : file_(file), game_(file.question_game()), flags_(flags), kind_(kind) {}

  void after(std::size_t plies) override { game_.after(plies); }
  Result think(TermId position, const std::function<void(const Result&)>&) override {
    return results(position, TieRule::last).front();
  }
  Choice choice(TermId position) override;
  Result outcome(TermId position, Ties ties) override;
  Comparison::Row row(TermId position) override;
  /// Nobody has said how few leaves prove such a value.
  std::optional<std::size_t> proof_leaves(TermId) override { return std::nullopt; }
  Certified certified(TermId) override { refuse("--certificate", kind_); }

 protected:
  /// What ask(position) gives, of the position that the term is.
  template <class Ask>
  auto asked(TermId term, Ask ask) {
    return file_.guarded(game_, [&] {
      [[maybe_unused]] const auto watched = file_.watched(game_, flags_);
      [[maybe_unused]] const auto limit = file_.limit_calls(game_, flags_);
      return ask(game_.position(term));
    });
  }

  std::vector<TermId> terms(const std::vector<Position>& positions) {
    std::vector<TermId> terms;
    for (const Position& position : positions) terms.push_back(game_.term(position));
    return terms;
  }

  File& file_;
  typename File::QuestionGame game_;
  const SearchFlags flags_;

 private:
  GameKind kind_;
};

template <class File>
auto SpecialQuestion<File>::choice(TermId position) -> Choice {
  return asked(position, [&](const Position& root) {
    Choice choice;
    for (const Position& successor : game_.successors(root))
      choice.successors.push_back(game_.term(successor));
    if (!choice.successors.empty()) choice.mover = game_.mover(root);
    return choice;
  });
}

template <class File>
Result SpecialQuestion<File>::outcome(TermId position, Ties ties) {
  Result result = results(position, ties == Ties::last ? TieRule::last : TieRule::first).front();
  result.nodes.clear();
  return result;
}

template <class File>
Comparison::Row SpecialQuestion<File>::row(TermId position) {
  const std::string name(name_of(flags_.algorithm));
  try {
    return {name, results(position, TieRule::last).front(), ""};
  } catch (const TooDeep&) {
    return {name, std::nullopt, "too deep for its recursion"};
  } catch (const SearchStopped&) {
    return {name, std::nullopt, "stopped before any depth"};
  } catch (const Unsuitable& error) {
    return {name, std::nullopt, error.note};
  }
}

}  // namespace minimax
