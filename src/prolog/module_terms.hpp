// The terms of a game in C++, in Prolog.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "module/module_terms.hpp"
#include "module/searched_module.hpp"
#include "prolog/game_terms.hpp"
#include "prolog/prolog.hpp"
#include "prolog/term_reader.hpp"
#include "prolog/term_writer.hpp"
#include "term/term_table.hpp"

namespace minimax::prolog {

class ModuleTerms final : public GameTerms {
 public:
  /// The game must outlive this.
  explicit ModuleTerms(SearchedModule& game) : game_(game) {}

  /// Nothing where the term is no position of the game. Throws TermError, and what the game does.
  std::optional<TermId> position_of(term_t term) override {
    const std::optional<PlainTerm> plain = plain_term(table_, reader_.intern(table_, term));
    return plain ? game_.game().position(*plain) : std::nullopt;
  }

  void put_position(term_t to, TermId position) override {
    writer_.put(to, table_, interned(table_, game_.game().term(position)));
  }
  void put_value(term_t to, TermId position) override {
    write_number(to, game_.value(position).number());
  }
  /// There are MAX and MIN alone.
  void put_player(term_t, std::size_t) override {}
  std::size_t player_count() override { return 0; }
  Message circumstances(const GameError& error) override { return error.reason; }

 private:
  SearchedModule& game_;
  TermTable table_;
  TermReader reader_;
  TermWriter writer_;
};

}  // namespace minimax::prolog
