// The steps of a search of a game with chance in terms.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>

#include "ask/rounded_bound.hpp"
#include "ask/written_trace.hpp"
#include "game/game.hpp"
#include "game/payoff.hpp"
#include "game/term_game.hpp"
#include "search/chance/expectation.hpp"
#include "search/chance/payoff_rounding.hpp"
#include "search/chance/trace.hpp"
#include "search/common/window.hpp"
#include "term/term_table.hpp"

namespace minimax {

/// The game of the trace: its positions are terms, its values and probabilities numbers.
template <class G>
concept WrittenChanceGame = ChanceGame<G> && std::same_as<typename G::Payoff, Payoff> &&
    std::same_as<typename G::Probability, Payoff> &&
    requires(G& game, const typename G::Position& position) {
  { game.term(position) } -> std::same_as<TermId>;
  { game.written_value(position) } -> std::same_as<std::optional<TermId>>;
};

template <WrittenChanceGame G>
class ChanceTraceWriter {
 public:
  /// The numbers become terms of the table; it and the game must outlive this.
  ChanceTraceWriter(G& game, TermTable& terms, const ChanceTraceOptions<Payoff>& options)
      : game_(game), terms_(terms) {
    if (options.bounds) slack_ = Rounding<Payoff>::slack(*options.bounds).number();
  }

  WrittenEvent written(const ChanceTraceEvent<G>& event) {
    WrittenEvent written{event.step, event.ply, game_.term(event.position), event.mover};
    if (event.window) written.window = interval({event.window->alpha, event.window->beta});
    if (event.value) written.value = value(event);
    written.certainty = event.certainty;
    written.at_limit = event.at_limit;
    if (event.bounds) written.bounds = interval(*event.bounds);
    if (event.probability) written.probability = number(*event.probability);
    for (const TracedShare<G>& share : event.shares)
      written.shares.push_back({number(share.probability), number(share.value)});
    for (const auto& successor : event.successors)
      written.successors.push_back(game_.term(successor));
    written.reason = event.reason;
    written.is_probed = event.is_probed;
    return written;
  }
  /// The step and the position alone.
  WrittenEvent outline(const ChanceTraceEvent<G>& event) {
    return {event.step, event.ply, game_.term(event.position)};
  }

 private:
  TermId number(const Payoff& payoff) { return terms_.number(payoff.number()); }
  TermId bound(const Payoff& payoff) {
    return terms_.number(rounded_bound(payoff.number(), slack_));
  }
  // That of a leaf as it was written.
  TermId value(const ChanceTraceEvent<G>& event) {
    if (event.step == TraceStep::leaf) return *game_.written_value(event.position);
    return event.certainty == Certainty::exact ? number(*event.value) : bound(*event.value);
  }
  WrittenInterval interval(const Bounds<Payoff>& bounds) {
    if (bounds.is_exact()) return {number(bounds.lower), number(bounds.upper)};
    return {bound(bounds.lower), bound(bounds.upper)};
  }

  G& game_;
  TermTable& terms_;
  Number slack_;
};

/// As trace_chance(), with events in terms: of more steps than `most` the step and the position
/// alone, so that their numbers need no memory.
template <WrittenChanceGame G, class Sink>
void write_chance_trace(G& game, const typename G::Position& root,
                        const ChanceTraceOptions<Payoff>& options, TermTable& terms,
                        std::uint64_t most, Interrupt interrupt, const Sink& sink) {
  ChanceTraceWriter<G> writer(game, terms, options);
  std::uint64_t steps = 0;
  const auto write = [&](const ChanceTraceEvent<G>& event) {
    sink(steps++ < most ? writer.written(event) : writer.outline(event));
  };
  trace_chance(game, root, options, interrupt, write);
}

}  // namespace minimax
