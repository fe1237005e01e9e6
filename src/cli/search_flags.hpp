// The options of all commands that search.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "search/common/algorithm.hpp"
#include "search/common/ordering.hpp"
#include "search/common/plies.hpp"
#include "search/common/window.hpp"
#include "search/two/successor_mover.hpp"

namespace CLI {
class App;  // its header is long, and who only wants the values need not read it
}

namespace minimax {

struct SearchFlags {
  Algorithm algorithm = Algorithm::automatic;
  CutOff cut_off = CutOff::equal;
  Ordering ordering;
  MoverRule mover = MoverRule::position;
  std::optional<Plies> depth = std::nullopt;
  std::string on_cycle = "error";
  std::optional<std::string> singular = std::nullopt;    ///< the margin, as Prolog text
  std::optional<std::string> quiescence = std::nullopt;  ///< the goal, as Prolog text
  std::optional<Plies> quiescence_plies = std::nullopt;
  /// Between which all values lie, as Prolog text.
  std::optional<std::pair<std::string, std::string>> value_range = std::nullopt;
  /// What the payoffs of a position sum to at the most, likewise.
  std::optional<std::string> payoff_sum = std::nullopt;
  std::size_t table_bytes = std::size_t{64} << 20;
  std::optional<double> time_limit = std::nullopt;  ///< seconds
  std::optional<double> patience = std::nullopt;    ///< seconds; after these there is no answer
  std::optional<std::uint64_t> node_limit = std::nullopt;
  std::optional<std::size_t> memory_bytes = std::nullopt;  ///< of the process
  unsigned threads = 1;                                    ///< that search
};

/// Plain minimax, which keeps what it learns of one position for the next, and all else as it is by
/// default.
inline SearchFlags plain_search_flags() {
  SearchFlags flags;
  flags.algorithm = Algorithm::minimax;
  return flags;
}

/// The whole number of this text, for that option. Throws CLI::ValidationError, which says that it
/// is no number of `what`.
std::uint64_t whole_number(const char* option, const std::string& text, const char* what);

/// Likewise, of seconds.
double seconds(const char* option, const std::string& text);

/// How far a search goes. `flags` must outlive the command, here and below.
void add_limit_flags(CLI::App& command, SearchFlags& flags);
/// What a search is asked for: the tree, and not how it is searched.
void add_tree_flags(CLI::App& command, SearchFlags& flags);
/// By which algorithm.
void add_algorithm_flag(CLI::App& command, SearchFlags& flags);
/// What Star1 and Star2 need, and shallow pruning.
void add_bound_flags(CLI::App& command, SearchFlags& flags);
/// In which order, how long, and with how much memory.
void add_effort_flags(CLI::App& command, SearchFlags& flags);
/// How long a command that does not go deeper ply by ply is waited for.
void add_patience_flag(CLI::App& command, std::optional<double>& seconds);
/// Two of these.
void add_cut_off_flag(CLI::App& command, SearchFlags& flags);
void add_ordering_flag(CLI::App& command, SearchFlags& flags, const std::string& default_text);

}  // namespace minimax
