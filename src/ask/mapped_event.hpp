// The steps of a search, told in another way.
#pragma once

#include <optional>
#include <vector>

#include "search/common/trace_event.hpp"

namespace minimax {

/// Tells a step with other positions, values and players: those that `words.position(p)`,
/// `words.value(v)` and `words.player(p)` give for its own.
template <class Words>
class EventMapper {
 public:
  explicit EventMapper(Words& words) : words_(words) {}

  template <class P, class V, class L>
  auto event(const BasicTraceEvent<P, V, L>& event) {
    using Position = decltype(words_.position(event.position));
    using Value = decltype(words_.value(*event.value));
    using Player = decltype(words_.player(*event.mover));
    BasicTraceEvent<Position, Value, Player> told{event.step, event.ply, position(event.position)};
    told.mover = each(event.mover, [&](const L& mover) { return words_.player(mover); });
    told.window = each(event.window, [&](const TracedWindow<P, V>& window) {
      return TracedWindow<Position, Value>{bound<Position, Value>(window.alpha),
                                           bound<Position, Value>(window.beta)};
    });
    told.value = value(event.value);
    told.own = value(event.own);
    told.certainty = event.certainty;
    told.at_limit = event.at_limit;
    for (const P& successor : event.successors) told.successors.push_back(position(successor));
    told.cut_off = each(event.cut_off, [&](const TracedCutOff<P, V, L>& cut_off) {
      return this->cut_off<Position, Value, Player>(cut_off);
    });
    told.probability = value(event.probability);
    told.bounds = each(event.bounds, [&](const TracedInterval<V>& bounds) {
      return TracedInterval<Value>{words_.value(bounds.lower), words_.value(bounds.upper)};
    });
    for (const TracedShare<V>& share : event.shares)
      told.shares.push_back({words_.value(share.probability), words_.value(share.value)});
    return told;
  }

 private:
  template <class Part, class Map>
  static auto each(const std::optional<Part>& part, Map map) {
    return part ? std::optional(map(*part)) : std::nullopt;
  }
  template <class P>
  auto position(const P& position) {
    return words_.position(position);
  }
  template <class V>
  auto value(const std::optional<V>& value) {
    return each(value, [&](const V& each) { return words_.value(each); });
  }
  template <class Position, class Value, class P, class V>
  auto bound(const std::optional<TracedBound<P, V>>& bound) {
    return each(bound, [&](const TracedBound<P, V>& end) {
      return TracedBound<Position, Value>{
          words_.value(end.value),
          each(end.set_at, [&](const P& set_at) { return position(set_at); })};
    });
  }
  template <class Position, class Value, class Player, class P, class V, class L>
  auto cut_off(const TracedCutOff<P, V, L>& cut_off) {
    const auto rival = each(cut_off.rival, [&](const TracedRival<P, V, L>& rival) {
      return TracedRival<Position, Value, Player>{
          words_.player(rival.player), words_.value(rival.value), position(rival.position)};
    });
    return TracedCutOff<Position, Value, Player>{cut_off.reason, rival, value(cut_off.greatest_sum),
                                                 cut_off.is_over_sum, cut_off.is_probed};
  }

  Words& words_;
};

/// Needs what an EventMapper needs.
template <class Position, class Value, class Player, class Words>
auto mapped(const BasicTraceEvent<Position, Value, Player>& event, Words& words) {
  return EventMapper<Words>(words).event(event);
}

}  // namespace minimax
