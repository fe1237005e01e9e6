#include "prolog/options.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "prolog/game_handle.hpp"
#include "prolog/named_value.hpp"
#include "prolog/term_value.hpp"

namespace minimax::prolog {

namespace {

// An option, such as depth(3) or depth=3, and its values.
struct GivenOption {
  explicit GivenOption(term_t option) : term(option), values(new_terms(2)) {
    static const functor_t equals = new_functor("=", 2);
    atom_t atom = 0;
    const bool is_pair = !PL_is_functor(option, equals) &&
                         PL_get_compound_name_arity(option, &atom, &count) && count == 2;
    if (!is_pair) {
      count = 1;
      name = take_apart(option, values);
      return;
    }
    name = PL_atom_chars(atom);
    check(PL_get_arg(1, option, values) && PL_get_arg(2, option, values + 1));
  }

  term_t term;
  term_t values;
  std::size_t count = 1;
  std::string_view name;
};

std::shared_ptr<const LoadedGame> game(term_t value, Caller caller) {
  if (PL_is_variable(value)) throw_instantiation_error(caller, "the option game");
  std::shared_ptr<const LoadedGame> game = game_of_handle(value);
  if (!game) throw_error(caller, {"type_error", "minimax_game", value}, "see load_game/2");
  return game;
}

/// What only a predicate has.
struct OwnOption {
  std::string_view name;
  bool is_of_answer;  ///< and means nothing to who counts paths
  void (*read)(PredicateOptions& options, TermValue value, term_t term, Caller caller);
};

constexpr OwnOption own_options[] = {
    {"statistics", true,
     [](PredicateOptions& options, TermValue, term_t, Caller) { options.statistics = true; }},
    {"certificate", true,
     [](PredicateOptions& options, TermValue, term_t, Caller) { options.certificate = true; }},
    {"consulted", false,
     [](PredicateOptions& options, TermValue value, term_t, Caller) {
       constexpr std::string_view names[] = {"auto", "calls"};
       options.calls = value.choice(names) == 1;
     }},
    {"game", false,
     [](PredicateOptions& options, TermValue, term_t term, Caller caller) {
       options.game = game(term, caller);
     }},
    {"interface", false,
     [](PredicateOptions& options, TermValue, term_t term, Caller caller) {
       check_list(term, "an interface", caller);
       options.interface = PL_copy_term_ref(term);
     }},
    {"start", false,
     [](PredicateOptions& options, TermValue, term_t term, Caller) {
       options.start = PL_copy_term_ref(term);
     }},
};

// Whether there is such an option.
bool read(PredicateOptions& options, const GivenOption& given, module_t module, Caller caller) {
  TermValue value(given.name, given.term, given.values, module, caller);
  const bool counts_paths = options.user == User::perft_predicate;
  // What others have, and who traces has not, is told of later.
  const OptionRow* row = counts_paths ? nullptr : find_option(given.name, User::predicate);
  if (!row) row = find_option(given.name, options.user);
  if (row && row->field.parts == given.count) {
    row->field.read(options, value, User::predicate);
    return true;
  }
  const auto own = std::ranges::find(own_options, given.name, &OwnOption::name);
  if (own == std::end(own_options) || given.count != 1) return false;
  if (own->is_of_answer && counts_paths) return false;
  own->read(options, value, given.values, caller);
  return true;
}

// What sets the game up is a role, which goes before what else is said of it.
void put_start(PredicateOptions& options) {
  static const functor_t equals = new_functor("=", 2);
  if (!options.start) return;
  const term_t parts = new_terms(2);
  check(PL_put_atom_chars(parts, "start") && PL_put_term(parts + 1, *options.start));
  const term_t entry = new_term();
  const term_t list = new_term();
  check(PL_cons_functor_v(entry, equals, parts) &&
        (options.interface ? PL_put_term(list, *options.interface) : PL_put_nil(list)) &&
        PL_cons_list(list, entry, list));
  options.interface = list;
}

void check_all(const PredicateOptions& options) {
  check_combination(options);
  if (options.certificate) check_provable(options, GameKind::two_players);
  if (options.interface && options.game)
    throw OptionFault(OptionFault::Kind::combination, options.start ? "start" : "interface",
                      fmt::format("{{{}}} cannot be used with {{game=Game}}, which has the four "
                                  "predicates",
                                  options.start ? "start=Goal" : "interface=List"));
}

}  // namespace

PredicateOptions read_options(term_t list, module_t module, Caller caller, User user) {
  check_list(list, "options", caller);
  PredicateOptions options;
  options.user = user;
  options.list = list;
  const term_t rest = PL_copy_term_ref(list);
  const term_t option = new_term();
  std::vector<std::string> seen;
  while (PL_get_list(rest, option, rest)) {
    if (PL_is_variable(option)) throw_instantiation_error(caller, "an option");
    const GivenOption given(PL_copy_term_ref(option));
    if (std::ranges::find(seen, given.name) != seen.end()) continue;
    if (!read(options, given, module, caller))
      throw_error(caller, {"domain_error", "minimax_option", option});
    seen.emplace_back(given.name);
  }
  put_start(options);
  try {
    check_all(options);
  } catch (const OptionFault& fault) {
    throw_option_fault(fault, options, caller);
  }
  return options;
}

term_t given_value(const PredicateOptions& options, std::string_view name) {
  const term_t rest = PL_copy_term_ref(options.list);
  const term_t option = new_term();
  while (PL_get_list(rest, option, rest)) {
    const GivenOption given(PL_copy_term_ref(option));
    if (given.name == name) return given.values;
  }
  return 0;
}

void check_traceable(const PredicateOptions& options, Caller caller) {
  const auto fail = [&](const std::string& message) {
    throw_error(caller, {"domain_error", "minimax_trace_options", options.list},
                phrased(message, Phrase::prolog));
  };
  for (const OptionRow& row : option_table()) {
    if (!row.users.hold(User::predicate) || !row.field.is_changed(options)) continue;
    const std::string name(row.name);
    if (!row.users.hold(User::trace_predicate)) fail("{" + name + "} cannot be traced");
    const OptionChoice* const choice = row.field.choice(options);
    if (choice && row.name == "algorithm" && !choice->is_traced)
      fail("{" + name + "=" + std::string(choice->name) + "} cannot be traced: there are " +
           choice_names(row, User::trace_predicate, ", "));
  }
  if (options.statistics || options.certificate)
    fail("minimax/5 answers {statistics=S} and {certificate=Facts}");
}

void throw_option_fault(const OptionFault& fault, const PredicateOptions& options, Caller caller) {
  std::string message = phrased(fault.message, Phrase::prolog);
  if (!fault.advice.empty()) message += "; " + phrased(fault.advice, Phrase::prolog);
  const std::string option(fault.option);
  const term_t culprit = new_term();
  switch (fault.kind) {
    case OptionFault::Kind::combination:
      throw_error(caller, {"domain_error", "minimax_options", options.list}, message);
    case OptionFault::Kind::choice:
      check(PL_put_atom_chars(culprit, fault.value.c_str()));
      throw_error(caller, {"domain_error", option.c_str(), culprit}, message);
    case OptionFault::Kind::missing:
      check(PL_put_atom_chars(culprit, option.c_str()));
      throw_error(caller, {"existence_error", "minimax_option", culprit}, message);
    case OptionFault::Kind::option:
      break;
  }
  check(PL_put_atom_chars(culprit, option.c_str()));
  throw_error(caller, {"domain_error", "minimax_option", culprit}, message);
}

}  // namespace minimax::prolog
