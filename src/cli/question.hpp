// What the options ask of a fact file.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "cli/fact_file.hpp"
#include "cli/search_flags.hpp"
#include "facts/fact_game.hpp"
#include "game/game_error.hpp"
#include "result/comparison.hpp"
#include "result/result.hpp"
#include "search/answers.hpp"
#include "search/certificate.hpp"
#include "search/control.hpp"
#include "search/searcher.hpp"

namespace minimax {

/// The options of a search over the game of the file; `repetition` is the V of --on-cycle draw(V).
/// Throws UsageError.
SearchOptions<FactGame> search_options(FactFile& file, const SearchFlags& flags,
                                       std::optional<TermId> repetition);

/// The V of --on-cycle draw(V), as it is written. Throws UsageError.
std::optional<TermId> repetition_value(FactFile& file, const SearchFlags& flags);

/// What `search()` gives. What the game lacks ends the command as FactFile::fail does.
template <class Search>
auto over_file(FactFile& file, Search search) try {
  return search();
} catch (const GameError& error) {
  file.fail(error);
} catch (const CycleError<TermId>& error) {
  file.fail(error);
}

/// Answers questions over one file. What the game lacks ends the command as FactFile::fail does.
class Question {
 public:
  /// The file must outlive this. Throws UsageError.
  Question(FactFile& file, const SearchFlags& flags, NodesList nodes_list);

  /// More than one only where all ties are wanted.
  std::vector<Result> results(TermId position, TieRule ties);
  /// The answer with the last of equals, for a comparison of algorithms.
  Comparison::Row row(TermId position);
  /// How many leaves prove the value; nothing where the options change what a leaf is, or the game
  /// is too deep to find out.
  std::optional<std::size_t> proof_leaves(TermId position);
  /// The answer with the last of equals, and the facts of a certificate for it.
  struct Certified {
    std::vector<Result> results;
    std::string certificate;
  };
  /// Throws UsageError where the options ask for what a certificate does not show.
  Certified certified(TermId position);
  /// Without its line.
  Result outcome(TermId position, Ties ties);

 private:
  template <class Ask>
  auto asked(Ask ask);
  bool is_plain() const;
  std::vector<Result> results_of(TermId position, const Solution<FactGame>& solution);
  std::optional<Mover> mover(TermId position, bool chooses);
  std::optional<Certificate<FactGame>> proof(TermId position, const Solution<FactGame>& solution);
  void warn_of_rules();

  FactFile& file_;
  const SearchFlags flags_;
  NodesList nodes_list_;
  std::optional<TermId> repetition_;
  Searcher<FactGame> searcher_;
  bool has_warned_ = false;
};

}  // namespace minimax
