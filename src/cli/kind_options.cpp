#include "cli/kind_options.hpp"

#include <fmt/format.h>

#include <string>

#include "cli/errors.hpp"
#include "search/names.hpp"

namespace minimax {

namespace {

const char* text_of(GameKind kind) {
  switch (kind) {
    case GameKind::chance:
      return "in this game chance moves";
    case GameKind::players:
      return "this is a game of several players";
    case GameKind::two_players:
      break;
  }
  return "this is a game of MAX and MIN alone";
}

std::string algorithms_for(GameKind kind) {
  std::string list;
  for (const auto& [name, algorithm] : algorithm_names) {
    if (is_for(algorithm, kind)) list += fmt::format("{}{}", list.empty() ? "" : ", ", name);
  }
  return list;
}

void check_algorithm(Algorithm algorithm, GameKind kind) {
  if (is_for(algorithm, kind)) return;
  throw UsageError(fmt::format("--algorithm {} cannot be used here: {}\n  There are {}",
                               name_of(algorithm), text_of(kind), algorithms_for(kind)));
}

void check_of_two_players(const SearchFlags& flags, GameKind kind) {
  const SearchFlags plain;
  if (flags.on_cycle != plain.on_cycle) refuse("--on-cycle draw(V)", kind);
  if (flags.singular) refuse("--singular", kind);
  if (flags.quiescence) refuse("--quiescence", kind);
  if (flags.mover != plain.mover) refuse("--mover successor", kind);
  if (flags.cut_off != plain.cut_off) refuse("--cut-off", kind);
  if (flags.ordering != plain.ordering) refuse("--ordering", kind);
  if (flags.threads != plain.threads) refuse("--threads", kind);
  if (flags.time_limit) refuse("--time-limit", kind);
  if (flags.node_limit) refuse("--node-limit", kind);
  if (flags.memory_bytes) refuse("--memory", kind);
}

}  // namespace

void refuse(const char* what, GameKind kind) {
  throw UsageError(fmt::format("{} cannot be used here: {}", what, text_of(kind)));
}

void check_options(const SearchFlags& flags, NodesList nodes_list, GameKind kind) {
  check_algorithm(flags.algorithm, kind);
  if (kind != GameKind::two_players) check_of_two_players(flags, kind);
  if (kind != GameKind::two_players && nodes_list == NodesList::notes)
    refuse("--nodes-list notes", kind);
  if (kind != GameKind::chance) {
    if (nodes_list == NodesList::likeliest) refuse("--nodes-list likeliest", kind);
    if (nodes_list == NodesList::policy) refuse("--nodes-list policy", kind);
    if (flags.value_range) refuse("--value-range", kind);
  }
}

}  // namespace minimax
