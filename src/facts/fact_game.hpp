// A game that is given as facts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/large_vector.hpp"
#include "base/message.hpp"
#include "facts/fact.hpp"
#include "game/game.hpp"
#include "game/game_kind.hpp"
#include "game/mover.hpp"
#include "game/payoff.hpp"
#include "game/value_scale.hpp"
#include "term/number.hpp"
#include "term/term.hpp"
#include "term/term_table.hpp"

namespace minimax {

/// The order of a static value among those of its game: the search compares these instead of the
/// numbers, which may be of any size and kind. Those of the values of the game are multiples of 4,
/// and that of a number from outside between two of them lies in the middle: so there is a place
/// just below and just above each, which is no number's.
enum class Rank : std::uint32_t {};

template <>
struct ValueScale<Rank> {
  static constexpr Rank lowest() noexcept { return Rank{0}; }
  static constexpr Rank highest() noexcept { return Rank{0xffff'fffe}; }
  static constexpr Rank just_below(Rank rank) noexcept { return moved(rank, -1); }
  static constexpr Rank just_above(Rank rank) noexcept { return moved(rank, 1); }

 private:
  static constexpr Rank moved(Rank rank, int by) noexcept {
    return Rank{static_cast<std::uint32_t>(static_cast<std::int64_t>(rank) + by)};
  }
};

/// A game as flat arrays over the ids of its terms; immutable once built, so that several searches
/// may share it. Models Game, ChanceGame and RankedPlayersGame: kind() tells what it is.
class FactGame {
 public:
  using Position = TermId;
  using Value = Rank;
  using Payoff = minimax::Payoff;
  using Probability = minimax::Payoff;

  FactGame() = default;
  FactGame(FactGame&&) = default;
  FactGame& operator=(FactGame&&) = default;
  /// It may be large.
  FactGame(const FactGame&) = delete;
  FactGame& operator=(const FactGame&) = delete;

  std::span<const TermId> successors(TermId position) const noexcept {
    if (!is_known(position)) return {};
    const std::uint32_t first = entries_[index_of(position)].moves;
    if (first == 0) return {};
    return {successors_.data() + first, index_of(successors_[first - 1])};
  }
  /// Its own declaration decides; where it has none, its successors' do. Throws GameError.
  Mover mover(TermId position) const {
    const unsigned marks = is_known(position) ? marks_[index_of(position)] & movers : 0;
    if (marks == max_moves) return Mover::max;
    if (marks == min_moves) return Mover::min;
    return other_mover(position);
  }
  /// Throws GameError where there is no static value, or one that is no number.
  Rank value(TermId position) const {
    const std::optional<Rank> rank = estimate(position);
    if (!rank) fail_to_value(position);
    return *rank;
  }

  /// See minimax::lists_positions().
  static constexpr bool lists_positions = true;
  /// Whether two paths from the root may lead to one position, or a path may come back to one.
  bool may_transpose(TermId root) const noexcept {
    return shares_successors_ || (is_known(root) && (marks_[index_of(root)] & successor) != 0);
  }

  /// Whether a fact names the term as a position or as a successor.
  bool is_position(TermId term) const noexcept;
  Declaration declaration(TermId position) const noexcept {
    const unsigned marks = is_known(position) ? marks_[index_of(position)] : 0;
    return {(marks & max_moves) != 0, (marks & min_moves) != 0, (marks & chance_moves) != 0,
            (marks & player_moves) != 0 ? player_in(position) : std::nullopt};
  }

  GameKind kind() const noexcept { return kind_; }
  /// The static value as it was written, evaluated: of numbers that are equal, as 2 and 2.0, which
  /// share a rank, that one. Throws GameError, also where it cannot be averaged.
  Payoff merit(TermId position) const;
  /// The different static values that are numbers, in ascending order; of several players, their
  /// different payoffs.
  std::span<const Number> values() const noexcept { return values_; }
  /// Of the successor with this index, of a position in which chance moves and whose probabilities
  /// are right: mover() throws where they are not.
  const Probability& probability(TermId position, std::size_t index) const {
    return probabilities_[entries_[index_of(position)].moves + index];
  }
  /// Where chance moves: whether a float is among the values or the probabilities.
  bool has_floats() const noexcept { return has_floats_; }
  std::size_t players() const noexcept { return players_.size(); }
  /// The names or numbers of the players, in the order of their payoffs.
  std::span<const TermId> player_names() const noexcept { return players_; }
  TermId player_name(std::size_t index) const noexcept { return players_[index]; }
  /// One for each player. Throws GameError where the static value is none such.
  std::span<const Payoff> payoffs(TermId position) const {
    return {payoffs_.data() + first_payoff(position), players_.size()};
  }
  /// The rank of the player's payoff among those of all players. Throws GameError likewise.
  Rank value(TermId position, std::size_t player) const {
    return payoff_ranks_[first_payoff(position) + player];
  }
  /// The static value as it was written; nothing where there is none.
  std::optional<TermId> written_value(TermId position) const noexcept;
  /// The rank of a number from outside. NaN has none and must not be given.
  Rank value_of(const Number& number) const;
  /// The number of a rank that a position of the game has.
  const Number& number(Rank rank) const { return values_[static_cast<std::size_t>(rank) / 4 - 1]; }
  /// As value(), but nothing where there is no number.
  std::optional<Rank> estimate(TermId position) const noexcept {
    const Rank rank =
        is_known(position) ? value_ranks_[entries_[index_of(position)].value] : unranked;
    return rank == unranked ? std::nullopt : std::optional(rank);
  }

  /// The positions in the order in which the file first names them.
  std::vector<TermId> positions() const;
  /// The positions that are nobody's successor, in the same order.
  std::vector<TermId> roots() const;

  /// Where the file says that the game begins, whether it is a position or not.
  std::optional<TermId> initial_position() const noexcept { return initial_position_; }
  /// What the file calls the move.
  std::optional<TermId> move_name(TermId position, TermId successor) const;

  const TermTable& terms() const noexcept { return terms_; }
  /// For terms of a question: what is added is no position.
  TermTable& terms() noexcept { return terms_; }

 private:
  friend class FactGameBuilder;
  static constexpr Rank unranked{0xffff'ffff};
  static constexpr std::uint32_t no_payoffs = 0xffff'ffff;

  /// Zeros are those of a position of which nothing is known.
  struct Entry {
    std::uint32_t moves = 0;  // where its successors begin, behind how many there are
    std::uint32_t value = 0;  // the number of its value; while the game is built that of the term
  };
  enum Mark : std::uint8_t {
    named = 1,
    max_moves = 2,
    min_moves = 4,
    has_moves = 8,
    successor = 16,
    has_staticval = 32,  // the value is that of a staticval/2 fact
    chance_moves = 64,
    player_moves = 128
  };
  static constexpr unsigned movers = max_moves | min_moves | chance_moves | player_moves;

  Mover other_mover(TermId position) const;
  std::optional<Mover> player_in(TermId position) const noexcept;
  std::size_t first_payoff(TermId position) const {
    const auto first =
        index_of(position) < first_payoff_.size() ? first_payoff_[index_of(position)] : no_payoffs;
    if (first == no_payoffs) fail_to_give_payoffs(position);
    return first;
  }
  [[noreturn]] void fail_to_value(TermId position) const;
  [[noreturn]] void fail_to_give_payoffs(TermId position) const;
  bool is_known(TermId term) const noexcept { return index_of(term) < entries_.size(); }

  TermTable terms_;
  LargeVector<Entry> entries_;       // by the index of the position
  LargeVector<std::uint8_t> marks_;  // likewise
  std::vector<TermId> order_;        // the positions as the file names them, where not by their ids
  LargeVector<TermId> successors_;   // of one position their number, and they
  std::vector<TermId> value_terms_;  // the static values as they were written, behind one of none
  std::vector<Rank> value_ranks_;    // beside them
  std::vector<Number> values_;       // the different ones in ascending order
  std::optional<TermId> initial_position_;
  std::map<std::pair<TermId, TermId>, TermId> move_names_;
  bool shares_successors_ = false;  // a position is, or may be, named as a successor twice
  GameKind kind_ = GameKind::two_players;
  bool has_floats_ = false;
  std::vector<Probability> probabilities_;       // beside successors_ where chance moves anywhere
  std::map<TermId, Message> bad_probabilities_;  // and what is wrong
  std::vector<TermId> players_;
  std::map<TermId, TermId> player_in_;       // by the position
  std::vector<std::uint32_t> first_payoff_;  // by the index of the position: where they begin in
  std::vector<Payoff> payoffs_;
  std::vector<Rank> payoff_ranks_;  // likewise
};

/// Builds a game from facts. Of several moves/2 or static_eval/2 facts of a position the first
/// counts, as in a program that asks for one answer; staticval/2 is asked where static_eval/2 has
/// none.
class FactGameBuilder final : public FactSink {
 public:
  explicit FactGameBuilder(Compounds compounds = Compounds::by_parts) {
    game_.terms_ = TermTable(compounds);
  }

  void take(const MovesFact& fact) override;
  void take(const ValueFact& fact) override;
  void take(const MoverFact& fact) override;
  void player(const PlayerFact& fact) override;
  void players(const PlayersFact& fact) override;
  void begin_again() override;
  void begin(const BeginFact& fact) override;
  void name(const NameFact& fact) override;

  /// Makes room for about so many positions.
  void reserve(std::size_t positions);

  /// From now on nobody knows that no two paths of the game meet. A search that does finds the
  /// same, but does without a table: so it may look at other positions on its way, and at another
  /// fault of the game first.
  void hide_paths() noexcept { game_.shares_successors_ = true; }

  /// Where the reader of the file interns its terms.
  TermTable& terms() noexcept { return game_.terms_; }

  /// The static value of the position as far as the facts are taken.
  std::optional<TermId> written_value(TermId position) const noexcept {
    const std::uint32_t value =
        game_.is_known(position) ? game_.entries_[index_of(position)].value : 0;
    return value == 0 ? std::nullopt : std::optional(TermId{value - 1});
  }

  /// Whether no fact was taken.
  bool empty() const noexcept { return game_.entries_.empty(); }

  /// The game of all facts taken; the builder is empty after that.
  FactGame build() &&;

 private:
  FactGame::Entry& entry(TermId position);
  void come_to(std::size_t index);
  void meet(TermId position);
  void number_values();
  void rank_values();
  void rank_payoffs();
  std::vector<Rank> ranks_of(const std::vector<Number>& numbers);
  void decide_kind();
  void forget_players();
  void take_probabilities();
  Message problem_of_probabilities(std::size_t begin, std::size_t end);
  void find_players();
  void take_payoffs();
  bool add_payoffs(TermId value);

  FactGame game_;
  TermId last_named_{};                               // unless the game has an order of its own
  std::vector<std::optional<TermId>> probabilities_;  // as written, beside the successors
  bool has_players_ = false;                          // a fact lists them
  unsigned movers_ = 0;                               // the marks of all that a fact says moves
};

}  // namespace minimax
