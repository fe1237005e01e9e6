// The steps of a search over a game of any kind, in terms.
#pragma once

#include <functional>
#include <vector>

#include "ask/options.hpp"
#include "ask/question.hpp"
#include "ask/search_settings.hpp"
#include "ask/written_chance_trace.hpp"
#include "ask/written_players_trace.hpp"
#include "ask/written_trace.hpp"
#include "game/game_kind.hpp"

namespace minimax {

/// Calls tell(event) with each step of the algorithm, from a root of a game whose positions are
/// terms of the table.
template <class G>
void write_trace(G& game, GameKind kind, TermId root, const Options& options, TermTable& terms,
                 const Question::Steps& steps, Interrupt interrupt,
                 const std::function<void(const WrittenEvent&)>& tell) {
  if (kind == GameKind::chance) {
    write_chance_trace(game, root,
                       {.star = star_kind(options.algorithm),
                        .bounds = bounds_for(game, options),
                        .depth = options.depth},
                       terms, steps.most, interrupt, tell);
    return;
  }
  if (kind == GameKind::players) {
    std::vector<TermId> names;
    for (std::size_t i = 0; i < game.players(); ++i) names.push_back(game.player_name(i));
    write_players_trace(
        game, root, {.depth = options.depth, .ties = steps.ties, .bound = sum_for(game, options)},
        terms, names, steps.most, interrupt, tell);
    return;
  }
  const auto repetition =
      options.on_cycle
          ? std::optional(TermId{static_cast<std::uint32_t>(options.on_cycle->written)})
          : std::nullopt;
  TraceWriter<G> writer(game, repetition);
  const auto sink = [&](const TraceEvent<G>& event) { tell(writer.written(event)); };
  TraceOptions<typename G::Value> settings{.prunes = options.algorithm != Algorithm::minimax,
                                           .cut_off = options.cut_off,
                                           .ordering = options.ordering,
                                           .depth = options.depth};
  if (options.on_cycle) settings.repetition = game.value_of(options.on_cycle->number);
  minimax::trace(game, root, settings, interrupt, sink);
}

}  // namespace minimax
