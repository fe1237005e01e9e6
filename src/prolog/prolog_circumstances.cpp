// What messages tell of a position of a program.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/similar_names.hpp"
#include "prolog/prolog_game.hpp"

namespace minimax::prolog {

namespace {

// Of a long line the middle is left out.
constexpr std::size_t most_told = 12;
constexpr std::size_t told_at_begin = 4;

constexpr std::string_view between_circumstances = "; ";

}  // namespace

std::string PrologGame::text(TermId position) {
  const Frame frame;
  const term_t term = new_term();
  put_position(term, position);
  static const functor_t comma = new_functor(",", 2);
  const std::string text = quoted_text(term);
  return PL_is_functor(term, comma) ? "(" + text + ")" : text;  // as an element of a list
}

Message PrologGame::line_of_play(TermId position) {
  std::vector<TermId> line;
  for (std::optional<TermId> at = position; at; at = positions_->met_from(*at)) line.push_back(*at);
  std::ranges::reverse(line);
  std::string told;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (i > 0) told += ", ";
    if (line.size() > most_told && i == told_at_begin) {
      told += "..., ";
      i = line.size() - (most_told - told_at_begin);
    }
    told += text(line[i]);
  }
  return Message("line of play: {line}", {{"line", told}});
}

std::string PrologGame::where(const Callback& by, TermId position) {
  return text(position) + " by " + by.name() + "; " + in_english(line_of_play(position));
}

Message PrologGame::circumstances(const GameError& error) {
  if (!error.reason.is_empty())
    return joined({error.reason, line_of_play(error.position)}, between_circumstances);
  std::vector<std::string> asked;
  const auto add = [&](const Callback& callback) {
    if (std::ranges::find(asked, callback.name()) == asked.end()) asked.push_back(callback.name());
  };
  if (error.kind == GameError::Kind::no_value) {
    if (interface_.utility) add(*interface_.utility);
    if (has_static_eval())
      add(interface_.static_eval || static_eval_.defined() ? static_eval_ : staticval_);
    if (interface_.heuristic) add(*interface_.heuristic);
  } else if (interface_.mover || interface_.last_mover) {
    add(interface_.mover ? *interface_.mover : *interface_.last_mover);
    if (kind_ == GameKind::chance) add(chance_to_move_);
  } else if (kind_ == GameKind::players) {
    add(player_to_move_);
    if (chance_to_move_.defined()) add(chance_to_move_);
  } else {
    add(max_to_move_);
    add(min_to_move_);
    if (kind_ == GameKind::chance) add(chance_to_move_);
  }
  const Message told("asked: {predicates}",
                     {{"predicates", fmt::format("{}", fmt::join(asked, ", "))}});
  return joined({told, line_of_play(error.position)}, between_circumstances);
}

std::optional<std::string> PrologGame::unknown_position(TermId position) {
  if (interface_.says_anything()) return std::nullopt;
  const Frame frame;
  const term_t arguments = new_terms(3);
  check(PL_put_atom(arguments, PL_module_name(module_)));
  positions_->put(arguments + 1, position);
  if (!call_predicate(PL_predicate("unknown_to_facts", 3, "minimax_unknown"), arguments))
    return std::nullopt;
  std::vector<std::string> known;
  const term_t rest = PL_copy_term_ref(arguments + 2);
  const term_t each = new_term();
  while (PL_get_list(rest, each, rest)) known.push_back(text_of(each));
  const std::vector<std::string_view> names(known.begin(), known.end());
  const std::string_view nearest = nearest_name(quoted_text(arguments + 1), names);
  return nearest.empty() ? "" : fmt::format("did you mean {}?", nearest);
}

Message PrologGame::stopped_call() {
  if (!stopped_) return {};
  const auto& [name, position] = *stopped_;
  const Message told("the limit stopped the call of {predicate} for {position}",
                     {{"predicate", name}, {"position", text(position)}});
  return joined({told, line_of_play(position)}, between_circumstances);
}

Message PrologGame::failed_call() {
  if (!failed_) return {};
  const auto [name, position] = *std::exchange(failed_, std::nullopt);
  const Message told("{predicate} was called for {position}",
                     {{"predicate", name + place_of(name)}, {"position", text(position)}});
  return joined({told, line_of_play(position)}, between_circumstances);
}

// Where a predicate of the program's begins, in parentheses; empty where that is not known.
std::string PrologGame::place_of(const std::string& name) const {
  const Frame frame;
  const term_t arguments = new_terms(3);
  check(PL_put_atom(arguments, PL_module_name(module_)) &&
        PL_put_chars(arguments + 1, PL_STRING | REP_UTF8, name.size(), name.data()));
  const predicate_t place = PL_predicate("predicate_place", 3, "minimax_load_messages");
  return call_predicate(place, arguments) ? " (" + text_of(arguments + 2) + ")" : "";
}

}  // namespace minimax::prolog
