// The predicates of the module.
#include <cstdint>
#include <optional>

#include "prolog/consulted_games.hpp"
#include "prolog/drawing_predicate.hpp"
#include "prolog/errors.hpp"
#include "prolog/evaluation.hpp"
#include "prolog/guarded.hpp"
#include "prolog/interface.hpp"
#include "prolog/load.hpp"
#include "prolog/options.hpp"
#include "prolog/predicate_arguments.hpp"
#include "prolog/prolog.hpp"
#include "prolog/search.hpp"
#include "prolog/term_writer.hpp"
#include "prolog/text_predicates.hpp"
#include "prolog/tree_predicates.hpp"

namespace minimax::prolog {

namespace {

foreign_t search_as(Asked asked, term_t caller, term_t position, term_t options, term_t answers,
                    term_t report) {
  const Caller on_behalf{caller};
  return guarded_for(on_behalf, [&] {
    check_stack(on_behalf);
    const Qualified question(position, on_behalf);
    const term_t found = new_terms(2);
    search(asked, question.module, question.plain, qualified_options(options, on_behalf), found,
           found + 1, on_behalf);
    check(PL_unify(answers, found) && PL_unify(report, found + 1));
  });
}

// search(+Caller, +Module:Position, +Module:Options, -Answers, -Report)
foreign_t search_predicate(term_t caller, term_t position, term_t options, term_t answers,
                           term_t report) {
  return search_as(Asked::minimax, caller, position, options, answers, report);
}

// search_chance(+Caller, +Module:Position, +Module:Options, -Answers, -Report)
foreign_t chance_predicate(term_t caller, term_t position, term_t options, term_t answers,
                           term_t report) {
  return search_as(Asked::with_chance, caller, position, options, answers, report);
}

// search_players(+Caller, +Module:Position, +Module:Options, -Answers, -Report)
foreign_t players_predicate(term_t caller, term_t position, term_t options, term_t answers,
                            term_t report) {
  return search_as(Asked::players, caller, position, options, answers, report);
}

// search_window(+Caller, +Module:Position, +Alpha, +Beta, +Options, -BestPos, -Val)
foreign_t window_predicate(term_t caller, term_t position, term_t alpha, term_t beta,
                           term_t options, term_t best, term_t value) {
  const Caller on_behalf{caller};
  return guarded_for(on_behalf, [&] {
    check_stack(on_behalf);
    const Qualified question(position, on_behalf);
    const Number least = evaluate(alpha, "Alpha", on_behalf);
    const Number most = evaluate(beta, "Beta", on_behalf);
    if (compare(most, least) < 0)
      throw_error(on_behalf, {"domain_error", "beta", beta}, "it is less than Alpha");
    const term_t found = new_terms(2);
    search_window(question.module, question.plain,
                  read_options(options, question.module, on_behalf), least, most, found, found + 1,
                  on_behalf);
    check(PL_unify(best, found) && PL_unify(value, found + 1));
  });
}

// search_trace(+Caller, +Module:Position, +Module:Options, -Events)
foreign_t trace_predicate(term_t caller, term_t position, term_t options, term_t events) {
  const Caller on_behalf{caller};
  return guarded_for(on_behalf, [&] {
    check_stack(on_behalf);
    const TracedQuestion asked(position, options, on_behalf);
    const term_t found = new_term();
    search_trace(asked.position.module, asked.position.plain, asked.wanted, found, on_behalf);
    check(PL_unify(events, found));
  });
}

// search_trace_text(+Caller, +Module:Position, +Module:Options, +Most, -Text)
foreign_t trace_text_predicate(term_t caller, term_t position, term_t options, term_t most,
                               term_t text) {
  const Caller on_behalf{caller};
  return guarded_for(on_behalf, [&] {
    check_stack(on_behalf);
    const TracedQuestion asked(position, options, on_behalf);
    std::uint64_t events = 0;
    check(PL_get_uint64_ex(most, &events));
    unify_text(text, search_trace_text(asked.position.module, asked.position.plain, asked.wanted,
                                       events, on_behalf));
  });
}

// More than there can be are as good as the most: no path is so long.
Plies plies_of(term_t term) {
  std::uint64_t plies = 0;
  const bool is_small = PL_get_uint64(term, &plies) && plies < most_plies;
  return is_small ? static_cast<Plies>(plies) : most_plies;
}

// count_paths(+Caller, +Module:Position, +Plies, +Module:Options, -Count)
//
// Plies is an integer that is not negative.
foreign_t paths_predicate(term_t caller, term_t position, term_t plies, term_t options,
                          term_t count) {
  const Caller on_behalf{caller};
  return guarded_for(on_behalf, [&] {
    check_stack(on_behalf);
    const Qualified question(position, on_behalf);
    const PredicateOptions wanted = qualified_options(options, on_behalf, User::perft_predicate);
    const term_t found = new_term();
    write_number(found,
                 count_paths(question.module, question.plain, plies_of(plies), wanted, on_behalf));
    check(PL_unify(count, found));
  });
}

// check_interface(+Caller, +Module:List)
foreign_t interface_predicate(term_t caller, term_t interface) {
  const Caller on_behalf{caller};
  return guarded_for(on_behalf, [&] {
    const Qualified list(interface, on_behalf);
    const term_t nothing = new_term();
    check(PL_put_nil(nothing));
    (void)read_interface(list.plain, nothing, list.module, on_behalf);
  });
}

// load(+Caller, +File, -Game, -Diagnostics)
foreign_t load_predicate(term_t caller, term_t file, term_t game, term_t diagnostics) {
  const Caller on_behalf{caller};
  return guarded_for(on_behalf, [&] { load(file, game, diagnostics, on_behalf); });
}

// kept_facts(+Module, -Facts): see ConsultedGames
foreign_t kept_facts_predicate(term_t module, term_t facts) {
  return guarded([&] {
    module_t of = nullptr;
    check(PL_get_module(module, &of));
    const std::optional<FactProgram> program = fact_program(of);
    const auto kept = program ? consulted_games().kept_facts(of, *program) : std::nullopt;
    check(kept ? PL_unify_uint64(facts, *kept) : PL_unify_atom_chars(facts, "none"));
  });
}

}  // namespace

}  // namespace minimax::prolog

extern "C" [[gnu::visibility("default")]] install_t install_minimax() {
  using namespace minimax::prolog;
  PL_register_foreign("search", 5, reinterpret_cast<pl_function_t>(search_predicate), 0);
  PL_register_foreign("search_chance", 5, reinterpret_cast<pl_function_t>(chance_predicate), 0);
  PL_register_foreign("search_players", 5, reinterpret_cast<pl_function_t>(players_predicate), 0);
  PL_register_foreign("search_window", 7, reinterpret_cast<pl_function_t>(window_predicate), 0);
  PL_register_foreign("search_trace", 4, reinterpret_cast<pl_function_t>(trace_predicate), 0);
  PL_register_foreign("search_trace_text", 5, reinterpret_cast<pl_function_t>(trace_text_predicate),
                      0);
  PL_register_foreign("kept_facts", 2, reinterpret_cast<pl_function_t>(kept_facts_predicate), 0);
  PL_register_foreign("check_interface", 2, reinterpret_cast<pl_function_t>(interface_predicate),
                      0);
  PL_register_foreign("count_paths", 5, reinterpret_cast<pl_function_t>(paths_predicate), 0);
  PL_register_foreign("load", 4, reinterpret_cast<pl_function_t>(load_predicate), 0);
  register_drawing_predicate();
  register_tree_predicates();
  register_text_predicates();
  follow_message_language();
}
