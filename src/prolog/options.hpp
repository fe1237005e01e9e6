// The options of a predicate.
#pragma once

#include <memory>
#include <optional>

#include "ask/option_faults.hpp"
#include "ask/option_table.hpp"
#include "ask/options.hpp"
#include "prolog/errors.hpp"
#include "prolog/loaded_game.hpp"
#include "prolog/prolog.hpp"

namespace minimax::prolog {

/// Those of a search, and what only a predicate can be asked.
struct PredicateOptions : Options {
  term_t list = 0;                         ///< as they were given
  bool statistics = false;                 ///< is asked for
  bool certificate = false;                ///< is asked for
  std::optional<term_t> interface = {};    ///< a list; see read_interface()
  std::optional<term_t> start = {};        ///< a goal, which stands in the interface too
  std::shared_ptr<const LoadedGame> game;  ///< null: the user's predicates
  bool calls = false;                      ///< these are called even where they are facts
};

/// Reads a list of Name(Value) or Name=Value, as minimax/5 documents them, and of a user with more
/// of them these, too. Of several with one name the first counts. Goals are called in `module`.
/// Those that are answered and not asked, such as statistics(S), are let pass. Throws
/// PendingException with an error for an unknown name, a wrong value, or options that exclude each
/// other.
PredicateOptions read_options(term_t list, module_t module, Caller caller,
                              User user = User::predicate);

/// The value of the option of that name that counts, as it was given; 0 where there is none.
term_t given_value(const PredicateOptions& options, std::string_view name);

/// Throws PendingException with an error where the options ask for a search that cannot be traced.
void check_traceable(const PredicateOptions& options, Caller caller);

/// As an error term. Throws PendingException.
[[noreturn]] void throw_option_fault(const OptionFault& fault, const PredicateOptions& options,
                                     Caller caller);

}  // namespace minimax::prolog
