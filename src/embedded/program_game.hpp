// The game of a program, in terms.
#pragma once

#include <optional>
#include <vector>

#include "embedded/term_exchange.hpp"
#include "prolog/prolog_game.hpp"

namespace minimax::embedded {

/// Tells of its positions and values as terms of a table.
class ProgramGame : public prolog::PrologGame {
 public:
  /// The exchange must outlive the game.
  ProgramGame(module_t module, const prolog::Interface& interface, prolog::Caller caller,
              GameKind kind, TermExchange& exchange)
      : PrologGame(module, interface, caller, kind), exchange_(exchange) {}

  TermId term(Position position) {
    const std::size_t index = index_of(position);
    if (index >= terms_.size()) terms_.resize(index + 1);
    if (!terms_[index]) terms_[index] = read([&](term_t to) { put_position(to, position); });
    return *terms_[index];
  }
  Position position(TermId term) {
    const prolog::Frame frame;
    const term_t copy = prolog::new_term();
    exchange_.put(copy, term);
    return PrologGame::position(copy, plies_);
  }
  /// From now on positions are asked for that are so many plies after the first one.
  void after(std::size_t plies) noexcept { plies_ = plies; }
  TermId player_name(std::size_t index) {
    return read([&](term_t to) { put_player(to, index); });
  }
  std::optional<TermId> written_value(Position position) {
    return read([&](term_t to) { put_value(to, position); });
  }

 private:
  template <class Put>
  TermId read(Put put) {
    const prolog::Frame frame;
    const term_t term = prolog::new_term();
    put(term);
    return exchange_.read(term);
  }

  TermExchange& exchange_;
  std::size_t plies_ = 0;
  std::vector<std::optional<TermId>> terms_;  // by the number of the position
};

}  // namespace minimax::embedded
