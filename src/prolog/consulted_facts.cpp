#include "prolog/consulted_facts.hpp"

#include "prolog/consulted_games.hpp"

namespace minimax::prolog {

namespace {

// What is taken over in a twentieth of a second, or less.
constexpr double facts_in_a_twentieth = 100'000;

// To take the facts over is not counted by the limit, so it may take a twentieth of it.
bool is_timely(const FactProgram& program, double time_limit) {
  return static_cast<double>(program.facts()) <= time_limit * facts_in_a_twentieth;
}

}  // namespace

// A goal of the user's may do anything, to the program too.
ConsultedFacts::ConsultedFacts(module_t module, const AskedGame& asked,
                               const PredicateOptions& options)
    : module_(module) {
  if (asked.kind != GameKind::two_players || options.calls || options.quiescence ||
      asked.interface->says_anything())
    return;
  program_ = fact_program(module);
  if (!program_) return;
  ConsultedGames::State state = consulted_games().look(module, *program_);
  game_ = std::move(state.game);
  if (game_ || !state.patience) return;
  // A search that has a limit is not begun anew.
  if (options.time_limit) {
    if (is_timely(*program_, options.time_limit->number)) take_over();
  } else if (*state.patience == 0) {
    take_over();
  } else {
    patience_ = state.patience;
  }
}

void ConsultedFacts::take_over() {
  patience_.reset();
  game_ = consulted_games().take_over(module_, *program_);
}

void ConsultedFacts::add_work(std::uint64_t positions) {
  if (program_ && !game_) consulted_games().add_work(module_, positions);
}

}  // namespace minimax::prolog
