// From the steps of a search over the game of a file to steps in terms.
#pragma once

#include <optional>
#include <variant>

#include "ask/mapped_event.hpp"
#include "ask/question.hpp"
#include "ask/written_trace.hpp"
#include "file/file_game.hpp"
#include "game/game.hpp"
#include "game/payoff.hpp"
#include "search/common/trace_event.hpp"
#include "term/term.hpp"
#include "term/term_table.hpp"

namespace minimax {

class TraceWriter {
 public:
  /// Numbers that the search has worked out become terms of the table. `repetition` is the value of
  /// a repeated position as it was written, where it has one. The game and the table must outlive
  /// this.
  TraceWriter(FileGame& game, TermTable& terms, std::optional<TermId> repetition)
      : game_(game), terms_(terms), repetition_(repetition) {}

  WrittenEvent written(const GameEvent& event) { return mapped(event, *this); }
  /// The step and the position alone, so that numbers need no memory.
  WrittenEvent outline(const GameEvent& event) {
    return {event.step, event.ply, position(event.position)};
  }

  // What an event is made of.
  TermId position(TermId position) { return game_.term(position); }
  TermId value(const TracedValue<TermId, Payoff>& value) { return std::visit(*this, value); }
  WrittenMover player(Mover mover);

  // Where a value is known from.
  TermId operator()(const ValueAt<TermId>& value) { return game_.written_value(value.position); }
  TermId operator()(const PayoffAt<TermId>& payoff);
  TermId operator()(ValueOfRepetition) { return *repetition_; }
  TermId operator()(const Payoff& number) { return terms_.number(number.number()); }
  TermId operator()(const WorkedPayoffs<Payoff>& payoffs);

 private:
  FileGame& game_;
  TermTable& terms_;
  std::optional<TermId> repetition_;
};

}  // namespace minimax
