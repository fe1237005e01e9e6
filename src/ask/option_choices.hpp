// The named values that options have.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "ask/option_table.hpp"
#include "game/game_kind.hpp"
#include "search/common/algorithm.hpp"
#include "search/common/answers.hpp"
#include "search/common/ordering.hpp"
#include "search/common/window.hpp"
#include "search/two/successor_mover.hpp"

namespace minimax {

template <class Value>
struct NamedChoice : OptionChoice {
  Value value;
};

template <class Value>
constexpr NamedChoice<Value> choice(std::string_view name, Value value, Kinds kinds = all_kinds,
                                    bool is_traced = true) {
  return {{name, kinds, is_traced}, value};
}

// Kinds are those that is_for() tells.
constexpr NamedChoice<Algorithm> choice(std::string_view name, Algorithm algorithm,
                                        bool is_traced = true) {
  Kinds kinds = all_kinds;
  for (const GameKind kind : {GameKind::two_players, GameKind::chance, GameKind::players}) {
    if (!is_for(algorithm, kind)) kinds = kinds - kind;
  }
  return {{name, kinds, is_traced, algorithm != Algorithm::automatic}, algorithm};
}

/// Of each type that has some, in the order in which help tells of them.
template <class Value>
inline constexpr int choices_of = 0;

template <>
inline constexpr std::array choices_of<TieRule> = {choice("last", TieRule::last),
                                                   choice("first", TieRule::first),
                                                   choice("all", TieRule::all, all_kinds, false)};
template <>
inline constexpr std::array choices_of<NodesList> = {
    choice("positions", NodesList::positions),
    choice("notes", NodesList::notes, GameKind::two_players),
    choice("likeliest", NodesList::likeliest, GameKind::chance),
    choice("policy", NodesList::policy, GameKind::chance)};
template <>
inline constexpr std::array choices_of<MoverRule> = {choice("position", MoverRule::position),
                                                     choice("successor", MoverRule::successor)};
template <>
inline constexpr std::array choices_of<CutOff> = {choice("equal", CutOff::equal),
                                                  choice("strict", CutOff::strict)};
template <>
inline constexpr std::array choices_of<Algorithm> = {
    choice("auto", Algorithm::automatic),
    choice("minimax", Algorithm::minimax),
    choice("negamax", Algorithm::negamax, false),
    choice("alphabeta", Algorithm::alpha_beta),
    choice("pvs", Algorithm::pvs, false),
    choice("mtdf", Algorithm::mtdf, false),
    choice("sss", Algorithm::sss, false),
    choice("pns", Algorithm::proof_number, false),
    choice("retrograde", Algorithm::retrograde, false),
    choice("frugal", Algorithm::frugal, false),
    choice("expectiminimax", Algorithm::expectiminimax),
    choice("star1", Algorithm::star1),
    choice("star2", Algorithm::star2),
    choice("maxn", Algorithm::maxn),
    choice("shallow", Algorithm::shallow),
    choice("paranoid", Algorithm::paranoid, false),
    choice("best_reply", Algorithm::best_reply, false)};

/// What an order adds: of several base orders the last counts.
using AddOrder = void (*)(Ordering&);
template <>
inline constexpr std::array choices_of<Ordering> = {
    choice<AddOrder>("given", [](Ordering& order) { order.base = BaseOrder::given; }),
    choice<AddOrder>("reversed", [](Ordering& order) { order.base = BaseOrder::reversed; }),
    choice<AddOrder>("static", [](Ordering& order) { order.base = BaseOrder::static_value; }),
    choice<AddOrder>("table", [](Ordering& order) { order.table = true; }),
    choice<AddOrder>("killers", [](Ordering& order) { order.killers = true; }),
    choice<AddOrder>("history", [](Ordering& order) { order.history = true; })};

}  // namespace minimax
