// The games of consulted facts that are kept from one question to the next.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "facts/fact_game.hpp"
#include "prolog/fact_program.hpp"
#include "prolog/prolog.hpp"

namespace minimax::prolog {

/// Keeps the games of the last modules that were asked about, as long as their facts are the same.
/// Any thread may ask.
///
/// To take facts over must not make a small question slow that follows a small change of a large
/// program. So it waits until the program and its questions have done about as much work since
/// the last time: a change of the database counts as a fact, and a position that was searched by
/// calling the predicates as `facts_per_position` facts, which take as long. A program that is
/// asked about for the first time has done the work of loading its facts.
class ConsultedGames {
 public:
  static constexpr std::size_t most_games = 4;
  static constexpr std::size_t most_modules = 64;  ///< whose work is counted
  static constexpr std::uint64_t facts_per_position = 10;
  /// So few are taken over at once.
  static constexpr std::uint64_t few_facts = 200;

  struct State {
    std::shared_ptr<const FactGame> game;  ///< null: there is none yet
    /// So many positions may be searched by calls before it is time to take the facts over; none:
    /// it cannot be done.
    std::optional<std::uint64_t> patience;
  };

  State look(module_t module, const FactProgram& program);
  /// So many positions were searched by calls.
  void add_work(module_t module, std::uint64_t positions);
  /// Null where the facts cannot be taken over. Throws PendingException, and then nothing is kept.
  std::shared_ptr<const FactGame> take_over(module_t module, const FactProgram& program);
  /// How many facts are kept of the module; none where it has no game of these. For tests.
  std::optional<std::uint64_t> kept_facts(module_t module, const FactProgram& program);

 private:
  struct Entry {
    atom_t module;
    FactProgram program;
    std::uint64_t work;
    bool is_plain = true;  // as far as is known
    std::shared_ptr<const FactGame> game{};
  };

  Entry& entry(module_t module, const FactProgram& program);
  void keep(module_t module, const FactProgram& program, std::shared_ptr<const FactGame> game);

  std::mutex mutex_;
  std::vector<Entry> entries_;  // the one that was asked about last is the last
};

ConsultedGames& consulted_games();

}  // namespace minimax::prolog
