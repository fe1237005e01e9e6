// What a command asks of a game.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "ask/result.hpp"
#include "ask/written_trace.hpp"
#include "search/common/answers.hpp"
#include "show/comparison.hpp"
#include "term/term.hpp"

namespace minimax {

/// Answers questions over one file, as its search options say. What the game lacks is told on
/// standard error, and ends the command with BadInput.
class Question {
 public:
  virtual ~Question() = default;

  /// From now on positions are asked about that are so many plies after the one that the game began
  /// with, which matters where nothing but that says whose turn it is.
  virtual void after(std::size_t plies) = 0;

  /// More than one only where all ties are wanted.
  virtual std::vector<Result> results(TermId position, TieRule ties) = 0;
  /// The answer with the last of equals. Calls tell(result) with what is known after each depth
  /// that a search within limits completes.
  virtual Result think(TermId position, const std::function<void(const Result&)>& tell) = 0;
  /// The successors of a position, in order, and who chooses among them; nobody where there are
  /// none.
  struct Choice {
    std::optional<Mover> mover;
    std::vector<TermId> successors;
  };
  virtual Choice choice(TermId position) = 0;
  /// Without its line.
  virtual Result outcome(TermId position, Ties ties) = 0;
  /// The answer with the last of equals, for a comparison of algorithms.
  virtual Comparison::Row row(TermId position) = 0;
  /// How many leaves prove the value; nothing where the options change what a leaf is, or the game
  /// is too deep to find out.
  virtual std::optional<std::size_t> proof_leaves(TermId position) = 0;
  /// The answer with the last of equals, and the facts of a certificate for it.
  struct Certified {
    std::vector<Result> results;
    std::string certificate;
  };
  /// Throws UsageError where the options ask for what a certificate does not show.
  virtual Certified certified(TermId position) = 0;
  struct Steps {
    /// Of more steps no more than step and position need be told.
    std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
    /// What equals mean to several players.
    Ties ties = Ties::last;
  };
  /// Calls tell(event) with each step of the algorithm, which is alpha-beta, plain minimax, or one
  /// for games of another kind.
  virtual void trace(TermId root, const Steps& steps,
                     const std::function<void(const WrittenEvent&)>& tell) = 0;
  /// What a search without cut-offs values statically, in the order of the tree.
  virtual std::vector<TermId> frontier(TermId root) = 0;
};

}  // namespace minimax
