// Plain minimax (von Neumann 1928; Shannon 1950): the definition that every other search is held
// against.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "game/symmetry.hpp"
#include "search/common/answer.hpp"
#include "search/common/control.hpp"
#include "search/common/plies.hpp"
#include "search/common/repetitions.hpp"
#include "search/common/values.hpp"
#include "search/two/moves.hpp"

namespace minimax {

template <class Value>
struct MinimaxOptions {
  /// A position this many plies below the root is valued statically, as if it were a leaf.
  std::optional<Plies> depth;
  /// The value of a position that repeats on the path from the root. Without it a cycle is an
  /// error, unless a depth limit bounds the search.
  std::optional<Value> repetition;
};

/// Values each position once, however many paths lead to it, and keeps the values for the next
/// question. Uses no recursion: a game may be a million plies deep.
///
/// Where repetitions have a value, the value of a position on a cycle depends on the path that led
/// to it: such a position is valued anew on every path within its cycle.
template <Game G>
class Minimax {
 public:
  using Position = typename G::Position;
  using Value = typename G::Value;

  /// The game must outlive the search, and must not change.
  explicit Minimax(G& game, MinimaxOptions<Value> options = {}, Interrupt interrupt = {})
      : game_(game),
        plies_(options.depth.value_or(unlimited_plies)),
        interrupt_(interrupt),
        repetitions_(game_, interrupt_, options.repetition) {}
  Minimax(const Minimax&) = delete;
  Minimax& operator=(const Minimax&) = delete;

  /// The value of the position and its principal variation. Throws SearchStopped,
  /// CycleError<Position>, and what the game throws; the search can be asked again after that.
  Answer<G> answer(const Position& root, Ties ties = Ties::last) {
    start(root);
    const Value found = value(root, plies_);
    return follow(root, found, {}, ties);
  }

  /// As answer(), without the line: of many positions in a time that does not grow with their
  /// lines. The rule of ties must be the same in all calls.
  Outcome<G> outcome(const Position& root, Ties ties = Ties::last);

  /// An answer for each of the best successors, in the order of the game and each but once; below
  /// them the last of equally good successors is taken. One answer where there is no successor.
  std::vector<Answer<G>> best_answers(const Position& root);

  const Statistics& statistics() const noexcept { return statistics_; }
  /// How many positions at the depth limit were valued so far.
  std::uint64_t horizon_uses() const noexcept { return horizon_uses_; }

 private:
  using Moves = decltype(std::declval<G&>().successors(std::declval<const Position&>()));

  /// A value, and whether it is the same with more plies left: nothing that it depends on was
  /// valued at the depth limit.
  struct Found {
    Value value;
    bool is_final;
  };

  /// A position whose successors are being valued.
  struct Frame {
    Position position;
    Plies remaining;
    Mover mover;
    Moves moves;
    std::size_t next = 0;
    std::optional<Value> best = std::nullopt;
    bool is_final = true;

    bool is_better(const Value& value) const { return !best || prefers(mover, value, *best); }
  };

  void start(const Position& root) {
    frames_.clear();  // what an exception has left
    repetitions_.start(root, plies_);
  }
  Value value(const Position& position, Plies remaining);
  std::optional<Found> enter(const Position& position, Plies remaining);
  bool open(const Position& position, Plies remaining);
  Found leave();
  template <class Map, class Item>
  static void keep(Map& map, const Position& position, Plies remaining, const Item& item,
                   bool is_final) {
    if (is_final)
      map.set_final(position, remaining, item);
    else
      map.set(position, remaining, item);
  }
  template <class Opened, class Take>
  Value close_frames(Opened opened, Take take);

  std::vector<Position> line_from(const Position& position, Plies remaining, Ties ties);
  Answer<G> follow(const Position& root, const Value& value, const Steps<G>& first, Ties ties);

  G& game_;
  Plies plies_;
  Interrupt interrupt_;
  Repetitions<G> repetitions_;
  Values<Position, Value> values_;
  Values<Position, Outcome<G>> outcomes_;
  std::vector<Frame> frames_;
  std::uint64_t horizon_uses_ = 0;
  Statistics statistics_;
};

// The value of a position that the path has led to.
template <Game G>
auto Minimax<G>::value(const Position& position, Plies remaining) -> Value {
  if (const std::optional<Found> known = enter(position, remaining)) return known->value;
  return close_frames([] {},
                      [&](const Position&, const Value& found, bool) {
                        Frame& frame = frames_.back();
                        if (frame.is_better(found)) frame.best = found;
                      });
}

// Values what there are frames of. Calls opened() for each new one, and take(successor, value,
// had_frame) for each successor of the last one.
template <Game G>
template <class Opened, class Take>
auto Minimax<G>::close_frames(Opened opened, Take take) -> Value {
  const auto take_found = [&](const Position& successor, const Found& found, bool had_frame) {
    frames_.back().is_final &= found.is_final;
    take(successor, found.value, had_frame);
  };
  while (true) {
    Frame& frame = frames_.back();
    if (frame.next < std::size(frame.moves)) {
      const Position successor = frame.moves[frame.next++];
      if (const auto known = enter(successor, below(frame.remaining)))
        take_found(successor, *known, false);
      else
        opened();
    } else {
      const Position left = frame.position;
      const Found found = leave();
      if (frames_.empty()) return found.value;
      take_found(left, found, true);
    }
  }
}

// The value where it is known at once; else nothing, and the position has a frame now.
template <Game G>
auto Minimax<G>::enter(const Position& position, Plies remaining) -> std::optional<Found> {
  interrupt_.poll(position);
  if (const auto repetition = repetitions_.value_at(position)) return Found{*repetition, true};
  const bool storable = !repetitions_.depends_on_path(position);
  if (storable) {
    const auto& shared = remembered(game_, position);
    if (const Value* known = values_.find(shared, remaining))
      return Found{*known, values_.is_final(shared, remaining)};
  }
  ++statistics_.positions;
  if (open(position, remaining)) return std::nullopt;
  ++statistics_.leaves;
  const bool at_limit = remaining == 0;
  if (at_limit) ++horizon_uses_;
  const Value found = game_.value(position);
  if (storable) keep(values_, remembered(game_, position), remaining, found, !at_limit);
  return Found{found, !at_limit};
}

// Whether the position has a frame now: one that is not valued statically.
template <Game G>
bool Minimax<G>::open(const Position& position, Plies remaining) {
  if (remaining == 0) return false;
  Moves moves = game_.successors(position);
  if (std::size(moves) == 0) return false;
  frames_.push_back({position, remaining, game_.mover(position), std::move(moves)});
  repetitions_.enter(position);
  return true;
}

template <Game G>
auto Minimax<G>::leave() -> Found {
  const Frame frame = std::move(frames_.back());
  frames_.pop_back();
  repetitions_.leave();
  if (!repetitions_.depends_on_path(frame.position))
    keep(values_, remembered(game_, frame.position), frame.remaining, *frame.best, frame.is_final);
  return {*frame.best, frame.is_final};
}

// The line of play from a position that the path leads to, from its end: as far as values are not
// known already, and at least a ply; empty where the position is valued statically. Each frame owns
// the best line below it, so that one through a long cycle takes no longer than its value does.
template <Game G>
auto Minimax<G>::line_from(const Position& position, Plies remaining, Ties ties)
    -> std::vector<Position> {
  if (!open(position, remaining)) return {};
  std::vector<std::vector<Position>> lines(1);
  const auto take = [&](const Position& successor, const Value& found, bool had_frame) {
    std::vector<Position> line;
    if (had_frame) {
      line = std::move(lines.back());
      lines.pop_back();
    }
    Frame& frame = frames_.back();
    const bool is_equal = frame.best && found == *frame.best;
    if (!frame.is_better(found) && !(is_equal && ties == Ties::last)) return;
    frame.best = found;
    line.push_back(successor);
    lines.back() = std::move(line);
  };
  (void)close_frames([&] { lines.emplace_back(); }, take);
  return std::move(lines.back());
}

// The answer whose line starts with the steps of `first`: the one of a root of this value.
template <Game G>
Answer<G> Minimax<G>::follow(const Position& root, const Value& value, const Steps<G>& first,
                             Ties ties) {
  Answer<G> answer{value, {}};
  Position at = root;
  Plies remaining = plies_;
  const auto go_to = [&](const Position& next) {
    repetitions_.enter(at);
    at = next;
    remaining = below(remaining);
    answer.line.push_back(at);
    answer.repetition = repetitions_.at(at);
  };
  for (const Position& step : first) go_to(step);
  while (!answer.repetition) {
    const std::vector<Position> line = line_from(at, remaining, ties);
    if (line.empty()) break;
    std::for_each(line.rbegin(), line.rend(), go_to);
  }
  return answer;
}

// Down the line to where it is known how it goes on, and back.
template <Game G>
Outcome<G> Minimax<G>::outcome(const Position& root, Ties ties) {
  start(root);
  struct Step {
    Position position;
    Plies remaining;
    Position best;
    bool storable;
  };
  std::vector<Step> steps;
  Outcome<G> end{value(root, plies_), std::nullopt, root};
  Position at = root;
  for (Plies remaining = plies_; !end.repetition;) {
    const bool storable = !repetitions_.depends_on_path(at);
    const Outcome<G>* const known = storable ? outcomes_.find(at, remaining) : nullptr;
    if (known) {
      end = *known;
      break;
    }
    const std::vector<Position> line = line_from(at, remaining, ties);
    if (line.empty()) break;
    steps.push_back({at, remaining, line.back(), storable});
    for (auto next = line.rbegin(); next != line.rend(); ++next) {
      repetitions_.enter(std::exchange(at, *next));
      remaining = below(remaining);
      end.repetition = repetitions_.at(at);
    }
    end.valued = at;
  }
  for (; !steps.empty(); steps.pop_back()) {
    const Step& step = steps.back();
    end.best = step.best;
    if (step.storable)
      keep(outcomes_, step.position, step.remaining, end,
           values_.is_final(remembered(game_, step.position), step.remaining));
  }
  return end;
}

template <Game G>
std::vector<Answer<G>> Minimax<G>::best_answers(const Position& root) {
  start(root);
  const Value found = value(root, plies_);
  const std::vector<Steps<G>> best = best_moves(
      game_, root, plies_, [&](const Position& at) { repetitions_.enter(at); },
      [&](const Position&, const Position& successor, Plies remaining) {
        return value(successor, remaining) == found;
      });
  if (best.empty()) return {{found, {}}};
  std::vector<Answer<G>> answers;
  for (const Steps<G>& move : best) {
    start(root);
    answers.push_back(follow(root, found, move, Ties::last));
  }
  return answers;
}

}  // namespace minimax
