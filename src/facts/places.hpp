// Where the positions of a game stand in their source.
#pragma once

#include <optional>
#include <vector>

#include "facts/fact.hpp"
#include "facts/source.hpp"
#include "term/operators.hpp"
#include "term/term_table.hpp"

namespace minimax {

/// Made by reading the source once more, for a message: loading keeps no places.
class Places final : private FactSink {
 public:
  /// `terms` is the table of the game that was loaded from this source.
  Places(const Source& source, TermTable& terms);

  /// Of the position in its moves/2 fact, else where it is named first. The begin of the source
  /// for a term that is no position.
  Offset of(TermId position) const noexcept;
  /// Of the static value of a position that has one.
  Offset of_value(TermId position) const noexcept;

 private:
  struct Entry {
    std::optional<Offset> mention;
    std::optional<Offset> moves;
    std::optional<Offset> value;
    bool is_staticval = false;
  };

  void take(const MovesFact& fact) override;
  void take(const ValueFact& fact) override;
  void take(const MoverFact& fact) override;
  void player(const PlayerFact& fact) override;
  void begin_again() override { entries_.clear(); }
  Entry& mention(TermId position, Offset offset);
  const Entry& entry(TermId position) const noexcept;

  std::vector<Entry> entries_;
};

}  // namespace minimax
