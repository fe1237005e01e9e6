#include "prolog/program_question.hpp"

#include <chrono>

#include "ask/make_question.hpp"
#include "ask/option_faults.hpp"
#include "prolog/helpers.hpp"
#include "prolog/limited_calls.hpp"
#include "prolog/quiescence.hpp"

namespace minimax::prolog {

namespace {

// Something of the foreign interface that holds while it lives.
template <class Held>
struct HeldLease final : Lease {
  template <class... Arguments>
  explicit HeldLease(Arguments&&... arguments) : held(std::forward<Arguments>(arguments)...) {}

  Held held;
};

// What the program changes and looks up while it is asked; 0 where that is nothing.
term_t kept_state(module_t module, std::optional<term_t> interface) {
  const term_t arguments = new_terms(3);
  check(PL_put_atom(arguments, PL_module_name(module)));
  check(interface ? PL_put_term(arguments + 1, *interface) : PL_put_nil(arguments + 1));
  return call_predicate(PL_predicate("kept_state", 3, "minimax_state"), arguments) ? arguments + 2
                                                                                   : 0;
}

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

void ProgramSurroundings::tell_of_state(term_t state) {
  call_predicate(PL_predicate("tell_of_state", 1, library_module), state);
}

std::unique_ptr<Lease> ProgramSurroundings::help(const Options& options) {
  if (options.threads.number == 1) return nullptr;
  const Frame frame;
  const term_t state = kept_state(game_.module(), interface_);
  if (state != 0) {
    tell_of_state(state);
    return nullptr;
  }
  return std::make_unique<HeldLease<Helpers>>(game_, interface_, options.depth,
                                              options.threads.number - 1);
}

std::unique_ptr<Question> program_question(PrologGame& game, GameKind kind, const Options& options,
                                           ProgramSurroundings& surroundings) {
  if (game.minds_depth() && limits_of(options).deepens())
    throw OptionFault(OptionFault::Kind::combination, "depth",
                      "where values depend on the plies that are left, the search has {depth} and "
                      "no other limit");
  if (game.minds_depth() && options.on_cycle)
    throw OptionFault(OptionFault::Kind::combination, "on_cycle",
                      "{on_cycle=draw(V)} cannot be used where values depend on the plies that are "
                      "left: with fewer of them a position is another one, and none is repeated");
  game.search_to(options.depth);
  return make_question(game, kind, options, surroundings);
}

}  // namespace minimax::prolog
