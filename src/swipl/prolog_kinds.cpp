// What a program says of a game in which chance moves, or several players.
#include <algorithm>
#include <cmath>
#include <string>
#include <unordered_set>
#include <utility>
#include <variant>
#include <vector>

#include "game/game_error.hpp"
#include "search/control.hpp"
#include "swipl/evaluation.hpp"
#include "swipl/named_value.hpp"
#include "swipl/prolog_game.hpp"

namespace minimax::swipl {

namespace {

bool is_finite(const Number& number) {
  return !number.is_float() || std::isfinite(number.real());
}

// Nothing where it is no list of as many.
std::optional<std::size_t> list_length(term_t list) {
  std::size_t length = 0;
  return PL_skip_list(list, 0, &length) == PL_LIST ? std::optional(length) : std::nullopt;
}

}  // namespace

Number PrologGame::number_at(TermId position) {
  Number number = value(position).number();
  has_floats_ = has_floats_ || number.is_float();
  return number;
}

const Number& PrologGame::probability(TermId position, std::size_t index) {
  const Number& number = chance_moves(position).probabilities[index];
  has_floats_ = has_floats_ || number.is_float();
  return number;
}

// Where it is another position's turn than that of chance there are none.
const PrologGame::ChanceMoves& PrologGame::chance_moves(TermId position) {
  static_cast<void>(successors(position));
  return chance_moves_[position];
}

void PrologGame::find_players(TermId root, std::optional<Plies> depth) {
  if (!players_.empty()) return;
  const Frame frame;
  if (interface_.player_list) return name_players(*interface_.player_list);
  Callback players("players", 1, module_);
  if (players.defined()) {
    const term_t list = players.new_arguments();
    if (call(players, list, root)) return name_players(list);
  }
  std::vector<TermId> path = {root};
  std::unordered_set<TermId> met = {root};
  for (Plies left = depth.value_or(unlimited_plies); left != 0 && !successors(path.back()).empty();
       left = below(left)) {
    path.push_back(successors(path.back()).front());
    if (!met.insert(path.back()).second && left == unlimited_plies) {
      path.erase(path.begin(), std::ranges::find(path, path.back()));
      throw CycleError<TermId>(std::move(path));
    }
  }
  for (std::size_t i = 0, count = count_payoffs(path.back()); i < count; ++i)
    players_.push_back(values_.number(Number(static_cast<std::int64_t>(i + 1))));
}

// Throws PendingException where it is no list of different names.
void PrologGame::name_players(term_t list) {
  if (!PL_is_ground(list)) throw_instantiation_error(caller_, "the players");
  check_list(list, "the players", caller_);
  const term_t rest = PL_copy_term_ref(list);
  const term_t name = new_term();
  while (PL_get_list(rest, name, rest)) {
    const TermId player = reader_.intern(values_, name);
    if (std::ranges::find(players_, player) != players_.end() || players_.size() == most_players) {
      players_.clear();
      throw_error(caller_, {"domain_error", "minimax_players", list},
                  "give a list of different names, 200 at the most");
    }
    players_.push_back(player);
  }
  if (players_.empty())
    throw_error(caller_, {"domain_error", "minimax_players", list}, "give at least one player");
}

// How many players the static value of the position tells of.
std::size_t PrologGame::count_payoffs(TermId position) {
  const Frame frame;
  const std::optional<Given> given = given_value(position);
  if (!given) throw NoValueError(position);
  const std::optional<std::size_t> length = list_length(given->value);
  if (length && *length > 0 && *length <= most_players) return *length;
  throw GameError(GameError::Kind::bad_payoffs, position,
                  "the static value is no list of a number for each player");
}

void PrologGame::put_player(term_t to, std::size_t index) {
  writer_.put(to, values_, players_[index]);
}

Declaration PrologGame::declare_player(TermId position) {
  const Frame frame;
  const term_t arguments = player_to_move_.new_arguments();
  put_position(arguments, position);
  if (!call(player_to_move_, arguments, position)) return {};
  const term_t name = arguments + 1;
  if (!PL_is_ground(name))
    throw_instantiation_error(caller_, "the player in " + where(player_to_move_, position));
  const auto found = std::ranges::find(players_, reader_.intern(values_, name));
  if (found == players_.end())
    throw GameError(GameError::Kind::unknown_player, position,
                    "the players know nobody of the name " + quoted_text(name));
  return {.player = minimax::player(static_cast<std::size_t>(found - players_.begin()))};
}

std::span<const Payoff> PrologGame::payoffs(TermId position) {
  if (const auto known = payoffs_.find(position); known != payoffs_.end()) return known->second;
  const Frame frame;
  const std::optional<Given> given = given_value(position);
  if (!given) throw NoValueError(position);
  if (!PL_is_ground(given->value))
    throw_instantiation_error(
        caller_, "the static value of " + text(position) + "; " + line_of_play(position));
  known(position).written_value = reader_.intern(values_, given->value);
  const std::vector<Payoff> payoffs = payoffs_of(given->value, position);
  return payoffs_.emplace(position, kept_payoffs_.keep(payoffs)).first->second;
}

std::vector<Payoff> PrologGame::payoffs_of(term_t value, TermId position) {
  const auto fail = [&](const std::string& reason) {
    throw GameError(GameError::Kind::bad_payoffs, position, reason);
  };
  if (list_length(value) != players_.size())
    fail("the static value is no list of " + std::to_string(players_.size()) +
         " finite numbers, one for each player");
  std::vector<Payoff> payoffs;
  const term_t rest = PL_copy_term_ref(value);
  const term_t payoff = new_term();
  while (PL_get_list(rest, payoff, rest)) {
    const std::variant<Number, std::string> evaluated = evaluate(payoff);
    const Number* const number = std::get_if<Number>(&evaluated);
    if (!number || !is_finite(*number))
      fail("the payoff " + quoted_text(payoff) + " is no finite number");
    payoffs.emplace_back(*number);
  }
  return payoffs;
}

}  // namespace minimax::swipl
