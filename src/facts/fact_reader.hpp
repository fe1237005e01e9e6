// From the clauses of a file to the facts that describe a game.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "facts/chance_moves.hpp"
#include "facts/diagnostics.hpp"
#include "facts/directives.hpp"
#include "facts/fact.hpp"
#include "facts/load_interrupt.hpp"
#include "facts/source.hpp"
#include "facts/written_fact.hpp"
#include "syntax/clause.hpp"
#include "syntax/parser.hpp"
#include "syntax/term_builder.hpp"
#include "term/operators.hpp"
#include "term/term_table.hpp"

namespace minimax {

/// Reads a source once from begin to end. Facts of other predicates are let pass; what makes the
/// file a program instead of a file of facts is an error.
class FactReader {
 public:
  /// Terms are interned in `terms`, op/3 directives change `operators`, problems are added to
  /// `diagnostics`. All must outlive the reader.
  /// The moves of the positions in `chance` have probabilities.
  FactReader(const Source& source, TermTable& terms, OperatorTable& operators,
             Diagnostics& diagnostics, ChancePositions chance = {});

  /// Hands every fact to the sink. Throws LoadStopped where the interrupt says so.
  void read(FactSink& sink, LoadInterrupt interrupt = {});

  /// Those of which a fact has said that chance moves there.
  const ChancePositions& chance_positions() const noexcept { return found_chance_; }

 private:
  /// Clauses wait here between their parsing and their interning, while the processor fetches the
  /// places in the table that their names go to.
  static constexpr std::size_t queue_size = 16;

  /// One of both is read.
  struct Waiting {
    bool is_fact = false;
    WrittenFact fact;
    Clause clause;
  };

  bool parse(Waiting& waiting, FactSink& sink, LoadInterrupt& interrupt);
  bool parse_next(Waiting& waiting);
  std::string_view broken_clause(Offset begin) const;
  void prefetch(const Waiting& waiting) const noexcept;
  void prefetch_successors(const WrittenFact& fact) const noexcept;
  void take_queued(FactSink& sink);
  void take(const WrittenFact& fact, FactSink& sink);
  void read_successors(const WrittenFact& fact);
  void take(Clause& clause, FactSink& sink);
  void take_qualified(Clause& clause, FactSink& sink);
  bool reject_dict_call(const Clause& clause, bool is_directive);
  void take_statement(const Clause& clause, FactSink& sink);
  void take_term(const Clause& clause, FactSink& sink);
  void take_fact(const Clause& clause, std::string_view name, FactSink& sink);
  void take_moves(const Clause& clause, FactSink& sink);
  void take_moves(TermId position, Offset offset, const SuccessorPlaces& places, FactSink& sink);
  void take_value(const Clause& clause, bool is_staticval, FactSink& sink);
  void take_mover(const Clause& clause, Mover mover, FactSink& sink);
  void take_player(const Clause& clause, FactSink& sink);
  void take_players(const Clause& clause, FactSink& sink);
  void take_begin(const Clause& clause, FactSink& sink);
  void take_name(const Clause& clause, FactSink& sink);

  std::optional<TermId> build(const Clause& clause, std::size_t node);
  void report(Severity severity, const Clause& clause, std::size_t node, std::string message,
              std::string advice, DiagnosticKind kind);
  void report_program(const Clause& clause, std::size_t node, const std::string& what);

  TermId term(const WrittenPosition& position) { return terms_.atom(position.text, position.hash); }
  Offset place_of(std::string_view text) const noexcept {
    return static_cast<Offset>(text.data() - source_.text().data());
  }

  const Source& source_;
  TermTable& terms_;
  TermBuilder builder_;
  Diagnostics& diagnostics_;
  Parser parser_;
  Directives directives_;
  std::array<Waiting, queue_size> queue_;
  std::size_t queued_ = 0;
  std::vector<TermId> successors_;
  ChancePositions known_chance_;
  ChancePositions found_chance_;
  ChanceMoves chance_moves_;
  bool program_reported_ = false;
};

/// Reads the facts of a file, whose terms are interned in the table. Of the moves of a position in
/// which chance moves, `0.5-b` is the successor b and its probability; a position `0.5-b` elsewhere
/// is one like any other. Since the file may say so behind the moves, a file with such a position
/// is read twice. A file that is no text has one error. Throws LoadStopped where the interrupt says
/// so.
void read_facts(const Source& source, TermTable& terms, OperatorTable& operators,
                Diagnostics& diagnostics, FactSink& sink, LoadInterrupt interrupt = {});

}  // namespace minimax
