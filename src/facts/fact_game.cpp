#include "facts/fact_game.hpp"

#include <algorithm>
#include <compare>
#include <numeric>
#include <stdexcept>

#include "facts/static_value.hpp"
#include "game/game_error.hpp"

namespace minimax {

// Or one that is declared both, which is an error too.
Mover FactGame::undeclared_mover(TermId position) const {
  return declared_mover(*this, position);
}

void FactGame::fail_to_value(TermId position) const {
  const auto written = written_value(position);
  if (!written) throw NoValueError(position);
  throw GameError(GameError::Kind::bad_value, position, static_value_problem(terms_, *written));
}

bool FactGame::is_position(TermId term) const noexcept {
  return is_known(term) && (marks_[index_of(term)] & named) != 0;
}

std::optional<TermId> FactGame::written_value(TermId position) const noexcept {
  if (!is_known(position)) return std::nullopt;
  const TermId value = entries_[index_of(position)].value;
  return value == no_value ? std::nullopt : std::optional(value);
}

Rank FactGame::value_of(const Number& number) const {
  const auto place = std::ranges::lower_bound(
      values_, number, [](const Number& a, const Number& b) { return compare(a, b) < 0; });
  const auto below = static_cast<std::uint32_t>(place - values_.begin());
  const bool present = place != values_.end() && compare(*place, number) == 0;
  return Rank{present ? 4 * below + 4 : 4 * below + 2};
}

std::vector<TermId> FactGame::positions() const {
  if (!order_.empty()) return order_;
  std::vector<TermId> positions;
  for (std::uint32_t i = 0; i < marks_.size(); ++i) {
    if (marks_[i] & named) positions.push_back(TermId{i});
  }
  return positions;
}

std::optional<TermId> FactGame::move_name(TermId position, TermId successor) const {
  const auto name = move_names_.find({position, successor});
  return name == move_names_.end() ? std::nullopt : std::optional(name->second);
}

std::vector<TermId> FactGame::roots() const {
  std::vector<TermId> roots;
  for (const TermId position : positions()) {
    if ((marks_[index_of(position)] & successor) == 0) roots.push_back(position);
  }
  return roots;
}

void FactGameBuilder::reserve(std::size_t positions) {
  game_.terms_.reserve(positions);
  game_.entries_.reserve(positions);
  game_.marks_.reserve(positions);
  game_.successors_.reserve(positions);
}

FactGame::Entry& FactGameBuilder::entry(TermId position) {
  const std::size_t index = index_of(position);
  if (index >= game_.entries_.size()) {
    std::size_t size = std::max(game_.terms_.size(), index + index / 2 + 1);
    // To move a large array is dear where room was made for what the file may hold.
    if (index < game_.entries_.capacity()) size = std::min(size, game_.entries_.capacity());
    game_.entries_.resize(size);
    game_.marks_.resize(size);
  }
  if ((game_.marks_[index] & FactGame::named) == 0) meet(position);
  return game_.entries_[index];
}

// Most files name the positions in the order of their ids, which then need not be kept.
void FactGameBuilder::meet(TermId position) {
  if (game_.order_.empty() && position < last_named_) game_.order_ = game_.positions();
  game_.marks_[index_of(position)] |= FactGame::named;
  last_named_ = position;
  if (!game_.order_.empty()) game_.order_.push_back(position);
}

void FactGameBuilder::take(const MovesFact& fact) {
  FactGame::Entry& entry = this->entry(fact.position);
  std::uint8_t& marks = game_.marks_[index_of(fact.position)];
  if (marks & FactGame::has_moves) return;
  marks |= FactGame::has_moves;
  if (game_.successors_.size() + fact.successors.size() > 0xffff'ffff)
    throw std::length_error("more than 4294967295 moves");
  entry.first_successor = static_cast<std::uint32_t>(game_.successors_.size());
  entry.successor_count = static_cast<std::uint32_t>(fact.successors.size());
  for (const TermId successor : fact.successors) {
    game_.successors_.push_back(successor);
    this->entry(successor);
    std::uint8_t& successor_marks = game_.marks_[index_of(successor)];
    game_.shares_successors_ |= (successor_marks & FactGame::successor) != 0;
    successor_marks |= FactGame::successor;
  }
}

void FactGameBuilder::take(const ValueFact& fact) {
  FactGame::Entry& entry = this->entry(fact.position);
  std::uint8_t& marks = game_.marks_[index_of(fact.position)];
  const bool outranks = !fact.is_staticval && (marks & FactGame::has_staticval) != 0;
  if (entry.value != FactGame::no_value && !outranks) return;
  entry.value = fact.value;
  marks = static_cast<std::uint8_t>(fact.is_staticval ? marks | FactGame::has_staticval
                                                      : marks & ~FactGame::has_staticval);
}

void FactGameBuilder::take(const MoverFact& fact) {
  entry(fact.position);
  game_.marks_[index_of(fact.position)] |= fact.max ? FactGame::max_moves : FactGame::min_moves;
}

// A program is asked for one answer.
void FactGameBuilder::begin(const BeginFact& fact) {
  if (!game_.initial_position_) game_.initial_position_ = fact.position;
}

void FactGameBuilder::name(const NameFact& fact) {
  game_.move_names_.try_emplace({fact.position, fact.successor}, fact.name);
}

FactGame FactGameBuilder::build() && {
  rank_values();
  return std::move(game_);
}

// Different terms may be equal numbers (2 and 2.0, or 2*3 and 6): they share a rank.
void FactGameBuilder::rank_values() {
  std::vector<Rank> rank_of_term(game_.terms_.size(), FactGame::unranked);
  std::vector<TermId> terms;
  std::vector<Number> numbers;
  for (const FactGame::Entry& entry : game_.entries_) {
    if (entry.value == FactGame::no_value) continue;
    Rank& rank = rank_of_term[index_of(entry.value)];
    if (rank != FactGame::unranked) continue;
    const auto number = static_value(game_.terms_, entry.value);
    if (!number) continue;
    rank = Rank{0};  // seen; the rank itself follows
    terms.push_back(entry.value);
    numbers.push_back(*number);
  }
  std::vector<std::size_t> order(terms.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::sort(
      order, [&](std::size_t a, std::size_t b) { return compare(numbers[a], numbers[b]) < 0; });
  if (order.size() >= 0x4000'0000) throw std::length_error("more than 1073741823 different values");
  for (const std::size_t each : order) {
    if (game_.values_.empty() || compare(game_.values_.back(), numbers[each]) != 0)
      game_.values_.push_back(numbers[each]);
    rank_of_term[index_of(terms[each])] =
        Rank{static_cast<std::uint32_t>(4 * game_.values_.size())};
  }
  for (FactGame::Entry& entry : game_.entries_) {
    if (entry.value != FactGame::no_value) entry.rank = rank_of_term[index_of(entry.value)];
  }
}

}  // namespace minimax
