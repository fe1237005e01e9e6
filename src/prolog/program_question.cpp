#include "prolog/program_question.hpp"

#include <chrono>

#include "ask/make_question.hpp"
#include "prolog/helpers.hpp"
#include "prolog/limited_calls.hpp"
#include "prolog/quiescence.hpp"
#include "prolog/run_ahead.hpp"

namespace minimax::prolog {

namespace {

// Something of the foreign interface that holds while it lives.
template <class Held>
struct HeldLease final : Lease {
  template <class... Arguments>
  explicit HeldLease(Arguments&&... arguments) : held(std::forward<Arguments>(arguments)...) {}

  Held held;
};

}  // namespace

std::unique_ptr<Quiescence> ProgramSurroundings::quiescence(const Goal& goal) {
  return std::make_unique<ProgramQuiescence>(game_, goal);
}

std::unique_ptr<Lease> ProgramSurroundings::limit_calls(const Options& options) {
  const std::optional<std::chrono::duration<double>> time = limits_of(options).time;
  if (!time) return nullptr;
  return std::make_unique<HeldLease<LimitedCalls>>(game_,
                                                   time_after(Interrupt::Clock::now(), *time));
}

std::unique_ptr<Lease> ProgramSurroundings::help(TermId root, const Options& options) {
  if (options.threads.number == 1) return nullptr;
  return std::make_unique<HeldLease<Helpers>>(game_, root, interface_, helped_search(options),
                                              options.threads.number - 1);
}

std::unique_ptr<Question> program_question(PrologGame& game, GameKind kind, const Options& options,
                                           ProgramSurroundings& surroundings) {
  return make_question(game, kind, options, surroundings);
}

}  // namespace minimax::prolog
