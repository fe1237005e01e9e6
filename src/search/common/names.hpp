// What users call the choices of a search, in the shell and in Prolog alike.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "search/common/algorithm.hpp"
#include "search/common/answers.hpp"
#include "search/common/ordering.hpp"
#include "search/common/window.hpp"
#include "search/two/successor_mover.hpp"

namespace minimax {

template <class Choice, std::size_t count>
using Names = std::array<std::pair<std::string_view, Choice>, count>;

inline constexpr Names<Algorithm, 15> algorithm_names = {
    {{"auto", Algorithm::automatic},
     {"minimax", Algorithm::minimax},
     {"negamax", Algorithm::negamax},
     {"alphabeta", Algorithm::alpha_beta},
     {"pvs", Algorithm::pvs},
     {"mtdf", Algorithm::mtdf},
     {"sss", Algorithm::sss},
     {"pns", Algorithm::proof_number},
     {"expectiminimax", Algorithm::expectiminimax},
     {"star1", Algorithm::star1},
     {"star2", Algorithm::star2},
     {"maxn", Algorithm::maxn},
     {"shallow", Algorithm::shallow},
     {"paranoid", Algorithm::paranoid},
     {"best_reply", Algorithm::best_reply}}};
inline constexpr Names<TieRule, 3> tie_names = {
    {{"last", TieRule::last}, {"first", TieRule::first}, {"all", TieRule::all}}};
inline constexpr Names<NodesList, 4> nodes_list_names = {{{"positions", NodesList::positions},
                                                          {"notes", NodesList::notes},
                                                          {"likeliest", NodesList::likeliest},
                                                          {"policy", NodesList::policy}}};
inline constexpr Names<CutOff, 2> cut_off_names = {
    {{"equal", CutOff::equal}, {"strict", CutOff::strict}}};
inline constexpr Names<MoverRule, 2> mover_names = {
    {{"position", MoverRule::position}, {"successor", MoverRule::successor}}};

constexpr std::string_view name_of(Algorithm algorithm) noexcept {
  for (const auto& [name, known] : algorithm_names) {
    if (known == algorithm) return name;
  }
  return {};
}

/// The names of all that are for such games, as a list.
inline std::string algorithms_for(GameKind kind) {
  std::string list;
  for (const auto& [name, algorithm] : algorithm_names) {
    if (is_for(algorithm, kind)) list += (list.empty() ? "" : ", ") + std::string(name);
  }
  return list;
}

/// Adds what the name asks for: of several base orders the last counts. False for an unknown name.
constexpr bool add_by_name(Ordering& ordering, std::string_view name) noexcept {
  if (name == "given")
    ordering.base = BaseOrder::given;
  else if (name == "reversed")
    ordering.base = BaseOrder::reversed;
  else if (name == "static")
    ordering.base = BaseOrder::static_value;
  else if (name == "table")
    ordering.table = true;
  else if (name == "killers")
    ordering.killers = true;
  else if (name == "history")
    ordering.history = true;
  else
    return false;
  return true;
}

}  // namespace minimax
