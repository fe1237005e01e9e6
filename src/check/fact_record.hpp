// What a fact file says, with the places where it says it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "check/predicates.hpp"
#include "facts/fact.hpp"
#include "facts/fact_game.hpp"
#include "term/term.hpp"
#include "term/term_table.hpp"

namespace minimax {

/// Of something that a file does not say.
inline constexpr Offset nowhere = std::numeric_limits<Offset>::max();

/// An offset, or nowhere, in five bytes: a file has millions of them, and less than a terabyte.
class CompactOffset {
 public:
  CompactOffset() { *this = nowhere; }
  CompactOffset& operator=(Offset offset) noexcept {
    for (std::uint8_t& byte : bytes_) {
      byte = static_cast<std::uint8_t>(offset);
      offset >>= 8;
    }
    return *this;
  }
  operator Offset() const noexcept {
    Offset offset = 0;
    for (std::size_t i = bytes_.size(); i-- > 0;) offset = offset << 8 | bytes_[i];
    return offset == none ? nowhere : offset;
  }

 private:
  static constexpr Offset none = 0xff'ffff'ffff;

  std::array<std::uint8_t, 5> bytes_;
};

/// Where a position stands in the source, in each fact that counts.
struct Mentions {
  CompactOffset first;  ///< wherever it is named, as a successor too
  CompactOffset moves;
  CompactOffset value;
  CompactOffset max;
  CompactOffset min;
  CompactOffset chance;
  CompactOffset player;
  bool is_staticval = false;  ///< the value is that of a staticval/2 fact

  /// Of the fact that says that MAX, MIN or chance moves, or some player.
  CompactOffset& of(Mover mover) noexcept {
    if (is_player(mover)) return player;
    return mover == Mover::max ? max : mover == Mover::min ? min : chance;
  }
  Offset of(Mover mover) const noexcept { return Mentions(*this).of(mover); }
  /// The place to show for the position itself.
  Offset best() const noexcept { return moves != nowhere ? moves : first; }
};

/// A moves/2 fact of a position that has one already.
struct RepeatedMoves {
  TermId position;
  Offset offset;
  std::size_t begin, end;  ///< its successors among the overridden ones
};

/// A static_eval/2 or staticval/2 fact of a position for which another one counts.
struct RepeatedValue {
  TermId position;
  TermId value;
  Offset offset;
  bool is_staticval;
};

/// A max_to_move/1, min_to_move/1 or chance_to_move/1 fact that is there already.
struct RepeatedMover {
  TermId position;
  Mover mover;
  Offset offset;
};

/// A player_to_move/2 fact of a position that has one already.
struct RepeatedPlayer {
  TermId position;
  TermId player;
  Offset offset;
};

/// A successor that its list has already.
struct RepeatedSuccessor {
  TermId position;
  TermId successor;
  Offset offset;
};

/// A static value that is no number.
struct BadValue {
  TermId position;
  TermId value;
  Offset offset;  ///< of the value
};

/// A fact whose predicate is nearly one of a game.
struct MisspeltFact {
  Predicate meant;
  std::string name;
  std::size_t arity;
  Offset offset;
  std::string_view text;
};

/// Keeps what the reader of a file hands over, and builds its game.
class FactRecord final : public FactSink {
 public:
  /// Keeps so many repeated successors, and counts the others.
  explicit FactRecord(std::size_t most_repeated) : most_repeated_(most_repeated) {}

  void take(const MovesFact& fact) override;
  void take(const ValueFact& fact) override;
  void take(const MoverFact& fact) override;
  void player(const PlayerFact& fact) override;
  void players(const PlayersFact& fact) override { builder_.players(fact); }
  void pass(const OtherFact& fact) override;
  void begin_again() override;
  void lose(std::string_view text) override { lost_.push_back(text); }

  TermTable& terms() noexcept { return builder_.terms(); }
  bool empty() const noexcept { return builder_.empty(); }
  /// The game of all facts, once they are read; it takes the terms along.
  FactGame take_game() { return std::move(builder_).build(); }

  const Mentions& mentions(TermId position) const noexcept {
    static const Mentions none{};
    return index_of(position) < mentions_.size() ? mentions_[index_of(position)] : none;
  }

  const std::vector<RepeatedMoves>& repeated_moves() const noexcept { return repeated_moves_; }
  const std::vector<RepeatedValue>& repeated_values() const noexcept { return repeated_values_; }
  const std::vector<RepeatedMover>& repeated_movers() const noexcept { return repeated_movers_; }
  const std::vector<RepeatedPlayer>& repeated_players() const noexcept { return repeated_players_; }
  const std::vector<RepeatedSuccessor>& repeated_successors() const noexcept {
    return repeated_successors_;
  }
  std::size_t further_repeated_successors() const noexcept { return further_repeated_; }
  const std::vector<BadValue>& bad_values() const noexcept { return bad_values_; }
  /// The successors in moves/2 facts that do not count.
  std::span<const TermId> overridden_successors() const noexcept { return overridden_; }
  const std::vector<MisspeltFact>& misspelt_facts() const noexcept { return misspelt_; }
  const std::vector<std::string_view>& lost_clauses() const noexcept { return lost_; }

 private:
  Mentions& mention(TermId position, Offset offset);
  void find_repeated_successors(const MovesFact& fact);

  FactGameBuilder builder_{Compounds::spelled};
  std::deque<Mentions> mentions_;        // by the index of the position
  std::deque<std::uint32_t> last_list_;  // likewise: the number of the list it was last in
  std::uint32_t lists_ = 0;
  std::vector<RepeatedMoves> repeated_moves_;
  std::vector<TermId> overridden_;
  std::vector<RepeatedValue> repeated_values_;
  std::vector<RepeatedMover> repeated_movers_;
  std::vector<RepeatedPlayer> repeated_players_;
  std::vector<RepeatedSuccessor> repeated_successors_;
  std::size_t most_repeated_;
  std::size_t further_repeated_ = 0;
  std::vector<BadValue> bad_values_;
  std::vector<MisspeltFact> misspelt_;
  std::vector<std::string_view> lost_;
};

}  // namespace minimax
