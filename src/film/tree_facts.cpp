#include "film/tree_facts.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <string_view>

#include "show/mover_name.hpp"

namespace minimax {

namespace {

// `1` for a player that is called `player 1` where it has no name.
std::string_view player_term(std::string_view name) {
  return number_in(name).value_or(name);
}

std::string mover_fact(const std::string& position, const DrawnMover& mover) {
  if (const auto name = mover_name(mover.mover))
    return fmt::format("{}_to_move({}).\n", *name, position);
  return fmt::format("player_to_move({}, {}).\n", position, player_term(mover.name));
}

// Those that are the numbers from 1 on need not be told.
std::string players_fact(const std::vector<std::string>& players) {
  bool are_numbers = true;
  std::string list;
  for (std::size_t i = 0; i < players.size(); ++i) {
    const std::string_view term = player_term(players[i]);
    are_numbers = are_numbers && term == std::to_string(i + 1);
    list += fmt::format("{}{}", list.empty() ? "" : ", ", term);
  }
  return are_numbers ? "" : fmt::format("players([{}]).\n", list);
}

}  // namespace

void TreeFacts::add(const DrawnEvent& event) {
  path_.resize(event.step == TraceStep::enter ? event.ply : event.ply + 1);
  switch (event.step) {
    case TraceStep::enter:
      return enter(event);
    case TraceStep::leaf:
      known_[path_.back().known].value = *event.value;
      return;
    case TraceStep::share:
      if (path_.back().tells_successors)
        known_[path_.back().known].successors.back().probability = *event.probability;
      return;
    default:
      return;
  }
}

void TreeFacts::enter(const DrawnEvent& event) {
  const auto [found, is_new] =
      index_.try_emplace(static_cast<std::uint32_t>(event.position), known_.size());
  if (is_new) known_.push_back({text_(event.position), std::nullopt, {}, {}});
  Known& known = known_[found->second];
  if (!path_.empty() && path_.back().tells_successors)
    known_[path_.back().known].successors.push_back({known.text, {}});
  const bool tells_successors = event.mover && !known.mover;
  if (tells_successors) known.mover = event.mover;
  path_.push_back({found->second, tells_successors});
}

// What weighs a successor may bind less than `-` does, and so stands there as an argument.
std::string TreeFacts::text(const std::vector<std::string>& players) const {
  std::string movers = players_fact(players);
  std::string moves;
  std::string values;
  for (const Known& known : known_) {
    if (!known.value.empty())
      values += fmt::format("static_eval({}, {}).\n", known.text, known.value);
    if (!known.mover) continue;
    movers += mover_fact(known.text, *known.mover);
    std::string list;
    for (const Successor& each : known.successors) {
      if (!list.empty()) list += ", ";
      list += each.probability.empty() ? each.text
                                       : fmt::format("-({}, {})", each.probability, each.text);
    }
    moves += fmt::format("moves({}, [{}]).\n", known.text, list);
  }
  return movers + moves + values;
}

}  // namespace minimax
