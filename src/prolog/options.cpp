#include "prolog/options.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <limits>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "prolog/evaluation.hpp"
#include "prolog/game_handle.hpp"
#include "prolog/named_value.hpp"
#include "prolog/term_reader.hpp"
#include "search/common/names.hpp"
#include "search/common/plies.hpp"

namespace minimax::prolog {

namespace {

// The choice of that name; `names` lists them for the one who gave another.
template <class Choices>
auto choice(term_t value, const Choices& choices, const char* option, const char* names,
            Caller caller) {
  if (PL_is_variable(value)) throw_instantiation_error(caller, std::string("the option ") + option);
  const std::string_view name = text_of_atom(value);
  const auto found = std::ranges::find(choices, name, [](const auto& each) { return each.first; });
  if (found == std::ranges::end(choices)) {
    throw_error(caller, {"domain_error", option, value}, std::string("give ") + names);
  }
  return found->second;
}

// An integer that is not negative, or `most` where it is greater.
std::uint64_t count(term_t value, std::int64_t most, const char* option, Caller caller) {
  if (PL_is_variable(value)) throw_instantiation_error(caller, std::string("the option ") + option);
  if (!PL_is_integer(value)) throw_error(caller, {"type_error", "integer", value});
  const Number number = *read_number(value);
  if (compare(number, Number(std::int64_t{0})) < 0) {
    throw_error(caller, {"type_error", "nonneg", value});
  }
  return static_cast<std::uint64_t>(number.is_small() ? std::min(number.small(), most) : most);
}

// A game that is deeper than the largest limit cannot be held in memory.
Plies plies(term_t value, const char* option, Caller caller) {
  return static_cast<Plies>(count(value, most_plies, option, caller));
}

// How many threads search. More would only be in each other's way.
unsigned threads(term_t value, Caller caller) {
  constexpr unsigned most = 64;
  if (PL_is_integer(value)) {
    if (const Number number = *read_number(value);
        number.is_small() && 1 <= number.small() && number.small() <= most)
      return static_cast<unsigned>(number.small());
    throw_error(caller, {"domain_error", "threads", value}, "give a number from 1 to 64");
  }
  if (PL_is_variable(value)) throw_instantiation_error(caller, "the option threads");
  throw_error(caller, {"type_error", "integer", value}, "the option threads");
}

// The number that a term evaluates to, which is not negative.
Number magnitude(term_t value, const char* option, Caller caller) {
  const std::string name = std::string("the option ") + option;
  if (!PL_is_ground(value)) throw_instantiation_error(caller, name);
  std::variant<Number, std::string> evaluated = evaluate(value);
  if (const std::string* problem = std::get_if<std::string>(&evaluated)) {
    throw_error(caller, {"type_error", "evaluable", value}, name + ": " + *problem);
  }
  const Number number = std::get<Number>(std::move(evaluated));
  if (compare(number, Number(std::int64_t{0})) < 0) {
    throw_error(caller, {"type_error", "nonneg", value}, name);
  }
  return number;
}

// The finite number that a term evaluates to.
Payoff finite_number(term_t value, const char* option, Caller caller) {
  const std::string name = std::string("the option ") + option;
  if (!PL_is_ground(value)) throw_instantiation_error(caller, name);
  std::variant<Number, std::string> evaluated = evaluate(value);
  if (const std::string* problem = std::get_if<std::string>(&evaluated))
    throw_error(caller, {"type_error", "evaluable", value}, name + ": " + *problem);
  Number number = std::get<Number>(std::move(evaluated));
  if (number.is_float() && std::isinf(number.real()))
    throw_error(caller, {"domain_error", option, value}, "give a finite number");
  return Payoff(std::move(number));
}

// value_range(Low, High)
Bounds<Payoff> value_range(term_t option, Caller caller) {
  const term_t ends = new_terms(2);
  check(PL_get_arg(1, option, ends) && PL_get_arg(2, option, ends + 1));
  const Bounds<Payoff> range = {finite_number(ends, "value_range", caller),
                                finite_number(ends + 1, "value_range", caller)};
  if (range.upper < range.lower)
    throw_error(caller, {"domain_error", "value_range", option}, "Low is greater than High");
  return range;
}

void add_ordering(Ordering& ordering, term_t name, Caller caller) {
  if (PL_is_variable(name)) throw_instantiation_error(caller, "the option ordering");
  if (!add_by_name(ordering, text_of_atom(name)))
    throw_error(caller, {"domain_error", "ordering", name},
                "give given, reversed, static, table, killers or history, or a list of these");
}

// One or a list; of several base orders the last counts.
Ordering ordering(term_t value, Caller caller) {
  Ordering ordering{.table = false};
  if (PL_is_atom(value) || PL_is_variable(value)) {
    add_ordering(ordering, value, caller);
    return ordering;
  }
  if (PL_skip_list(value, 0, nullptr) != PL_LIST)
    throw_error(caller, {"type_error", "list", value}, "the option ordering");
  const term_t rest = PL_copy_term_ref(value);
  const term_t name = new_term();
  while (PL_get_list(rest, name, rest)) add_ordering(ordering, name, caller);
  return ordering;
}

QuiescenceOption quiescence(term_t value, module_t module, Caller caller) {
  const term_t goal = new_term();
  check(PL_strip_module(value, &module, goal));
  if (PL_is_variable(goal)) throw_instantiation_error(caller, "the option quiescence");
  if (!PL_is_callable(goal)) throw_error(caller, {"type_error", "callable", goal});
  return {goal, module};
}

std::optional<DrawOption> draw(term_t value, Caller caller) {
  static const functor_t functor = PL_new_functor(PL_new_atom("draw"), 1);
  if (PL_is_variable(value)) throw_instantiation_error(caller, "the option on_cycle");
  if (text_of_atom(value) == "error") return std::nullopt;
  if (!PL_is_functor(value, functor)) {
    throw_error(caller, {"domain_error", "on_cycle", value}, "give error or draw(Value)");
  }
  const term_t written = new_term();
  check(PL_get_arg(1, value, written));
  if (!PL_is_ground(written)) throw_instantiation_error(caller, "the value of draw/1");
  std::variant<Number, std::string> evaluated = evaluate(written);
  if (const std::string* problem = std::get_if<std::string>(&evaluated)) {
    throw_error(caller, {"type_error", "evaluable", written}, "the value of draw/1: " + *problem);
  }
  return DrawOption{std::get<Number>(std::move(evaluated)), written};
}

std::shared_ptr<const FactGame> game(term_t value, Caller caller) {
  if (PL_is_variable(value)) throw_instantiation_error(caller, "the option game");
  std::shared_ptr<const FactGame> game = game_of_handle(value);
  if (!game) throw_error(caller, {"type_error", "minimax_game", value}, "see load_game/2");
  return game;
}

constexpr std::pair<std::string_view, bool> consulted_names[] = {{"auto", false}, {"calls", true}};

struct OptionType {
  std::string_view name;
  void (*read)(Options& options, term_t value, Caller caller);
};

constexpr OptionType option_types[] = {
    {"ties",
     [](Options& options, term_t value, Caller caller) {
       options.ties = choice(value, tie_names, "ties", "last, first or all", caller);
     }},
    {"nodes_list",
     [](Options& options, term_t value, Caller caller) {
       options.nodes = choice(value, nodes_list_names, "nodes_list",
                              "positions, notes, likeliest or policy", caller);
     }},
    {"depth", [](Options& options, term_t value,
                 Caller caller) { options.depth = plies(value, "depth", caller); }},
    {"ordering", [](Options& options, term_t value,
                    Caller caller) { options.ordering = ordering(value, caller); }},
    {"transposition",
     [](Options& options, term_t value, Caller caller) {
       constexpr std::int64_t most = std::int64_t{1} << 30;
       options.table_bytes = count(value, most, "transposition", caller) << 20;
     }},
    {"time_limit",
     [](Options& options, term_t value, Caller caller) {
       options.time_limit = magnitude(value, "time_limit", caller).to_double();
     }},
    {"node_limit",
     [](Options& options, term_t value, Caller caller) {
       options.node_limit =
           count(value, std::numeric_limits<std::int64_t>::max(), "node_limit", caller);
     }},
    {"mover",
     [](Options& options, term_t value, Caller caller) {
       options.mover = choice(value, mover_names, "mover", "position or successor", caller);
     }},
    {"singular", [](Options& options, term_t value,
                    Caller caller) { options.singular = magnitude(value, "singular", caller); }},
    {"quiescence_depth",
     [](Options& options, term_t value, Caller caller) {
       options.quiescence_plies = plies(value, "quiescence_depth", caller);
     }},
    {"algorithm",
     [](Options& options, term_t value, Caller caller) {
       options.algorithm =
           choice(value, algorithm_names, "algorithm",
                  "auto, minimax, negamax, alphabeta, pvs, mtdf, sss or pns; where chance moves "
                  "expectiminimax, star1 or star2; for several players maxn, shallow, paranoid or "
                  "best_reply",
                  caller);
     }},
    {"payoff_sum",
     [](Options& options, term_t value, Caller caller) {
       options.payoff_sum = finite_number(value, "payoff_sum", caller);
     }},
    {"threads", [](Options& options, term_t value,
                   Caller caller) { options.threads = threads(value, caller); }},
    {"statistics", [](Options& options, term_t, Caller) { options.statistics = true; }},
    {"certificate", [](Options& options, term_t, Caller) { options.certificate = true; }},
    {"cut_off",
     [](Options& options, term_t value, Caller caller) {
       options.cut_off = choice(value, cut_off_names, "cut_off", "equal or strict", caller);
     }},
    {"on_cycle",
     [](Options& options, term_t value, Caller caller) { options.draw = draw(value, caller); }},
    {"consulted",
     [](Options& options, term_t value, Caller caller) {
       options.calls = choice(value, consulted_names, "consulted", "auto or calls", caller);
     }},
    {"game",
     [](Options& options, term_t value, Caller caller) { options.game = game(value, caller); }},
    {"interface",
     [](Options& options, term_t value, Caller caller) {
       check_list(value, "an interface", caller);
       options.interface = PL_copy_term_ref(value);
     }},
};

// Selective depth needs a depth; what is singular must not depend on the path.
void check_combination(const Options& options, term_t list, Caller caller) {
  const auto fail = [&](const char* message) {
    throw_error(caller, {"domain_error", "minimax_options", list}, message);
  };
  const bool is_limited = options.depth || options.time_limit || options.node_limit;
  if ((options.singular || options.quiescence) && !is_limited)
    fail("singular(Margin) and quiescence(Goal) need a depth limit: give depth(N)");
  if (options.singular && options.draw)
    fail("singular(Margin) cannot be used with on_cycle(draw(V))");
  const bool is_plain = !options.singular && !options.quiescence && !options.draw &&
                        options.mover == MoverRule::position;
  if (options.certificate && !is_plain)
    fail(
        "certificate(Facts) cannot be used with mover(successor), on_cycle(draw(V)), "
        "singular(Margin) or quiescence(Goal): the checker plays by the facts alone");
  const bool is_star =
      options.algorithm == Algorithm::star1 || options.algorithm == Algorithm::star2;
  if (options.value_range && !is_star)
    fail("value_range(Low, High) is for algorithm(star1) and algorithm(star2)");
  if (options.payoff_sum && options.algorithm != Algorithm::shallow)
    fail("payoff_sum(Sum) is for algorithm(shallow)");
  if (options.ties == TieRule::all && options.nodes == NodesList::policy)
    fail("nodes_list(policy) is one: it cannot be used with ties(all)");
  if (options.interface && options.game)
    fail("interface(List) cannot be used with game(Game), which has the four predicates");
  if (options.quiescence && options.nodes == NodesList::notes)
    fail(
        "nodes_list(notes) cannot be used with quiescence(Goal), which that program does not have");
}

}  // namespace

Options read_options(term_t list, module_t module, Caller caller) {
  static const functor_t range = PL_new_functor(PL_new_atom("value_range"), 2);
  check_list(list, "options", caller);
  Options options;
  const term_t rest = PL_copy_term_ref(list);
  const term_t option = new_term();
  bool seen[std::size(option_types)] = {};
  while (PL_get_list(rest, option, rest)) {
    if (PL_is_variable(option)) throw_instantiation_error(caller, "an option");
    if (PL_is_functor(option, range)) {
      if (!options.value_range) options.value_range = value_range(option, caller);
      continue;
    }
    const term_t value = new_term();
    const std::string_view name = take_apart(option, value);
    if (name == "quiescence") {
      if (!options.quiescence) options.quiescence = quiescence(value, module, caller);
      continue;
    }
    const auto type = std::ranges::find(option_types, name, &OptionType::name);
    if (type == std::ranges::end(option_types)) {
      throw_error(caller, {"domain_error", "minimax_option", option});
    }
    if (!std::exchange(seen[type - option_types], true)) type->read(options, value, caller);
  }
  check_combination(options, list, caller);
  return options;
}

void check_traceable(const Options& options, term_t list, Caller caller) {
  const auto fail = [&](const char* message) {
    throw_error(caller, {"domain_error", "minimax_trace_options", list}, message);
  };
  if (options.algorithm != Algorithm::automatic && options.algorithm != Algorithm::alpha_beta &&
      options.algorithm != Algorithm::minimax)
    fail("the algorithms that can be traced are alphabeta and minimax");
  if (options.time_limit || options.node_limit)
    fail("a search that goes deeper ply by ply is not traced: give depth(N)");
  if (options.mover != MoverRule::position || options.singular || options.quiescence)
    fail("mover(successor), singular(Margin) and quiescence(Goal) cannot be traced");
  if (options.statistics || options.certificate)
    fail("minimax/5 answers statistics(S) and certificate(Facts)");
}

}  // namespace minimax::prolog
