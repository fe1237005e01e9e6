// Questions about the game of a file, answered in its terms.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

#include "ask/certificate_fact.hpp"
#include "ask/comparison.hpp"
#include "ask/options.hpp"
#include "ask/question.hpp"
#include "ask/result.hpp"
#include "ask/tabled_question.hpp"
#include "ask/written_trace.hpp"
#include "base/work_files.hpp"
#include "file/file_game.hpp"
#include "file/file_texts.hpp"
#include "file/game_file.hpp"
#include "search/common/answers.hpp"
#include "search/common/visits.hpp"
#include "term/term.hpp"

namespace minimax {

/// What the game lacks is told on standard error, and ends the command with BadInput. Throws
/// UsageError where the options are not for the game, and what the searches throw.
class FileQuestion {
 public:
  /// The file must outlive this. Different positions are counted where that is wanted, which takes
  /// its time: results() and row() tell.
  enum class Counts : std::uint8_t { visits, distinct };
  FileQuestion(GameFile& file, const Options& options, Counts counts = Counts::visits);
  FileQuestion(const FileQuestion&) = delete;
  FileQuestion& operator=(const FileQuestion&) = delete;

  /// See FileGame.
  void after(std::size_t plies) { game_->after(plies); }

  /// More than one only where all ties are wanted.
  std::vector<Result> results(TermId position, TieRule ties);
  /// See Question, for this and what follows.
  Result think(TermId position, const std::function<void(const Result&)>& tell);
  /// The successors of a position, in order, and who chooses among them; nobody where there are
  /// none.
  struct Choice {
    std::optional<Mover> mover;
    std::vector<TermId> successors;
  };
  Choice choice(TermId position);
  Result outcome(TermId position, Ties ties);
  /// The answer with the last of equals, for a comparison of algorithms.
  Comparison::Row row(TermId position);
  std::optional<ProofSize> proof_size(TermId position);
  /// The answers, and the facts of a certificate of their value, which is the same for all ties.
  struct Certified {
    std::vector<Result> results;
    std::optional<std::string> interface;  ///< of the game: see GameFile
    std::vector<CertificateFact> certificate;
  };
  Certified certified(TermId position, TieRule ties);
  /// Likewise, with events in terms; of more steps than `most` those below the root with the
  /// step and the position alone.
  void trace(TermId root, const std::function<void(const WrittenEvent&)>& tell,
             std::uint64_t most = std::numeric_limits<std::uint64_t>::max());
  std::vector<TermId> frontier(TermId root);
  std::vector<TermId> possible_successors(TermId position);
  void count_paths(TermId root, Plies plies, const std::function<void(const ReachedPly&)>& tell);
  /// Calls use(game, roots) with the game, for tables, and the texts of these positions of it. The
  /// game is in these files; null: in memory.
  void explore(const std::vector<TermId>& positions, WorkFiles* files,
               const std::function<void(TabledGame&, const std::vector<std::string>&)>& use);

 private:
  template <class Ask>
  auto asked(TermId position, Ask ask);
  template <class Ask>
  auto answered(TermId position, Ask ask);
  void warn_of_rules();
  void note_more_lines(const Found& found) const;
  Options told_of(Options options, Counts counts);
  std::vector<Result> counted_results_of(Found found);
  std::vector<Result> results_of(const Found& found);
  TermId written(const FoundValue& value);
  std::optional<TermId> repetition() const;
  std::vector<TermId> terms(const std::vector<TermId>& positions);
  std::vector<TermId> policy_terms(const std::vector<FoundStep>& steps);

  Question& question();

  GameFile& file_;
  DistinctPositions visits_;
  Options options_;
  std::unique_ptr<FileGame> game_;
  FileTexts texts_;
  std::unique_ptr<TabledQuestion> tabled_;  // where there is a table, from the first question on
  bool has_warned_ = false;
};

}  // namespace minimax
