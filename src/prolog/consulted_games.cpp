#include "prolog/consulted_games.hpp"

#include <algorithm>
#include <utility>

#include "prolog/take_over.hpp"

namespace minimax::prolog {

ConsultedGames::State ConsultedGames::look(module_t module, const FactProgram& program) {
  const std::lock_guard lock(mutex_);
  const Entry& entry = this->entry(module, program);
  if (entry.game) return {entry.game, 0};
  if (!entry.is_plain) return {nullptr, std::nullopt};
  const std::uint64_t facts = program.facts();
  if (facts <= few_facts || entry.work >= facts) return {nullptr, 0};
  return {nullptr, (facts - entry.work) / facts_per_position};
}

void ConsultedGames::add_work(module_t module, std::uint64_t positions) {
  const std::lock_guard lock(mutex_);
  const auto found = std::ranges::find(entries_, PL_module_name(module), &Entry::module);
  if (found != entries_.end()) found->work += positions * facts_per_position;
}

std::shared_ptr<const FactGame> ConsultedGames::take_over(module_t module,
                                                          const FactProgram& program) {
  std::optional<FactGame> game = prolog::take_over(module, program);
  auto kept = game ? std::make_shared<const FactGame>(std::move(*game)) : nullptr;
  keep(module, program, kept);
  return kept;
}

std::optional<std::uint64_t> ConsultedGames::kept_facts(module_t module,
                                                        const FactProgram& program) {
  const std::lock_guard lock(mutex_);
  const auto found = std::ranges::find(entries_, PL_module_name(module), &Entry::module);
  const bool kept = found != entries_.end() && found->game && found->program == program;
  return kept ? std::optional(found->program.facts()) : std::nullopt;
}

// The entry of the module, made to be of this program.
ConsultedGames::Entry& ConsultedGames::entry(module_t module, const FactProgram& program) {
  const atom_t name = PL_module_name(module);
  const auto found = std::ranges::find(entries_, name, &Entry::module);
  if (found == entries_.end()) {
    // One that comes when there are many may have been here before.
    const bool many = entries_.size() >= most_modules;
    if (many) entries_.erase(entries_.begin());
    entries_.push_back({.module = name, .program = program, .work = many ? 0 : program.facts()});
    return entries_.back();
  }
  std::rotate(found, found + 1, entries_.end());
  Entry& entry = entries_.back();
  if (entry.program != program) {
    const std::int64_t changes = program.generation() - entry.program.generation();
    entry.work += static_cast<std::uint64_t>(std::max(changes, std::int64_t{0}));
    entry.program = program;
    entry.is_plain = true;
    entry.game.reset();
  }
  return entry;
}

void ConsultedGames::keep(module_t module, const FactProgram& program,
                          std::shared_ptr<const FactGame> game) {
  const std::lock_guard lock(mutex_);
  Entry& entry = this->entry(module, program);
  entry.work = 0;
  entry.is_plain = game != nullptr;
  entry.game = std::move(game);
  std::size_t games = 0;
  for (auto each = entries_.rbegin(); each != entries_.rend(); ++each) {
    if (each->game && ++games > most_games) each->game.reset();
  }
}

ConsultedGames& consulted_games() {
  static ConsultedGames games;
  return games;
}

}  // namespace minimax::prolog
