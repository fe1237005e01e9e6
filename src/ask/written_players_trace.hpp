// The steps of a search of a game of several players in terms.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "ask/written_trace.hpp"
#include "game/game.hpp"
#include "game/payoff.hpp"
#include "search/players/trace.hpp"
#include "term/term_table.hpp"

namespace minimax {

/// The game of the trace: its positions and their values are terms.
template <class G>
concept WrittenPlayersGame = PlayersGame<G> && std::same_as<typename G::Payoff, Payoff> &&
    requires(G& game, const typename G::Position& position) {
  { game.term(position) } -> std::same_as<TermId>;
  /// The list of payoffs.
  { game.written_value(position) } -> std::same_as<std::optional<TermId>>;
};

template <WrittenPlayersGame G>
class PlayersTraceWriter {
 public:
  /// The players have these names. All must outlive this.
  PlayersTraceWriter(G& game, TermTable& terms, std::span<const TermId> players,
                     const std::optional<Payoff>& bound)
      : game_(game), terms_(terms), players_(players) {
    if (bound) bound_ = terms.number(told(bound->number()));
  }

  WrittenEvent written(const PlayersTraceEvent<G>& event) {
    WrittenEvent written{event.step, event.ply, game_.term(event.position), event.mover};
    if (event.mover) written.player = players_[player_index(*event.mover)];
    if (event.valued) written.value = *game_.written_value(*event.valued);
    if (event.mover && event.valued) written.own = payoff(*event.mover, *event.valued);
    written.certainty = event.certainty;
    written.at_limit = event.at_limit;
    for (const auto& successor : event.successors)
      written.successors.push_back(game_.term(successor));
    written.reason = event.reason;
    if (event.before) written.before = rival(*event.before, event.is_over_bound);
    return written;
  }
  /// The step and the position alone.
  WrittenEvent outline(const PlayersTraceEvent<G>& event) {
    return {event.step, event.ply, game_.term(event.position)};
  }

 private:
  using Position = typename G::Position;

  // As it is written.
  TermId payoff(Mover player, const Position& valued) {
    TermId list = *game_.written_value(valued);
    for (std::size_t i = 0; i < player_index(player); ++i) list = terms_.arguments(list)[1];
    return terms_.arguments(list)[0];
  }
  WrittenRival rival(const TracedPayoffs<G>& before, bool is_over_bound) {
    const TermId own = payoff(before.player, before.valued);
    return {players_[player_index(before.player)],
            {own, game_.term(before.position)},
            *bound_,
            is_over_bound};
  }
  // Sums of floats are rationals whose denominators are powers of two.
  static Number told(const Number& number) {
    if (number.is_float()) return number;
    const mpz_class denominator = number.rational().get_den();
    const bool is_power = mpz_popcount(denominator.get_mpz_t()) == 1;
    return denominator != 1 && is_power ? Number(number.to_double()) : number;
  }

  G& game_;
  TermTable& terms_;
  std::span<const TermId> players_;
  std::optional<TermId> bound_;
};

/// As trace_players(), with events in terms, of players with these names: of more steps than `most`
/// the step and the position alone.
template <WrittenPlayersGame G, class Sink>
void write_players_trace(G& game, const typename G::Position& root,
                         const PlayersTraceOptions<Payoff>& options, TermTable& terms,
                         std::span<const TermId> players, std::uint64_t most, Interrupt interrupt,
                         const Sink& sink) {
  PlayersTraceWriter<G> writer(game, terms, players, options.bound);
  std::uint64_t steps = 0;
  const auto write = [&](const PlayersTraceEvent<G>& event) {
    sink(steps++ < most ? writer.written(event) : writer.outline(event));
  };
  trace_players(game, root, options, interrupt, write);
}

}  // namespace minimax
