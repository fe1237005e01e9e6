#include "search/two/selective.hpp"

#include <algorithm>
#include <utility>

namespace minimax {

namespace {

constexpr Plies most_quiescence_plies = Plies{1} << 30;

}  // namespace

Selective::Selective(AnyGame& game, SelectiveOptions options)
    : game_(game), options_(std::move(options)) {
  options_.quiescence_plies = std::min(options_.quiescence_plies, most_quiescence_plies);
}

TermId Selective::root_at(TermId root, Plies depth) {
  if (depth == unlimited_plies) return whole(position(root));
  const Plies remaining = std::min(depth, most_plies - bound()) + bound();
  return positions_.number({position(root), remaining, false});
}

std::span<const TermId> Selective::successors(TermId at) {
  const SelectivePosition position = positions_[at];
  count_use(position);
  if (const Moves* known = successors_.find(at)) return *known;
  successors_.set(at, found_successors(position));
  return *successors_.find(at);
}

StaticValue Selective::value(TermId at) {
  const SelectivePosition position = positions_[at];
  count_use(position);
  return game_.value(position.position);
}

auto Selective::found_successors(const SelectivePosition& at) -> Moves {
  if (at.remaining <= bound()) return below_limit(at);
  const std::span<const TermId> all = game_.successors(at.position);
  Moves moves;
  for (const TermId successor : all)
    moves.push_back(positions_.number({successor, below(at.remaining), false}));
  const bool may_extend = at.remaining != unlimited_plies && !at.is_extended;
  if (!options_.is_singular || !may_extend || moves.empty()) return moves;
  if (const auto extended = singular(at.position, moves))
    moves[*extended] = positions_.number({all[*extended], at.remaining, true});
  return moves;
}

auto Selective::below_limit(const SelectivePosition& at) -> Moves {
  Moves moves;
  if (at.remaining == 0 || options_.quiescence->is_quiet(at.position)) return moves;
  for (const TermId successor : options_.quiescence->noisy_successors(at.position))
    moves.push_back(positions_.number({successor, below(at.remaining), false}));
  return moves;
}

// The index of the successor that stands out.
std::optional<std::size_t> Selective::singular(TermId position, const Moves& moves) {
  const Mover mover = game_.mover(position);
  std::size_t best = 0;
  std::optional<StaticValue> next_best;
  for (std::size_t i = 1; i < moves.size(); ++i) {
    const StaticValue value = minimax_value(moves[i]);
    const StaticValue best_value = minimax_value(moves[best]);
    const bool is_better = prefers(mover, value, best_value);
    const StaticValue lesser = is_better ? best_value : value;
    if (!next_best || prefers(mover, lesser, *next_best)) next_best = lesser;
    if (is_better) best = i;
  }
  if (next_best && !options_.is_singular(minimax_value(moves[best]), *next_best))
    return std::nullopt;
  return best;
}

StaticValue Selective::minimax_value(TermId at) {
  stack_.check();
  if (interrupt_) interrupt_->look();
  if (const StaticValue* known = values_.find(at)) return *known;
  std::optional<StaticValue> best;
  if (const std::span<const TermId> moves = successors(at); !moves.empty()) {
    const Mover mover = this->mover(at);
    for (const TermId successor : moves) {
      const StaticValue value = minimax_value(successor);
      if (!best || prefers(mover, value, *best)) best = value;
    }
  } else {
    best = value(at);
  }
  values_.set(at, *best);
  return *best;
}

}  // namespace minimax
