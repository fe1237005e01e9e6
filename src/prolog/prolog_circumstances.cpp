// What messages tell of a position of a program.
#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "prolog/prolog_game.hpp"

namespace minimax::prolog {

namespace {

// Of a long line the middle is left out.
constexpr std::size_t most_told = 12;
constexpr std::size_t told_at_begin = 4;

}  // namespace

std::string PrologGame::text(TermId position) {
  const Frame frame;
  const term_t term = new_term();
  put_position(term, position);
  return quoted_text(term);
}

std::string PrologGame::line_of_play(TermId position) {
  std::vector<std::uint32_t> line;
  for (std::uint32_t at = index_of(position); at != nobody; at = known_[at].met_by)
    line.push_back(at);
  std::ranges::reverse(line);
  std::string told = "line of play: ";
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (i > 0) told += ", ";
    if (line.size() > most_told && i == told_at_begin) {
      told += "..., ";
      i = line.size() - (most_told - told_at_begin);
    }
    told += text(TermId{line[i]});
  }
  return told;
}

std::string PrologGame::where(const Callback& by, TermId position) {
  return text(position) + " by " + by.name() + "; " + line_of_play(position);
}

std::string PrologGame::circumstances(const GameError& error) {
  if (!error.reason.empty()) return error.reason + "; " + line_of_play(error.position);
  std::string asked;
  const auto add = [&](const Callback& callback) {
    asked += (asked.empty() ? "asked: " : ", ") + callback.name();
  };
  if (error.kind == GameError::Kind::no_value) {
    if (interface_.utility) add(*interface_.utility);
    if (has_static_eval())
      add(interface_.static_eval || static_eval_.defined() ? static_eval_ : staticval_);
    if (interface_.heuristic) add(*interface_.heuristic);
  } else if (interface_.mover || interface_.last_mover) {
    add(interface_.mover ? *interface_.mover : *interface_.last_mover);
  } else if (kind_ == GameKind::players) {
    add(player_to_move_);
    if (chance_to_move_.defined()) add(chance_to_move_);
  } else {
    add(max_to_move_);
    add(min_to_move_);
    if (kind_ == GameKind::chance) add(chance_to_move_);
  }
  return asked + "; " + line_of_play(error.position);
}

std::string PrologGame::stopped_call() {
  if (!stopped_) return {};
  const auto& [name, position] = *stopped_;
  return "the limit stopped the call of " + name + " for " + text(position) + "; " +
         line_of_play(position);
}

std::string PrologGame::failed_call() {
  if (!failed_) return {};
  const auto [name, position] = *std::exchange(failed_, std::nullopt);
  return name + " was called for " + text(position) + "; " + line_of_play(position);
}

}  // namespace minimax::prolog
