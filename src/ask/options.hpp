// What a user may ask of a search, in the shell and in Prolog alike.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "game/payoff.hpp"
#include "search/chance/expectation.hpp"
#include "search/common/algorithm.hpp"
#include "search/common/answers.hpp"
#include "search/common/deepening.hpp"
#include "search/common/plies.hpp"
#include "search/common/visits.hpp"
#include "search/two/alpha_beta_rules.hpp"
#include "search/two/successor_mover.hpp"
#include "term/number.hpp"

namespace minimax {

/// A term as who reads the options knows it: a TermId of the command, a term_t of Prolog's.
using GivenTerm = std::uintptr_t;

/// What a repeated position is worth: the V of draw(V).
struct Draw {
  Number number;
  GivenTerm written;
};

/// A goal of Prolog's, and the module that it is called in.
struct Goal {
  GivenTerm goal;
  void* module;
};

// The types of options: each is read in one way.

struct Count {
  std::uint64_t number;
};
struct Megabytes {
  std::size_t number;

  std::size_t bytes() const noexcept { return number << 20; }
  bool operator==(const Megabytes&) const = default;
};
struct Seconds {
  double number;
};
/// How many steps of a search were done.
struct Step {
  std::uint64_t number;
};
/// Of threads: from 1 to most_threads. More would only be in each other's way.
struct Threads {
  unsigned number;

  bool operator==(const Threads&) const = default;
};
inline constexpr unsigned most_threads = 64;
/// A file that is read.
struct FileName {
  std::string path;
};
/// A number that is not negative.
struct Margin {
  Number number;
};

/// Who has options: the commands, and the predicates of library(minimax).
enum class User : std::uint8_t {
  solve,
  compare,
  trace,
  draw,
  film,
  play,
  check,
  predicate,
  trace_predicate,
  draw_predicate,
  perft,
  perft_predicate,
  tabulate,
};

/// Whether it is told of each step.
constexpr bool is_traced(User user) noexcept {
  return user == User::trace || user == User::draw || user == User::film ||
         user == User::trace_predicate || user == User::draw_predicate;
}

/// Their names, their defaults in words and what they mean stand in option_table.cpp.
struct Options {
  TieRule ties = TieRule::last;
  NodesList nodes_list = NodesList::positions;
  MoverRule mover = MoverRule::position;
  std::optional<Draw> on_cycle = std::nullopt;
  std::optional<Plies> depth = std::nullopt;
  std::optional<Margin> singular = std::nullopt;
  std::optional<Goal> quiescence = std::nullopt;
  std::optional<Plies> quiescence_depth = std::nullopt;
  Algorithm algorithm = Algorithm::automatic;
  /// Those that are compared, in that order; empty: all.
  std::vector<Algorithm> compared = {};
  std::optional<Bounds<Payoff>> value_range = std::nullopt;
  std::optional<Payoff> payoff_sum = std::nullopt;
  AlphaBetaRules alpha_beta = {};
  Megabytes transposition = {64};
  std::optional<Seconds> time_limit = std::nullopt;
  std::optional<Count> node_limit = std::nullopt;
  std::optional<Megabytes> memory = std::nullopt;
  Threads threads = {1};
  /// Of what does not go deeper ply by ply: after these there is no answer.
  std::optional<Seconds> patience = std::nullopt;
  std::optional<Step> step = std::nullopt;
  /// The table that is looked up.
  std::optional<FileName> endgame = std::nullopt;
  /// Who has given them, and may have been offered some of their choices alone.
  User user = User::predicate;
  /// Who is told of each position that a search comes to; null: nobody.
  Visits* visits = nullptr;
};

/// How far the search goes.
SearchLimits limits_of(const Options& options);

/// Whether a depth or another limit ends the search before the end of the game.
bool is_limited(const Options& options) noexcept;

/// Whether the tree is the one that the game describes, valued by the definition.
bool is_plain(const Options& options) noexcept;

}  // namespace minimax
