#include "swipl/options.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "search/values.hpp"
#include "swipl/evaluation.hpp"
#include "swipl/game_handle.hpp"
#include "swipl/term_reader.hpp"

namespace minimax::swipl {

namespace {

template <class Choice>
using Named = std::pair<std::string_view, Choice>;

constexpr Named<TieRule> tie_options[] = {
    {"last", TieRule::last}, {"first", TieRule::first}, {"all", TieRule::all}};
constexpr Named<NodesList> nodes_options[] = {{"positions", NodesList::positions},
                                                {"notes", NodesList::notes}};

constexpr Named<CutOff> cut_off_options[] = {{"equal", CutOff::equal}, {"strict", CutOff::strict}};

std::string_view text_of_atom(term_t term) {
  char* text = nullptr;
  return PL_get_atom_chars(term, &text) ? text : std::string_view();
}

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

// A game that is deeper than the largest limit cannot be held in memory.
Plies depth(term_t value, Caller caller) {
  if (PL_is_variable(value)) throw_instantiation_error(caller, "the option depth");
  if (!PL_is_integer(value)) throw_error(caller, {"type_error", "integer", value});
  const Number limit = *read_number(value);
  if (compare(limit, Number(std::int64_t{0})) < 0) {
    throw_error(caller, {"type_error", "nonneg", value});
  }
  constexpr std::int64_t largest = unlimited_plies - 1;
  return static_cast<Plies>(limit.is_small() ? std::min(limit.small(), largest) : largest);
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

struct OptionType {
  std::string_view name;
  void (*read)(Options& options, term_t value, Caller caller);
};

constexpr OptionType option_types[] = {
    {"ties",
     [](Options& options, term_t value, Caller caller) {
       options.ties = choice(value, tie_options, "ties", "last, first or all", caller);
     }},
    {"nodes_list",
     [](Options& options, term_t value, Caller caller) {
       options.nodes = choice(value, nodes_options, "nodes_list", "positions or notes", caller);
     }},
    {"depth",
     [](Options& options, term_t value, Caller caller) { options.depth = depth(value, caller); }},
    {"algorithm",
     [](Options& options, term_t value, Caller caller) {
       options.algorithm = choice(value, algorithm_names, "algorithm",
                                  "auto, minimax, alphabeta, pvs, mtdf or sss", caller);
     }},
    {"cut_off",
     [](Options& options, term_t value, Caller caller) {
       options.cut_off = choice(value, cut_off_options, "cut_off", "equal or strict", caller);
     }},
    {"on_cycle",
     [](Options& options, term_t value, Caller caller) { options.draw = draw(value, caller); }},
    {"game",
     [](Options& options, term_t value, Caller caller) { options.game = game(value, caller); }},
};

// The name of Name(Value) or Name=Value, and the value; an empty name for another term.
std::string_view take_apart(term_t option, term_t value) {
  static const functor_t equals = PL_new_functor(PL_new_atom("="), 2);
  atom_t name = 0;
  std::size_t arity = 0;
  if (PL_is_functor(option, equals)) {
    const term_t left = new_term();
    check(PL_get_arg(1, option, left) && PL_get_arg(2, option, value));
    return text_of_atom(left);
  }
  if (!PL_get_compound_name_arity(option, &name, &arity) || arity != 1) return {};
  check(PL_get_arg(1, option, value));
  const char* text = PL_atom_nchars(name, nullptr);
  return text ? text : std::string_view();
}

}  // namespace

Options read_options(term_t list, Caller caller) {
  Options options;
  const term_t rest = PL_copy_term_ref(list);
  const term_t option = new_term();
  bool seen[std::size(option_types)] = {};
  while (PL_get_list(rest, option, rest)) {
    if (PL_is_variable(option)) throw_instantiation_error(caller, "an option");
    const term_t value = new_term();
    const std::string_view name = take_apart(option, value);
    const auto type = std::ranges::find(option_types, name, &OptionType::name);
    if (type == std::ranges::end(option_types)) {
      throw_error(caller, {"domain_error", "minimax_option", option});
    }
    if (!std::exchange(seen[type - option_types], true)) type->read(options, value, caller);
  }
  if (PL_is_variable(rest)) throw_instantiation_error(caller, "the list of options");
  if (!PL_get_nil(rest)) throw_error(caller, {"type_error", "list", list});
  return options;
}

}  // namespace minimax::swipl
