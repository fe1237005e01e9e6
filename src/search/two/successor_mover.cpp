#include "search/two/successor_mover.hpp"

#include <algorithm>
#include <utility>

namespace minimax {

// The game is asked each time: it counts that.
std::span<const TermId> SuccessorMover::successors(TermId at) {
  const ChoicePosition of = choices_[at];
  const std::span<const TermId> moves = game_.successors(of.position);
  if (const auto* known = successors_.find(at)) return *known;
  const Candidates candidates = this->candidates(of);
  std::vector<TermId> found;
  for (const std::uint32_t index : candidates.indices) found.push_back(whole(moves[index]));
  if (candidates.rest != 0) found.push_back(choices_.number({of.position, candidates.rest}));
  successors_.set(at, found);
  return *successors_.find(at);
}

auto SuccessorMover::candidates(const ChoicePosition& at) -> Candidates {
  Candidates found;
  const std::span<const TermId> moves = game_.successors(at.position);
  const auto count = static_cast<std::uint32_t>(moves.size());
  std::optional<Mover> declared;
  for (std::uint32_t i = at.first; i < count; ++i) {
    const bool is_last = i + 1 == count;
    if (rule_ == MoverRule::successor && !is_last) {
      const std::optional<Mover> own = checked_declaration(moves[i]).mover();
      if (!own) continue;  // it loses
      if (declared && own != declared) {
        found.rest = i;
        break;
      }
      declared = own;
    }
    found.indices.push_back(i);
  }
  return found;
}

std::uint32_t SuccessorMover::index_of_successor(TermId at, TermId successor) {
  const auto* known = indices_.find(at);
  if (!known) {
    indices_.set(at, indices_of(choices_[at]));
    known = indices_.find(at);
  }
  return std::ranges::lower_bound(*known, position(successor), {}, &Indexed::successor)->index;
}

// By the numbers of the successors, and each but once.
auto SuccessorMover::indices_of(const ChoicePosition& at) -> std::vector<Indexed> {
  const std::span<const TermId> moves = game_.successors(at.position);
  std::vector<Indexed> found;
  for (const std::uint32_t index : candidates(at).indices) found.push_back({moves[index], index});
  const auto order = [](const Indexed& a, const Indexed& b) {
    return std::pair(a.successor, b.index) < std::pair(b.successor, a.index);  // the last one first
  };
  std::ranges::sort(found, order);
  const auto is_again = [](const Indexed& a, const Indexed& b) {
    return a.successor == b.successor;
  };
  found.erase(std::unique(found.begin(), found.end(), is_again), found.end());
  return found;
}

Mover SuccessorMover::mover(TermId at) {
  const ChoicePosition of = choices_[at];
  if (rule_ == MoverRule::position) return game_.mover(of.position);
  if (of.first == 0 && !difference_) compare_rules(of.position);
  const std::span<const TermId> moves = game_.successors(of.position);
  for (std::size_t i = of.first; i + 1 < moves.size(); ++i) {
    if (const auto declared = checked_declaration(moves[i]).mover()) return opponent(*declared);
  }
  return Mover::max;  // there is but one to choose
}

Declaration SuccessorMover::checked_declaration(TermId successor) {
  const Declaration declaration = game_.declaration(successor);
  if (declaration.both()) (void)game_.mover(successor);  // which throws
  return declaration;
}

// The declaration of the last successor never counts.
void SuccessorMover::compare_rules(TermId position) {
  const std::span<const TermId> moves = game_.successors(position);
  MoverOfSuccessors all;
  for (const TermId successor : moves) all.add(game_.declaration(successor));
  const Declaration own = game_.declaration(position);
  const std::optional<Mover> by_position = own.none() ? all.deduced() : own.mover();
  for (std::size_t i = 0; i + 1 < moves.size(); ++i) {
    const auto declared = game_.declaration(moves[i]).mover();
    if (!by_position || !declared || *declared != opponent(*by_position)) difference_ = position;
  }
}

}  // namespace minimax
