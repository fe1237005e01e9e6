// What a program says of a game in which chance moves, or several players.
#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "facts/game_faults.hpp"
#include "game/game_error.hpp"
#include "game/merit.hpp"
#include "prolog/evaluation.hpp"
#include "prolog/named_value.hpp"
#include "prolog/prolog_game.hpp"

namespace minimax::prolog {

namespace {

// Nothing where it is no list of as many.
std::optional<std::size_t> list_length(term_t list) {
  std::size_t length = 0;
  return PL_skip_list(list, 0, &length) == PL_LIST ? std::optional(length) : std::nullopt;
}

}  // namespace

// A float may be met later.
Payoff PrologGame::merit(TermId position) {
  Number number = value(position).number();
  has_floats_ = has_floats_ || number.is_float();
  return merit_of(std::move(number), position, has_floats_);
}

const Payoff& PrologGame::probability(TermId position, std::size_t index) {
  const Payoff& probability = chance_moves(position).probabilities[index];
  has_floats_ = has_floats_ || probability.number().is_float();
  return probability;
}

// There are none where chance does not move.
const PrologGame::ChanceMoves& PrologGame::chance_moves(TermId position) {
  static_cast<void>(successors(position));
  return chance_moves_[position];
}

// Looks for names once.
void PrologGame::name_players() {
  if (std::exchange(are_named_, true)) return;
  const Frame frame;
  term_t list = 0;
  if (interface_.player_list) {
    list = *interface_.player_list;
  } else {
    Callback players("players", 1, module_);
    if (!players.defined()) return;
    list = players.new_arguments();
    const auto ask = [&] { return players.call(list); };
    if (!(limit_ ? limit_->guard(ask) : ask())) return;
  }
  player_names_ = names_of(list);
  player_count_ = player_names_.size();
}

// Throws PendingException where it is no list of different names.
std::vector<TermId> PrologGame::names_of(term_t list) try {
  if (!PL_is_ground(list)) throw_instantiation_error(caller_, "the players");
  check_list(list, "the players", caller_);
  std::vector<TermId> names;
  const term_t rest = PL_copy_term_ref(list);
  const term_t name = new_term();
  while (PL_get_list(rest, name, rest)) {
    const TermId player = positions_->add_term(reader_, name);
    if (std::ranges::find(names, player) != names.end() || names.size() == most_players)
      throw_error(caller_, {"domain_error", "minimax_players", list},
                  "give a list of different names, 200 at the most");
    names.push_back(player);
  }
  if (names.empty())
    throw_error(caller_, {"domain_error", "minimax_players", list}, "give at least one player");
  return names;
} catch (const TermError&) {
  throw_error(caller_, {"domain_error", "minimax_players", list}, "a name is no plain term");
}

void PrologGame::put_player(term_t to, std::size_t index) {
  name_players();
  if (!player_names_.empty()) return positions_->put_term(to, writer_, player_names_[index]);
  check(PL_put_integer(to, static_cast<long>(index) + 1));
}

Declaration PrologGame::declare_player(TermId position) {
  const Frame frame;
  const term_t arguments = player_to_move_.new_arguments();
  put_position(arguments, position);
  if (!call(player_to_move_, arguments, position)) return {};
  const term_t name = arguments + 1;
  if (!PL_is_ground(name))
    throw_instantiation_error(caller_, "the player in " + where(player_to_move_, position));
  const std::optional<std::size_t> index = player_of(name, position);
  if (!index || *index >= players())
    throw GameError(GameError::Kind::unknown_player, position,
                    Message("{name} is none of the players", {{"name", quoted_text(name)}}));
  return {.player = minimax::player(*index)};
}

// Counted from 0, whether so many play or not.
std::optional<std::size_t> PrologGame::player_of(term_t name, TermId position) try {
  name_players();
  if (!player_names_.empty()) {
    const auto found = std::ranges::find(player_names_, positions_->add_term(reader_, name));
    return static_cast<std::size_t>(found - player_names_.begin());
  }
  const std::optional<Number> number = read_number(name);
  const auto most = static_cast<std::int64_t>(most_players);
  if (!number || !number->is_small() || number->small() < 1 || number->small() > most)
    return std::nullopt;
  const auto index = static_cast<std::size_t>(number->small() - 1);
  if (!last_player_ || last_player_->first < index) last_player_.emplace(index, position);
  return index;
} catch (const TermError&) {
  return std::nullopt;
}

// The first static value tells how many play.
void PrologGame::meet_payoffs(std::size_t count) {
  name_players();
  if (player_count_ || count == 0 || count > most_players) return;
  player_count_ = count;
  if (last_player_ && last_player_->first >= count)
    throw GameError(GameError::Kind::unknown_player, last_player_->second,
                    Message("player {player} moves, and there are {payoffs} payoffs",
                            {{"player", last_player_->first + 1}, {"payoffs", count}}));
}

std::span<const Payoff> PrologGame::payoffs(TermId position) {
  if (const auto known = payoffs_.find(position); known != payoffs_.end()) return known->second;
  const Frame frame;
  const std::optional<Given> given = given_value(position);
  if (!given) throw NoValueError(position);
  if (!PL_is_ground(given->value))
    throw_instantiation_error(caller_, "the static value of " + text(position) + "; " +
                                           in_english(line_of_play(position)));
  meet_payoffs(list_length(given->value).value_or(0));
  const std::vector<Payoff> payoffs = payoffs_of(given->value, position);
  positions_->set_written_value(position, positions_->add_term(reader_, given->value));
  return payoffs_.emplace(position, kept_payoffs_.keep(payoffs)).first->second;
}

std::vector<Payoff> PrologGame::payoffs_of(term_t value, TermId position) {
  const auto fail = [&](Message reason) {
    throw GameError(GameError::Kind::bad_payoffs, position, std::move(reason));
  };
  if (!player_count_)
    fail(Message("the static value is no list of a finite number for each player"));
  if (list_length(value) != *player_count_) fail(wrong_payoffs(*player_count_));
  std::vector<Payoff> payoffs;
  const term_t rest = PL_copy_term_ref(value);
  const term_t payoff = new_term();
  while (PL_get_list(rest, payoff, rest)) {
    const std::variant<Number, std::string> evaluated = evaluate(payoff);
    const Number* const number = std::get_if<Number>(&evaluated);
    if (!number || !is_finite(*number))
      fail(Message("the payoff {payoff} is no finite number", {{"payoff", quoted_text(payoff)}}));
    payoffs.emplace_back(*number);
  }
  return payoffs;
}

}  // namespace minimax::prolog
