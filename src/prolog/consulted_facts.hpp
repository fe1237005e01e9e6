// How a question goes about a program that may be facts alone.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "facts/fact_game.hpp"
#include "prolog/asked_game.hpp"
#include "prolog/fact_program.hpp"
#include "prolog/interface.hpp"
#include "prolog/options.hpp"
#include "prolog/prolog.hpp"
#include "prolog/prolog_game.hpp"

namespace minimax::prolog {

/// The facts of a module, for one question. Where they are not kept yet, and it is not yet time to
/// take them over, the question begins by calling the predicates; if that takes long, it is asked
/// anew of the facts. Throws PendingException.
class ConsultedFacts {
 public:
  /// Of games of two players, that is; nothing is known of others.
  ConsultedFacts(module_t module, const AskedGame& asked, const PredicateOptions& options);

  /// Null: the predicates are to be called.
  const std::shared_ptr<const FactGame>& game() const noexcept { return game_; }
  /// How many positions may be met by calls before take_over() is to be called; none: any number.
  std::optional<std::uint64_t> patience() const noexcept { return patience_; }

  void take_over();
  /// So many positions were met by calls.
  void add_work(std::uint64_t positions);

 private:
  module_t module_;
  std::optional<FactProgram> program_;  // none: they are not taken over
  std::shared_ptr<const FactGame> game_;
  std::optional<std::uint64_t> patience_;
};

/// Bounds the positions that a game meets, and tells how many there were at last.
class WorkCount {
 public:
  WorkCount(ConsultedFacts& consulted, PrologGame& game) : consulted_(consulted), game_(game) {
    if (consulted.patience()) game.stop_beyond(*consulted.patience());
  }
  WorkCount(const WorkCount&) = delete;
  WorkCount& operator=(const WorkCount&) = delete;
  ~WorkCount() { consulted_.add_work(game_.size()); }

 private:
  ConsultedFacts& consulted_;
  const PrologGame& game_;
};

}  // namespace minimax::prolog
