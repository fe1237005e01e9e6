// From the clauses of a file to the facts that describe a game.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "facts/chance_moves.hpp"
#include "facts/clauses_ahead.hpp"
#include "facts/diagnostics.hpp"
#include "facts/directives.hpp"
#include "facts/fact.hpp"
#include "facts/load_interrupt.hpp"
#include "facts/source.hpp"
#include "facts/written_fact.hpp"
#include "facts/written_terms.hpp"
#include "syntax/clause.hpp"
#include "syntax/parser.hpp"
#include "syntax/syntax_error.hpp"
#include "syntax/term_builder.hpp"
#include "term/operators.hpp"
#include "term/term_table.hpp"

namespace minimax {

/// Reads a source once from begin to end. Facts of other predicates are let pass; what makes the
/// file a program instead of a file of facts is an error.
class FactReader {
 public:
  /// Terms are interned in `terms`, op/3 directives change `operators`, problems are added to
  /// `diagnostics`. All must outlive the reader. The moves of the positions in `chance` have
  /// probabilities.
  FactReader(const Source& source, TermTable& terms, OperatorTable& operators,
             Diagnostics& diagnostics, const Parsing& parsing, ChancePositions chance = {});

  /// Hands every fact to the sink, and leaves the source to others. Throws LoadStopped where the
  /// interrupt says so, and FileError where the file was changed meanwhile.
  void read(FactSink& sink, LoadInterrupt interrupt = {});

  /// Those of which a fact has said that chance moves there.
  const ChancePositions& chance_positions() const noexcept { return found_chance_; }

 private:
  std::size_t script_line();
  std::string_view whole_text();
  const char* next_begin(FactSink& sink, LoadInterrupt& interrupt);
  bool take_one(FactSink& sink);
  bool take_run(const ClausesAhead::Run& run, FactSink& sink, LoadInterrupt& interrupt);
  bool take(Clause& clause, FactSink& sink);
  void report(const SyntaxError& error, Offset clause, FactSink& sink);
  std::string_view broken_clause(Offset begin) const;
  void prefetch(const ParsedClauses& clauses, std::size_t index) const noexcept;
  void take(const WrittenFacts& facts, const WrittenFact& fact, FactSink& sink);
  void take_clause(Clause& clause, FactSink& sink);
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
  void report(Severity severity, const Clause& clause, std::size_t node, Message message,
              Message advice, DiagnosticKind kind);
  void report_program(const Clause& clause, std::size_t node, Message what);

  Offset place_of(const char* text) const noexcept {
    return static_cast<Offset>(text - text_.data());
  }

  const Source& source_;
  bool releases_;          // and fetches, as far as it is not there
  std::string_view text_;  // of what is fetched, all that the reader comes to
  TermTable& terms_;
  TermBuilder builder_;
  WrittenTerms written_;
  Diagnostics& diagnostics_;
  OperatorTable& operators_;
  Parser parser_;
  Directives directives_;
  ClausesAhead ahead_;
  Clause clause_;
  std::vector<TermId> successors_;
  ChancePositions known_chance_;
  ChancePositions found_chance_;
  ChanceMoves chance_moves_;
  bool program_reported_ = false;
};

/// Reads the facts of a file, whose terms are interned in the table. Of the moves of a position in
/// which chance moves, `0.5-b` is the successor b and its probability; a position `0.5-b` elsewhere
/// is one like any other. Since the file may say so behind the moves, a file with such a position
/// is read twice. A file that is no text has one error. However it is parsed, it has the same facts
/// and messages. Throws LoadStopped where the interrupt says so, and FileError where the file was
/// changed while it was read.
void read_facts(const Source& source, TermTable& terms, OperatorTable& operators,
                Diagnostics& diagnostics, FactSink& sink, LoadInterrupt interrupt = {},
                const Parsing& parsing = {});

}  // namespace minimax
