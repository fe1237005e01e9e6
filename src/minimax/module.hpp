// A game in C++ as a module that the command `minimax` and library(minimax) load.
//
//     // tic_tac_toe_module.cpp
//     #include <minimax/module.hpp>
//
//     #include "tic_tac_toe_in_prolog.hpp"
//
//     MINIMAX_GAME(TicTacToeInProlog)
//
// compiled as a shared library. minimax_add_game() of the CMake package does all that.
#pragma once

#include <concepts>
#include <cstdint>
#include <functional>
#include <memory>
#include <new>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/list_store.hpp"
#include "game/position_map.hpp"
#include "game/transposition.hpp"
#include "minimax/game_threw.hpp"
#include "minimax/minimax.hpp"
#include "minimax/module_interface.hpp"
#include "minimax/plain_term.hpp"

namespace minimax {

/// An integer that fits 64 bits with its sign.
template <class Value>
concept ModuleValue = (std::signed_integral<Value> && sizeof(Value) <= sizeof(std::int64_t)) ||
                      (std::unsigned_integral<Value> && sizeof(Value) < sizeof(std::int64_t));

/// A game that can be made a module: its positions are terms of Prolog.
template <class G>
concept TermGame = ScaledGame<G> && ModuleValue<typename G::Value> &&
    std::default_initializable<G> &&
    requires(G& game, const typename G::Position& position, const PlainTerm& term) {
  { game.term(position) } -> std::same_as<PlainTerm>;
  /// Nothing where the term is no position.
  { game.position(term) } -> std::same_as<std::optional<typename G::Position>>;
};

/// Which may say where it begins,
template <class G>
concept BeginningGame = requires(G& game) {
  { game.initial() } -> std::same_as<typename G::Position>;
};
/// how people see a position, in lines,
template <class G>
concept PicturedGame = requires(G& game, const typename G::Position& position) {
  { game.picture(position) } -> std::same_as<std::string>;
};
/// and what the move to a successor is called.
template <class G>
concept NamingGame = requires(G& game, const typename G::Position& position) {
  { game.move_name(position, position) } -> std::same_as<PlainTerm>;
};

/// What ask() gives of the game.
template <class Ask>
decltype(auto) asked(Ask ask) {
  return asked_of_game<NoStaticValue, std::bad_alloc>(ask);
}

/// Null where the game cannot say it.
template <TermGame G>
std::shared_ptr<const PlainTerm> term_of(G& game, const typename G::Position& position) noexcept {
  try {
    return std::make_shared<const PlainTerm>(game.term(position));
  } catch (...) {
    return nullptr;
  }
}

/// What ask() gives of the game, which it asks about this position.
template <TermGame G, class Ask>
decltype(auto) asked_about(G& game, const typename G::Position& position, Ask ask) {
  try {
    return asked(ask);
  } catch (GameThrew& error) {
    if (!error.position) error.position = term_of(game, position);
    throw;
  }
}

/// The same game, whose exceptions tell the position whose successors, mover or value was asked
/// for.
template <TermGame G>
class TellingGame : public G {
 public:
  using Position = typename G::Position;

  decltype(auto) successors(const Position& position) {
    return told(position, [&]() -> decltype(auto) { return G::successors(position); });
  }
  decltype(auto) mover(const Position& position) {
    return told(position, [&]() -> decltype(auto) { return G::mover(position); });
  }
  decltype(auto) value(const Position& position) {
    return told(position, [&]() -> decltype(auto) { return G::value(position); });
  }

 private:
  template <class Ask>
  decltype(auto) told(const Position& position, Ask ask) {
    return asked_about(static_cast<G&>(*this), position, ask);
  }
};

/// The game as it is searched. Nothing is derived from one that is final, or that is virtual: its
/// functions say what those that override them give.
template <TermGame G>
using SearchedGame =
    std::conditional_t<std::is_final_v<G> || std::is_polymorphic_v<G>, G, TellingGame<G>>;

/// Gives the positions of a game numbers. Those that are searched by a solver have none.
template <TermGame G>
class NumberedGame final : public ModuleGame {
 public:
  using Own = typename G::Position;

  std::span<const TermId> successors(TermId position) override;
  Mover mover(TermId position) override {
    return asked([&] { return game_.mover(own(position)); });
  }
  std::int64_t value(TermId position) override {
    return asked([&] { return static_cast<std::int64_t>(game_.value(own(position))); });
  }
  bool may_transpose(TermId root) const override {
    return minimax::may_transpose(game_, own(root));
  }

  std::optional<TermId> initial() override {
    if constexpr (BeginningGame<G>) {
      return number(asked([&] { return game_.initial(); }));
    } else {
      return std::nullopt;
    }
  }
  std::optional<TermId> position(const PlainTerm& term) override {
    const std::optional<Own> found = asked([&] { return game_.position(term); });
    return found ? std::optional(number(*found)) : std::nullopt;
  }
  PlainTerm term(TermId position) override {
    return asked([&] { return game_.term(own(position)); });
  }
  std::optional<std::string> picture(TermId position) override {
    if constexpr (PicturedGame<G>) {
      return asked_about(game_, own(position), [&] { return game_.picture(own(position)); });
    } else {
      return std::nullopt;
    }
  }
  std::optional<PlainTerm> move_name(TermId position, TermId successor) override {
    if constexpr (NamingGame<G>) {
      return asked_about(game_, own(position),
                         [&] { return game_.move_name(own(position), own(successor)); });
    } else {
      return std::nullopt;
    }
  }
  std::unique_ptr<SolverInterface<ModuleGame>> solver(const SolverOptions<std::int64_t>& options,
                                                      Interrupt interrupt) override;
  std::unique_ptr<Exploration<TermId, std::int64_t>> explore() override;

  SearchedGame<G>& game() noexcept { return game_; }
  const Own& own(TermId position) const { return positions_[index_of(position)]; }
  TermId number(const Own& position);

 private:
  using Successors = std::optional<std::span<const TermId>>;

  SearchedGame<G> game_;
  std::vector<Own> positions_;          // by number
  std::vector<Successors> successors_;  // likewise
  ListStore<TermId> lists_;
  PositionMap<Own, TermId> numbers_;
};

template <TermGame G>
TermId NumberedGame<G>::number(const Own& position) {
  if (const TermId* const known = numbers_.find(position)) return *known;
  const auto number = TermId(positions_.size());
  positions_.push_back(position);
  successors_.push_back(std::nullopt);
  numbers_.set(position, number);
  return number;
}

template <TermGame G>
std::span<const TermId> NumberedGame<G>::successors(TermId position) {
  if (const Successors& known = successors_[index_of(position)]) return *known;
  std::vector<TermId> numbers;
  // A copy: what is numbered may move the positions.
  const Own from = own(position);
  asked([&] {
    for (const Own& successor : game_.successors(from)) numbers.push_back(number(successor));
    return true;
  });
  return *(successors_[index_of(position)] = lists_.keep(numbers));
}

/// Searches the positions themselves, and numbers what it answers.
template <TermGame G>
class NumberingSolver final : public SolverInterface<ModuleGame> {
 public:
  NumberingSolver(NumberedGame<G>& numbered, const SolverOptions<std::int64_t>& options,
                  Interrupt interrupt)
      : numbered_(numbered), solver_(numbered.game(), own_options(options), interrupt) {}

  Solution<ModuleGame> solve(const TermId& root, TieRule ties) override {
    return numbers(numbered([&] { return solver_.solve(own(root), ties); }));
  }
  Outcome<ModuleGame> outcome(const TermId& root, Ties ties) override {
    const Outcome<Searched> found = numbered([&] { return solver_.outcome(own(root), ties); });
    Outcome<ModuleGame> outcome{static_cast<std::int64_t>(found.value), std::nullopt,
                                numbered_.number(found.valued), found.repetition};
    if (found.best) outcome.best = numbered_.number(*found.best);
    return outcome;
  }
  void tell_depths(std::function<void(const Solution<ModuleGame>&)> tell) override {
    if (!tell) return solver_.tell_depths({});
    solver_.tell_depths(
        [this, tell = std::move(tell)](const Solution<Searched>& found) { tell(numbers(found)); });
  }

 private:
  using Value = typename G::Value;
  using Searched = SearchedGame<G>;

  static SolverOptions<Value> own_options(const SolverOptions<std::int64_t>& options) {
    std::optional<Value> repetition;
    if (options.repetition) repetition = static_cast<Value>(*options.repetition);
    return with_values(options, repetition);
  }
  // What search() finds, or a loop that it has thrown.
  template <class Search>
  auto numbered(Search search) try {
    return search();
  } catch (const CycleError<typename G::Position>& error) {
    std::vector<TermId> loop;
    for (const auto& position : error.loop) loop.push_back(numbered_.number(position));
    throw CycleError<TermId>(std::move(loop));
  }
  // A copy: what is numbered may move the positions.
  typename G::Position own(TermId position) const { return numbered_.own(position); }
  Solution<ModuleGame> numbers(const Solution<Searched>& found) {
    Solution<ModuleGame> solution{found, {}, found.reaches_end};
    for (const Answer<Searched>& answer : found.answers) {
      std::vector<TermId> line;
      for (const auto& position : answer.line) line.push_back(numbered_.number(position));
      solution.answers.push_back({static_cast<std::int64_t>(answer.value), std::move(line),
                                  answer.repetition, answer.indices});
    }
    return solution;
  }

  NumberedGame<G>& numbered_;
  Solver<Searched> solver_;
};

template <TermGame G>
std::unique_ptr<SolverInterface<ModuleGame>> NumberedGame<G>::solver(
    const SolverOptions<std::int64_t>& options, Interrupt interrupt) {
  using Value = typename G::Value;
  const auto& repetition = options.repetition;
  if (repetition && static_cast<std::int64_t>(static_cast<Value>(*repetition)) != *repetition)
    return nullptr;
  return std::make_unique<NumberingSolver<G>>(*this, options, interrupt);
}

/// From the positions themselves to their numbers.
template <TermGame G>
class NumberedPositions {
 public:
  explicit NumberedPositions(NumberedGame<G>& numbered) : numbered_(numbered) {}

  // A copy: what is numbered may move the positions.
  typename G::Position inner(TermId position) const { return numbered_.own(position); }
  TermId position(const typename G::Position& own) const { return numbered_.number(own); }
  static std::int64_t value(const typename G::Value& value) {
    return static_cast<std::int64_t>(value);
  }
  template <class Ask>
  static auto asked(Ask ask) {
    return minimax::asked(ask);
  }

 private:
  NumberedGame<G>& numbered_;
};

template <TermGame G>
std::unique_ptr<Exploration<TermId, std::int64_t>> NumberedGame<G>::explore() {
  using Own = GameExploration<SearchedGame<G>>;
  return std::make_unique<ConvertedExploration<TermId, std::int64_t, Own, NumberedPositions<G>>>(
      std::make_unique<Own>(game_), NumberedPositions<G>(*this));
}

template <TermGame G>
std::unique_ptr<ModuleGame> make_module_game() {
  return asked([] { return std::make_unique<NumberedGame<G>>(); });
}

}  // namespace minimax

/// Makes a shared library the module of the game that has this type. What it gives is of this
/// library alone: one of a template would be shared by all libraries whose type has the same name.
#define MINIMAX_GAME(Type)                                                                      \
  extern "C" [[gnu::visibility("default")]] const minimax::ModuleEntry* minimax_game_module() { \
    static const minimax::ModuleEntry entry{                                                    \
        .make = [] { return minimax::make_module_game<Type>(); }};                              \
    return &entry;                                                                              \
  }
