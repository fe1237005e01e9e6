// A search on behalf of a Prolog predicate.
#pragma once

#include <cstdint>
#include <string>

#include "draw/drawing.hpp"
#include "prolog/asked_game.hpp"
#include "prolog/errors.hpp"
#include "prolog/options.hpp"
#include "prolog/prolog.hpp"
#include "prolog/search_drawing.hpp"

namespace minimax::prolog {

/// Makes `answers` the list of the answers: each is answer(BestPos, Val, NodesList), where BestPos
/// is unbound and NodesList is empty for a leaf. There is one, or with ties(all) one for each of
/// the best successors; of a game of several players, each line of an equilibrium. Searches the
/// game of the options, or else the one that the user's predicates define in `module`. Throws
/// PendingException.
///
/// `report` becomes report(Statistics, Difference, Certificate): how the answers were found, as a
/// list of Name(Value); a list of what to warn of: mover_rules(Pos), where the two rules for the
/// mover differ, and more_lines(Count), where there are more answers than so many; the list of the
/// facts of a certificate, where it is asked for.
void search(Asked asked, module_t module, term_t position, const PredicateOptions& options,
            term_t answers, term_t report, Caller caller);

/// The value of the position where it lies from alpha to beta, both included, and the last of the
/// successors that have it; else a bound of it. `best` stays unbound at a leaf. alpha must not be
/// greater than beta.
void search_window(module_t module, term_t position, const PredicateOptions& options,
                   const Number& alpha, const Number& beta, term_t best, term_t value,
                   Caller caller);

/// Makes the variable `events` the list of the steps of a search: see minimax_trace/3. Needs
/// options that check_traceable() lets pass.
void search_trace(module_t module, term_t position, const PredicateOptions& options, term_t events,
                  Caller caller);

/// The first `most` of these steps for people: see minimax_print_trace/2. Likewise.
std::string search_trace_text(module_t module, term_t position, const PredicateOptions& options,
                              std::uint64_t most, Caller caller);

/// How many paths of so many plies there are.
Number count_paths(module_t module, term_t position, Plies plies, const PredicateOptions& options,
                   Caller caller);

/// What a picture shows of a search, around a position where that is not 0. Likewise. Throws
/// TooManyDrawn and NotInTree besides.
Drawing search_drawing(module_t module, term_t position, const PredicateOptions& options,
                       term_t around, Caller caller);

/// The film of it. Likewise.
Filmed search_film(module_t module, term_t position, const PredicateOptions& options, term_t around,
                   Caller caller);

}  // namespace minimax::prolog
