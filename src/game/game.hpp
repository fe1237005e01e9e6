// What a search asks of a game.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <ranges>

namespace minimax {

/// Who moves: MAX or MIN; chance; or one of several players, of whom each has a payoff of its own.
/// A search that is written for some kinds says so, and is not to be asked about the others.
enum class Mover : std::uint8_t { max, min, chance, first_player };

/// So many players can be told apart.
inline constexpr std::size_t most_players = 200;

/// The player whose payoff has this index, counted from 0; most_players is that of nobody.
constexpr Mover player(std::size_t index) noexcept {
  return static_cast<Mover>(static_cast<std::size_t>(Mover::first_player) + index);
}
constexpr bool is_player(Mover mover) noexcept {
  return mover >= Mover::first_player;
}
/// Needs is_player().
constexpr std::size_t player_index(Mover mover) noexcept {
  return static_cast<std::size_t>(mover) - static_cast<std::size_t>(Mover::first_player);
}

/// Of MAX or MIN.
constexpr Mover opponent(Mover mover) noexcept {
  return mover == Mover::max ? Mover::min : Mover::max;
}

/// Whether `mover`, MAX or MIN, likes the value `a` strictly better than `b`.
template <class Value>
constexpr bool prefers(Mover mover, const Value& a, const Value& b) {
  return mover == Mover::max ? b < a : a < b;
}

/// Thrown, as part of an exception, by a game that is asked for a static value where it has none. A
/// game may have none but for leaves, and then no depth limit can be searched to.
struct NoStaticValue {};

/// A position that is a small number already, such as the id of an interned term.
template <class Position>
concept IndexedPosition = requires(const Position& position) {
  { index_of(position) } -> std::convertible_to<std::size_t>;
};

/// A position that a search can remember: it has a std::hash, or is a small number.
template <class Position>
concept RememberedPosition = IndexedPosition<Position> || requires(const Position& position) {
  { std::hash<Position>()(position) } -> std::convertible_to<std::size_t>;
};

/// What every search is written against, and knows nothing else of a game but the parts below, of
/// which a game has some. A member function may throw, and the search lets it through.
template <class G>
concept GameTree = std::regular<typename G::Position> && RememberedPosition<typename G::Position> &&
    requires(G& game, const typename G::Position& position) {
  /// The legal successors in order; empty for a leaf. What is returned stays valid while the
  /// game is asked about other positions.
  { game.successors(position) } -> std::ranges::random_access_range;
  requires std::ranges::sized_range<decltype(game.successors(position))>;
  { game.successors(position)[0] } -> std::convertible_to<typename G::Position>;
  /// Asked only of a position that has successors.
  { game.mover(position) } -> std::same_as<Mover>;
};

/// Of MAX and MIN. Values are the merit from MAX's point of view and need an order only.
template <class G>
concept Game = GameTree<G> && std::copyable<typename G::Value> &&
    std::totally_ordered<typename G::Value> &&
    requires(G& game, const typename G::Position& position) {
  /// The static value: asked of a leaf, and of a position at the depth limit.
  { game.value(position) } -> std::convertible_to<typename G::Value>;
};

/// Whether all static values below a position take no longer than to look it up in a large table: a
/// game of which that is true has a member `values_quickly` that says so. Then searches with a
/// depth limit remember no position a ply above it.
template <class G>
constexpr bool values_quickly() {
  if constexpr (requires { G::values_quickly; }) {
    return G::values_quickly;
  } else {
    return false;
  }
}

/// Which several threads may search: each asks a copy of its own, made by the thread that asks the
/// solver. So what the copies share, as what a pointer points to, must be safe to use by several
/// threads at once, and so must what is static. A game of which that is not true has no copy
/// constructor, and is searched by one thread.
template <class G>
concept ThreadedGame = Game<G> && std::copy_constructible<G>;

/// Numbers that can be averaged. Where they are exact, so are averages of them; where they are
/// floating-point numbers, they are rounded.
template <class Payoff, class Probability>
concept Averaged = std::totally_ordered<Payoff> &&
    requires(const Payoff& a, const Payoff& b, const Probability& p) {
  { p* a } -> std::convertible_to<Payoff>;
  { a + b } -> std::convertible_to<Payoff>;
  { a - b } -> std::convertible_to<Payoff>;
  { a / p } -> std::convertible_to<Payoff>;
};

/// Numbers that can be compared with 0 and summed up to 1.
template <class P>
concept Addable = std::totally_ordered<P> && std::constructible_from<P, int> &&
    requires(const P& a, const P& b) {
  { a + b } -> std::convertible_to<P>;
};

/// In which chance may move: then mover() is Mover::chance.
template <class G>
concept GameWithChance = GameTree<G> && Addable<typename G::Probability> &&
    Averaged<typename G::Payoff, typename G::Probability> &&
    requires(G& game, const typename G::Position& position, std::size_t index) {
  /// Of the successor with this index; asked of positions where chance moves. It lies in 0..1, and
  /// those of a position sum to 1. A successor of probability 0 is never reached: it has no part in
  /// the value of the position, and no search visits it.
  { game.probability(position, index) } -> std::convertible_to<typename G::Probability>;
};

/// Of MAX, MIN and chance.
template <class G>
concept ChanceGame = GameWithChance<G> && requires(G& game, const typename G::Position& position) {
  /// The static value as a number: asked where value() of a game of two is.
  { game.merit(position) } -> std::convertible_to<typename G::Payoff>;
};

/// Of several players: mover() is a player, and every player maximises a payoff of its own.
template <class G>
concept PlayersGame = GameTree<G> && std::copyable<typename G::Payoff> &&
    std::totally_ordered<typename G::Payoff> &&
    requires(G& game, const typename G::Position& position) {
  /// How many players there are: at least one.
  { game.players() } -> std::convertible_to<std::size_t>;
  /// The static payoffs, one for each player in order: asked of a leaf, and of a position at the
  /// depth limit. What is returned stays valid while the game is asked about other positions.
  { game.payoffs(position) } -> std::ranges::random_access_range;
  requires std::ranges::sized_range<decltype(game.payoffs(position))>;
  { game.payoffs(position)[0] } -> std::convertible_to<typename G::Payoff>;
};

}  // namespace minimax
