#include "facts/fact_game.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <compare>
#include <numeric>
#include <stdexcept>
#include <utility>

#include "base/zeroed_array.hpp"
#include "facts/chance_moves.hpp"
#include "facts/game_faults.hpp"
#include "facts/static_value.hpp"
#include "game/game_error.hpp"
#include "game/merit.hpp"
#include "game/payoff.hpp"
#include "term/writer.hpp"

namespace minimax {

namespace {

// So many come into use at once, where there is room.
constexpr std::size_t positions_at_once = std::size_t{1} << 14;

// Nothing where it is no list.
std::optional<std::vector<TermId>> list_elements(const TermTable& terms, TermId term) {
  std::vector<TermId> elements;
  for (; terms.is_cell(term); term = terms.arguments(term)[1])
    elements.push_back(terms.arguments(term)[0]);
  return term == terms.nil() ? std::optional(std::move(elements)) : std::nullopt;
}

}  // namespace

// Or one that is declared both, which is an error too.
Mover FactGame::other_mover(TermId position) const {
  const Mover mover = declared_mover(*this, position);
  if (const auto bad = bad_probabilities_.find(position); bad != bad_probabilities_.end())
    throw GameError(GameError::Kind::bad_probabilities, position, bad->second);
  if (is_player(mover) && player_index(mover) >= players_.size())
    throw GameError(GameError::Kind::unknown_player, position);
  return mover;
}

// One who does not play has an index beyond all who do.
std::optional<Mover> FactGame::player_in(TermId position) const noexcept {
  const auto found = player_in_.find(position);
  if (found == player_in_.end()) return std::nullopt;
  const auto place = std::ranges::find(players_, found->second) - players_.begin();
  return minimax::player(std::min(static_cast<std::size_t>(place), most_players));
}

Payoff FactGame::merit(TermId position) const {
  (void)value(position);  // throws where there is none
  return merit_of(*static_value(terms_, *written_value(position)), position, has_floats_);
}

void FactGame::fail_to_value(TermId position) const {
  const auto written = written_value(position);
  if (!written) throw NoValueError(position);
  throw GameError(GameError::Kind::bad_value, position, static_value_problem(terms_, *written));
}

void FactGame::fail_to_give_payoffs(TermId position) const {
  if (!written_value(position)) throw NoValueError(position);
  throw GameError(GameError::Kind::bad_payoffs, position, wrong_payoffs(players_.size()));
}

bool FactGame::is_position(TermId term) const noexcept {
  return is_known(term) && (marks_[index_of(term)] & named) != 0;
}

std::optional<TermId> FactGame::written_value(TermId position) const noexcept {
  if (!is_known(position)) return std::nullopt;
  const std::uint32_t value = entries_[index_of(position)].value;
  return value == 0 ? std::nullopt : std::optional(value_terms_[value]);
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
  game_.successors_.reserve(2 * positions);  // with how many each has
}

// Most files name the positions in the order of their ids, which then need not be kept.
inline void FactGameBuilder::meet(TermId position) {
  if (game_.order_.empty() && position < last_named_) game_.order_ = game_.positions();
  game_.marks_[index_of(position)] |= FactGame::named;
  last_named_ = position;
  if (!game_.order_.empty()) game_.order_.push_back(position);
}

inline FactGame::Entry& FactGameBuilder::entry(TermId position) {
  const std::size_t index = index_of(position);
  if (index >= game_.entries_.size()) [[unlikely]]
    come_to(index);
  if ((game_.marks_[index] & FactGame::named) == 0) meet(position);
  return game_.entries_[index];
}

// Of a large room little more is touched than is used.
void FactGameBuilder::come_to(std::size_t index) {
  const std::size_t size =
      std::max(index + 1, std::min(game_.entries_.room(), index + positions_at_once));
  game_.entries_.grow_to(size);
  game_.marks_.grow_to(size);
}

void FactGameBuilder::take(const MovesFact& fact) {
  FactGame::Entry& entry = this->entry(fact.position);
  std::uint8_t& marks = game_.marks_[index_of(fact.position)];
  if (marks & FactGame::has_moves) return;
  marks |= FactGame::has_moves;
  if (fact.successors.empty()) return;
  if (game_.successors_.size() + fact.successors.size() >= 0xffff'ffff)
    throw std::length_error("more than 4294967294 moves");
  game_.successors_.push_back(TermId{static_cast<std::uint32_t>(fact.successors.size())});
  const std::size_t first = game_.successors_.size();
  entry.moves = static_cast<std::uint32_t>(first);
  game_.successors_.append(fact.successors);
  for (const TermId successor : fact.successors) {
    this->entry(successor);  // which may move `entry`
    std::uint8_t& successor_marks = game_.marks_[index_of(successor)];
    game_.shares_successors_ |= (successor_marks & FactGame::successor) != 0;
    successor_marks |= FactGame::successor;
  }
  if (fact.probabilities.empty()) return;
  probabilities_.resize(first);
  probabilities_.insert(probabilities_.end(), fact.probabilities.begin(), fact.probabilities.end());
}

void FactGameBuilder::take(const ValueFact& fact) {
  FactGame::Entry& entry = this->entry(fact.position);
  std::uint8_t& marks = game_.marks_[index_of(fact.position)];
  const bool outranks = !fact.is_staticval && (marks & FactGame::has_staticval) != 0;
  if (entry.value != 0 && !outranks) return;
  entry.value = index_of(fact.value) + 1;
  marks = static_cast<std::uint8_t>(fact.is_staticval ? marks | FactGame::has_staticval
                                                      : marks & ~FactGame::has_staticval);
}

void FactGameBuilder::take(const MoverFact& fact) {
  entry(fact.position);
  const FactGame::Mark mark = fact.mover == Mover::max   ? FactGame::max_moves
                              : fact.mover == Mover::min ? FactGame::min_moves
                                                         : FactGame::chance_moves;
  game_.marks_[index_of(fact.position)] |= mark;
  movers_ |= mark;
}

// A program is asked for one answer.
void FactGameBuilder::player(const PlayerFact& fact) {
  entry(fact.position);
  game_.marks_[index_of(fact.position)] |= FactGame::player_moves;
  game_.player_in_.try_emplace(fact.position, fact.player);
}

void FactGameBuilder::players(const PlayersFact& fact) {
  if (std::exchange(has_players_, true)) return;
  // Those beyond are nobody, which is an error where they move.
  const std::span<const TermId> players =
      fact.players.first(std::min(fact.players.size(), most_players));
  game_.players_.assign(players.begin(), players.end());
}

void FactGameBuilder::begin_again() {
  TermTable terms = std::move(game_.terms_);
  *this = FactGameBuilder();
  game_.terms_ = std::move(terms);
}

// A program is asked for one answer.
void FactGameBuilder::begin(const BeginFact& fact) {
  if (!game_.initial_position_) game_.initial_position_ = fact.position;
}

void FactGameBuilder::name(const NameFact& fact) {
  game_.move_names_.try_emplace({fact.position, fact.successor}, fact.name);
}

FactGame FactGameBuilder::build() && {
  number_values();
  decide_kind();
  if (game_.kind_ == GameKind::players) {
    find_players();
    take_payoffs();
    rank_payoffs();
  } else {
    rank_values();
  }
  if (game_.kind_ != GameKind::two_players) {
    take_probabilities();
    const auto is_float = [](const Number& number) { return number.is_float(); };
    game_.has_floats_ = std::ranges::any_of(game_.values_, is_float) ||
                        std::ranges::any_of(game_.probabilities_, is_float, &Payoff::number);
  }
  return std::move(game_);
}

// Facts about players may be there for people, as in games of two.
void FactGameBuilder::decide_kind() {
  if (movers_ & (FactGame::max_moves | FactGame::min_moves)) forget_players();
  // Where all positions are leaves, nobody moves, and the list of the players tells.
  const auto has_payoffs = [&](const FactGame::Entry& entry) {
    return entry.value == 0 || list_elements(game_.terms_, game_.value_terms_[entry.value]);
  };
  const bool is_of_leaves =
      has_players_ && game_.successors_.empty() && std::ranges::all_of(game_.entries_, has_payoffs);
  if (!game_.player_in_.empty() || is_of_leaves)
    game_.kind_ = GameKind::players;
  else if (movers_ & FactGame::chance_moves)
    game_.kind_ = GameKind::chance;
  if (game_.kind_ != GameKind::players) game_.players_.clear();
}

void FactGameBuilder::forget_players() {
  if (game_.player_in_.empty()) return;
  constexpr auto others = static_cast<std::uint8_t>(~unsigned{FactGame::player_moves});
  for (std::uint8_t& marks : game_.marks_) marks &= others;
  game_.player_in_.clear();
}

void FactGameBuilder::take_probabilities() {
  probabilities_.resize(game_.successors_.size());
  game_.probabilities_.resize(game_.successors_.size());
  for (std::uint32_t i = 0; i < game_.marks_.size(); ++i) {
    if ((game_.marks_[i] & FactGame::chance_moves) == 0) continue;
    const std::size_t first = game_.entries_[i].moves;
    if (first == 0) continue;
    Message problem =
        problem_of_probabilities(first, first + index_of(game_.successors_[first - 1]));
    if (!problem.is_empty()) game_.bad_probabilities_.emplace(TermId{i}, std::move(problem));
  }
}

// Empty where there is none.
Message FactGameBuilder::problem_of_probabilities(std::size_t begin, std::size_t end) {
  const auto text = [&](TermId term) { return write_quoted(game_.terms_, term, OperatorTable()); };
  Payoff sum;
  for (std::size_t i = begin; i < end; ++i) {
    const TermId successor = game_.successors_[i];
    if (!probabilities_[i]) return no_probability(text(successor));
    const auto number = probability_of(game_.terms_, *probabilities_[i]);
    if (!number) return wrong_probability(text(successor), text(*probabilities_[i]));
    game_.probabilities_[i] = Payoff(*number);
    sum = sum + game_.probabilities_[i];
  }
  if (is_one(sum)) return {};
  return wrong_sum(sum);
}

// Where no fact lists the players, they are as many as the largest number tells.
void FactGameBuilder::find_players() {
  if (has_players_) return;
  std::int64_t most = 0;
  for (const auto& [position, player] : game_.player_in_) {
    if (game_.terms_.kind(player) != TermKind::number) continue;
    const Number& number = game_.terms_.number(player);
    if (number.is_small() && number.small() <= static_cast<std::int64_t>(most_players))
      most = std::max(most, number.small());
  }
  for (const TermId value : std::span(game_.value_terms_).subspan(1)) {
    const auto elements = list_elements(game_.terms_, value);
    if (elements && elements->size() <= most_players)
      most = std::max(most, static_cast<std::int64_t>(elements->size()));
  }
  for (std::int64_t i = 1; i <= most; ++i) game_.players_.push_back(game_.terms_.number(Number(i)));
}

// Positions with the same static value share them.
void FactGameBuilder::take_payoffs() {
  std::vector<std::uint32_t> begins = {FactGame::no_payoffs};  // by the value
  for (const TermId value : std::span(game_.value_terms_).subspan(1)) {
    const auto next = static_cast<std::uint32_t>(game_.payoffs_.size());
    begins.push_back(add_payoffs(value) ? next : FactGame::no_payoffs);
  }
  for (const FactGame::Entry& entry : game_.entries_)
    game_.first_payoff_.push_back(begins[entry.value]);
}

// False where the value is no list of a finite number for each player.
bool FactGameBuilder::add_payoffs(TermId value) {
  const auto elements = list_elements(game_.terms_, value);
  if (!elements || elements->size() != game_.players_.size()) return false;
  std::vector<Payoff> numbers;
  for (const TermId element : *elements) {
    const auto number = static_value(game_.terms_, element);
    if (!number || !is_finite(*number)) return false;
    numbers.emplace_back(*number);
  }
  if (game_.payoffs_.size() + numbers.size() > 0xffff'ffff)
    throw std::length_error("more than 4294967295 payoffs");
  game_.payoffs_.insert(game_.payoffs_.end(), numbers.begin(), numbers.end());
  return true;
}

void FactGameBuilder::rank_payoffs() {
  std::vector<Number> numbers;
  for (const Payoff& payoff : game_.payoffs_) numbers.push_back(payoff.number());
  game_.payoff_ranks_ = ranks_of(numbers);
}

// There are few different ones, most often.
void FactGameBuilder::number_values() {
  ZeroedArray<std::uint32_t> numbers(game_.terms_.size(), Pages::small);  // by the term
  game_.value_terms_ = {TermId{}};
  for (FactGame::Entry& entry : game_.entries_) {
    if (entry.value == 0) continue;
    const TermId term{entry.value - 1};
    std::uint32_t& number = numbers[index_of(term)];
    if (number == 0) {
      number = static_cast<std::uint32_t>(game_.value_terms_.size());
      game_.value_terms_.push_back(term);
    }
    entry.value = number;
  }
  game_.value_ranks_.assign(game_.value_terms_.size(), FactGame::unranked);
}

// Different terms may be equal numbers (2 and 2.0, or 2*3 and 6): they share a rank.
void FactGameBuilder::rank_values() {
  std::vector<std::size_t> ranked;
  std::vector<Number> numbers;
  for (std::size_t i = 1; i < game_.value_terms_.size(); ++i) {
    const auto number = static_value(game_.terms_, game_.value_terms_[i]);
    if (!number) continue;
    ranked.push_back(i);
    numbers.push_back(*number);
  }
  const std::vector<Rank> ranks = ranks_of(numbers);
  for (std::size_t i = 0; i < ranked.size(); ++i) game_.value_ranks_[ranked[i]] = ranks[i];
}

// Of all values of the game. The different ones are those that it keeps.
std::vector<Rank> FactGameBuilder::ranks_of(const std::vector<Number>& numbers) {
  std::vector<std::size_t> order(numbers.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::sort(
      order, [&](std::size_t a, std::size_t b) { return compare(numbers[a], numbers[b]) < 0; });
  if (order.size() >= 0x4000'0000) throw std::length_error("more than 1073741823 values");
  std::vector<Rank> ranks(numbers.size());
  for (const std::size_t each : order) {
    if (game_.values_.empty() || compare(game_.values_.back(), numbers[each]) != 0)
      game_.values_.push_back(numbers[each]);
    ranks[each] = Rank{static_cast<std::uint32_t>(4 * game_.values_.size())};
  }
  return ranks;
}

}  // namespace minimax
