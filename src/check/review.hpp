// What the checks of a file share.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "check/fact_record.hpp"
#include "check/lost_facts.hpp"
#include "check/position_slips.hpp"
#include "check/shape.hpp"
#include "facts/diagnostics.hpp"
#include "facts/fact_game.hpp"
#include "facts/source.hpp"
#include "term/operators.hpp"

namespace minimax {

/// Finds the line of a place in logarithmic time, where Source reads the whole text before it.
class LineIndex {
 public:
  explicit LineIndex(std::string_view text) : text_(text) {}
  std::size_t line(Offset offset) const;

 private:
  std::string_view text_;
  mutable std::vector<Offset> line_feeds_;  // of the text, found when first needed
};

/// A file that was read, with what is known of it and what was found.
struct Review {
  /// `complete` tells that the file holds all there is: it is no program and not cut short. Only
  /// then is something missing that it does not say.
  Review(const Source& source, FactRecord&& record, const OperatorTable& operators, bool complete,
         Diagnostics& diagnostics);

  /// The term as an argument is written.
  std::string text(TermId term) const;
  /// Its number.
  std::size_t line(Offset offset) const { return lines.line(offset); }
  const Mentions& mentions(TermId position) const { return record.mentions(position); }
  bool is_leaf(TermId position) const { return game.successors(position).empty(); }
  bool is_successor(TermId position) const { return shape.is_successor[index_of(position)]; }
  /// Whether the position is a leaf, or its own declaration or those of its successors tell who
  /// moves.
  bool knows_mover(TermId position) const;
  /// A leaf without predecessors in a file that has other roots: not what a search begins with.
  bool is_isolated(TermId position) const;
  /// Whether a clause with an error may hold what is missing about the position.
  bool may_be_lost(TermId position);
  /// Whether such a clause may hold what leads to the position or goes on from it.
  bool may_be_unlinked(TermId position) const;
  /// A question about a name that is a slip away; empty where there is none.
  Message did_you_mean(TermId position) const;

  void error(DiagnosticKind kind, Offset offset, Message message, Message advice);
  void warn(DiagnosticKind kind, Offset offset, Message message, Message advice);

  FactRecord record;
  FactGame game;
  const OperatorTable& operators;
  bool complete;
  LineIndex lines;
  Shape shape;
  std::vector<TermId> positions;
  LostFacts lost;
  PositionSlips slips;
  Diagnostics& diagnostics;
};

}  // namespace minimax
