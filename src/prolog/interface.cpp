#include "prolog/interface.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>

#include "prolog/evaluation.hpp"
#include "prolog/named_value.hpp"

namespace minimax::prolog {

namespace {

/// The lists are read one after the other: what the first says stands.
struct Reading {
  Interface& interface;
  module_t game;
  Caller caller;
};

[[noreturn]] void throw_wrong(const Reading& reading, const char* role, term_t what,
                              const char* message) {
  throw_error(reading.caller, {"domain_error", role, what},
              std::string("the role ") + role + " of an interface: give " + message);
}

void check_bound(const Reading& reading, const char* role, term_t what) {
  if (PL_is_variable(what))
    throw_instantiation_error(reading.caller, std::string("the role ") + role + " of an interface");
}

// Whether it is a lambda of library(yall) with so many parameters: Parameters>>Body or
// Free/Parameters>>Body.
bool is_lambda(term_t closure, std::size_t parameters) {
  static const functor_t lambda = new_functor(">>", 2);
  static const functor_t free = new_functor("/", 2);
  if (!PL_is_functor(closure, lambda)) return false;
  const term_t list = new_term();
  check(PL_get_arg(1, closure, list));
  if (PL_is_functor(list, free)) check(PL_get_arg(2, list, list));
  std::size_t length = 0;
  return PL_skip_list(list, 0, &length) == PL_LIST && length == parameters;
}

// What library(minimax/interfaces) makes of a predicate of another form: '$minimax_asked'(Name,
// With, Closure).
Callback asked_closure(term_t asked, int arity, module_t module) {
  const term_t parts = new_terms(3);
  for (std::size_t i = 0; i < 3; ++i)
    check(PL_get_arg(i + 1, asked, parts + static_cast<term_t>(i)));
  ToldWith with;
  const term_t rest = PL_copy_term_ref(parts + 1);
  const term_t each = new_term();
  while (PL_get_list(rest, each, rest)) {
    with.player = with.player || text_of_atom(each) == "player";
    with.depth = with.depth || text_of_atom(each) == "depth";
  }
  Callback callback(parts + 2, arity + with.count(), module, text_of(parts));
  callback.tell_with(with);
  return callback;
}

// A predicate of `most` arguments, rather than of `least`, asks who moves.
Callback told_by_arity(Callback callback, int least) {
  callback.tell_with({.player = callback.arity() > least});
  return callback;
}

// The predicate Name/Arity, or a closure; of `most` arguments where it asks for them.
Callback callback(const Reading& reading, const char* role, term_t what, int least, int most) {
  static const functor_t indicator = new_functor("/", 2);
  module_t module = reading.game;
  const term_t plain = new_term();
  check(PL_strip_module(what, &module, plain));
  check_bound(reading, role, plain);
  if (!PL_is_callable(plain)) throw_error(reading.caller, {"type_error", "callable", plain});
  static const functor_t asked = new_functor("$minimax_asked", 3);
  if (PL_is_functor(plain, asked))
    return asked_closure(plain, least, PL_new_module(PL_new_atom("minimax_asked")));
  if (!PL_is_functor(plain, indicator)) {
    const bool asks = most != least && is_lambda(plain, static_cast<std::size_t>(most));
    return told_by_arity(Callback(plain, asks ? most : least, module), least);
  }
  const term_t part = new_term();
  atom_t name = 0;
  int arity = 0;
  check(PL_get_arg(1, plain, part));
  const bool has_name = PL_get_atom(part, &name);
  check(PL_get_arg(2, plain, part));
  if (!has_name || !PL_get_integer(part, &arity) || (arity != least && arity != most))
    throw_wrong(reading, role, what,
                most != least ? "Name/2, Name/3, or a closure to which the arguments are added"
                : most == 1   ? "Name/1, or a closure to which one argument is added"
                              : "Name/2, or a closure to which two arguments are added");
  const functor_t functor = PL_new_functor(name, static_cast<std::size_t>(arity));
  return told_by_arity(Callback(functor, module, reading.game), least);
}

void read_mover(const Reading& reading, term_t what) {
  static const functor_t parity = new_functor("parity", 1);
  const std::string_view name = text_of_atom(what);
  if (name == "parity") {
    reading.interface.parity = Mover::max;
    return;
  }
  if (!PL_is_functor(what, parity)) {
    reading.interface.mover = callback(reading, "mover", what, 2, 2);
    return;
  }
  const term_t root = new_term();
  check(PL_get_arg(1, what, root));
  check_bound(reading, "mover", root);
  const std::string_view player = text_of_atom(root);
  if (player != "max" && player != "min")
    throw_wrong(reading, "mover", what, "parity(max) or parity(min)");
  reading.interface.parity = player == "max" ? Mover::max : Mover::min;
}

void read_players(const Reading& reading, term_t what) {
  static const functor_t pair = new_functor("/", 2);
  constexpr const char* form = "Max/Min, Max/Min/Chance, or a list of several players";
  if (!PL_is_ground(what)) throw_instantiation_error(reading.caller, "the players of an interface");
  if (PL_is_pair(what)) {
    check_list(what, "the players of an interface", reading.caller);
    reading.interface.player_list = PL_copy_term_ref(what);
    return;
  }
  Players players = {new_term(), new_term()};
  if (!PL_is_functor(what, pair)) throw_wrong(reading, "players", what, form);
  check(PL_get_arg(1, what, players.max) && PL_get_arg(2, what, players.min));
  if (PL_is_functor(players.max, pair)) {
    players.chance = PL_copy_term_ref(players.min);
    check(PL_get_arg(2, players.max, players.min) && PL_get_arg(1, players.max, players.max));
  }
  const auto same = [](term_t a, term_t b) { return PL_compare(a, b) == 0; };
  if (same(players.max, players.min) || (players.chance && (same(players.max, *players.chance) ||
                                                            same(players.min, *players.chance))))
    throw_wrong(reading, "players", what, "different names, Max/Min or Max/Min/Chance");
  reading.interface.players = players;
}

void read_default_value(const Reading& reading, term_t what) {
  reading.interface.default_value = DefaultValue{
      evaluate(what, "the default value of an interface", reading.caller), PL_copy_term_ref(what)};
}

// The one of two names that it is: whether the second.
bool second_of(const Reading& reading, const char* role, term_t what, std::string_view first,
               std::string_view second, const char* names) {
  const std::string_view name = text_of_atom(what);
  if (name != first && name != second) throw_wrong(reading, role, what, names);
  return name == second;
}

/// Roles that exclude each other.
enum class Choice : std::uint8_t { none, moves, mover };

struct Role {
  std::string_view name;
  Choice choice;
  bool goes_with_another;  ///< of the same choice, as max_to_move with min_to_move
  void (*read)(const Reading& reading, term_t what);
};

constexpr Role roles[] = {
    {"moves", Choice::moves, false,
     [](const Reading& reading, term_t what) {
       reading.interface.moves = callback(reading, "moves", what, 2, 2);
     }},
    {"move", Choice::moves, false,
     [](const Reading& reading, term_t what) {
       reading.interface.move = callback(reading, "move", what, 2, 2);
     }},
    {"static_eval", Choice::none, false,
     [](const Reading& reading, term_t what) {
       reading.interface.static_eval = callback(reading, "static_eval", what, 2, 3);
     }},
    {"utility", Choice::none, false,
     [](const Reading& reading, term_t what) {
       reading.interface.utility = callback(reading, "utility", what, 2, 3);
     }},
    {"heuristic", Choice::none, false,
     [](const Reading& reading, term_t what) {
       reading.interface.heuristic = callback(reading, "heuristic", what, 2, 3);
     }},
    {"max_to_move", Choice::mover, true,
     [](const Reading& reading, term_t what) {
       reading.interface.max_to_move = callback(reading, "max_to_move", what, 1, 1);
     }},
    {"min_to_move", Choice::mover, true,
     [](const Reading& reading, term_t what) {
       reading.interface.min_to_move = callback(reading, "min_to_move", what, 1, 1);
     }},
    {"chance_to_move", Choice::none, false,
     [](const Reading& reading, term_t what) {
       reading.interface.chance_to_move = callback(reading, "chance_to_move", what, 1, 1);
     }},
    {"player_to_move", Choice::mover, false,
     [](const Reading& reading, term_t what) {
       reading.interface.player_to_move = callback(reading, "player_to_move", what, 2, 2);
     }},
    {"mover", Choice::mover, false, read_mover},
    {"last_mover", Choice::mover, false,
     [](const Reading& reading, term_t what) {
       reading.interface.last_mover = callback(reading, "last_mover", what, 2, 2);
     }},
    {"players", Choice::none, false, read_players},
    {"default_value", Choice::none, false, read_default_value},
    {"view", Choice::none, false,
     [](const Reading& reading, term_t what) {
       const bool mover = second_of(reading, "view", what, "max", "mover", "max or mover");
       reading.interface.view = mover ? View::mover : View::max;
     }},
    {"start", Choice::none, false,
     [](const Reading& reading, term_t what) {
       if (!PL_is_callable(what)) throw_error(reading.caller, {"type_error", "callable", what});
       reading.interface.start = PL_copy_term_ref(what);
     }},
    {"variables", Choice::none, false,
     [](const Reading& reading, term_t what) {
       reading.interface.variables =
           second_of(reading, "variables", what, "false", "true", "true or false");
     }},
};

bool exclude_each_other(const Role& a, const Role& b) {
  return a.choice == b.choice && a.choice != Choice::none && &a != &b &&
         !(a.goes_with_another && b.goes_with_another);
}

/// Which roles a list gives, by their indices.
using Given = bool[std::size(roles)];

// What `before` gives, or excludes, is let pass.
void read_list(const Reading& reading, term_t list, const Given& before, Given& given) {
  check_list(list, "an interface", reading.caller);
  const term_t rest = PL_copy_term_ref(list);
  const term_t entry = new_term();
  while (PL_get_list(rest, entry, rest)) {
    if (PL_is_variable(entry))
      throw_instantiation_error(reading.caller, "an entry of an interface");
    const term_t what = new_term();
    const std::string_view name = take_apart(entry, what);
    const auto role = std::ranges::find(roles, name, &Role::name);
    if (role == std::ranges::end(roles)) {
      if (!name.empty()) check(PL_put_atom_chars(entry, name.data()));
      throw_error(reading.caller, {"domain_error", "minimax_role", entry});
    }
    if (std::exchange(given[role - roles], true) || before[role - roles]) continue;
    for (const Role& other : roles) {
      if (given[&other - roles] && exclude_each_other(*role, other))
        throw_error(
            reading.caller, {"domain_error", "minimax_interface", list},
            std::string(role->name) + " and " + std::string(other.name) + " exclude each other");
    }
    const auto excludes = [&](const Role& other) {
      return before[&other - roles] && exclude_each_other(*role, other);
    };
    check_bound(reading, role->name.data(), what);
    if (std::ranges::none_of(roles, excludes)) role->read(reading, what);
  }
}

// Two references: of what the lists say, as a search knows it.
term_t plain_interface(term_t own, term_t declared, module_t game, Caller caller) {
  static const predicate_t predicate = PL_predicate("plain_interface", 6, "minimax_interfaces");
  const term_t arguments = new_terms(6);
  check(PL_put_term(arguments, caller.indicator) &&
        PL_put_atom(arguments + 1, PL_module_name(game)) && PL_put_term(arguments + 2, own) &&
        PL_put_term(arguments + 3, declared));
  if (PL_get_nil(own) && PL_get_nil(declared)) return arguments + 2;
  if (!call_predicate(predicate, arguments)) throw PendingException();
  return arguments + 4;
}

}  // namespace

Interface read_interface(term_t own, term_t declared, module_t game, Caller caller) {
  const term_t lists = plain_interface(own, declared, game, caller);
  const term_t first = lists;
  const term_t second = lists + 1;
  Interface interface;
  const Reading reading{interface, game, caller};
  const Given none = {};
  Given of_first = {};
  Given of_second = {};
  read_list(reading, first, none, of_first);
  read_list(reading, second, of_first, of_second);
  return interface;
}

namespace {

// The list that directives of the module say; empty where there is none.
term_t default_interface(module_t module) {
  static const predicate_t predicate = PL_predicate("default_interface", 2, "minimax_interfaces");
  const term_t arguments = new_terms(2);
  check(PL_put_atom(arguments, PL_module_name(module)));
  check(call_predicate(predicate, arguments, module));
  return arguments + 1;
}

}  // namespace

void run_start(module_t module, const Interface& interface) {
  static const predicate_t predicate = PL_predicate("run_start", 2, "minimax_asked");
  if (!interface.start) return;
  const Frame frame;
  const term_t arguments = new_terms(2);
  check(PL_put_atom(arguments, PL_module_name(module)) &&
        PL_put_term(arguments + 1, *interface.start));
  if (!call_predicate(predicate, arguments)) throw PendingException();
}

Interface interface_of(module_t module, std::optional<term_t> own, Caller caller) {
  const term_t nothing = new_term();
  check(PL_put_nil(nothing));
  return read_interface(own.value_or(nothing), default_interface(module), module, caller);
}

}  // namespace minimax::prolog
