// What is known of the positions of a program.
#pragma once

#include <array>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/list_store.hpp"
#include "game/mover.hpp"
#include "game/static_value.hpp"
#include "prolog/position_table.hpp"
#include "prolog/prolog.hpp"
#include "prolog/term_reader.hpp"
#include "prolog/term_writer.hpp"
#include "search/common/report.hpp"
#include "term/number.hpp"
#include "term/term.hpp"
#include "term/term_table.hpp"

namespace minimax::prolog {

/// The positions of a game by number, and what its program has answered about them: for the games
/// of several engines, whose threads may all use it at once. One of them leads, and asks the
/// program itself whenever an answer is not there soon; the others help, and never ask what
/// somebody is asking, nor what has failed before.
class KnownPositions {
 public:
  using Clock = std::chrono::steady_clock;
  using Word = PositionTable::Word;

  explicit KnownPositions(bool variables) : table_(variables) {}
  KnownPositions(const KnownPositions&) = delete;
  KnownPositions& operator=(const KnownPositions&) = delete;

  /// As PositionTable::intern.
  TermId add(term_t term, std::uint32_t tag, PositionTable::References& references);
  std::uint64_t size() const;
  std::uint32_t tag(TermId position) const;
  /// As PositionTable::put and put_for_call.
  void put(term_t to, TermId position);
  void put_for_call(term_t to, TermId position);
  /// As PositionTable::row.
  void copy_row(TermId position, std::vector<Word>& to) const;
  std::uint64_t move_key(TermId position, TermId successor) const;

  enum class Part : std::uint8_t { leader, helper };

  /// From which position the one who leads has met this one first: nothing where a line of play
  /// begins. Does not count for one that was met before.
  void meet(TermId position, std::optional<TermId> from);
  std::optional<TermId> met_from(TermId position) const;

  // What the program has answered: of two answers the first one stands. Who asks for successors has
  // met them.
  std::optional<std::span<const TermId>> successors(TermId position, Part part);
  void set_successors(TermId position, std::span<const TermId> successors);
  std::optional<Declaration> declaration(TermId position) const;
  void set_declaration(TermId position, const Declaration& declaration);
  std::optional<StaticValue> value(TermId position) const;
  /// `written` is one of the terms below.
  void set_value(TermId position, const Number& value, TermId written);
  void set_written_value(TermId position, TermId written);
  TermId written_value(TermId position) const;

  // Terms that are no positions. A reader or writer must always be given the same KnownPositions.
  TermId add_term(TermReader& reader, term_t term);
  TermId add_number(const Number& number);
  void put_term(term_t to, TermWriter& writer, TermId term) const;

  /// Counts a call of the predicate of this name.
  void count(const std::string& name, TermId position, std::chrono::duration<double> time);
  /// What was counted since the last time.
  Askings take_askings();

  enum class Question : std::uint8_t { successors, declaration, value };
  enum class Turn : std::uint8_t {
    answered,
    own,     ///< the caller is to ask, and to call end()
    other,   ///< somebody is asking
    failed,  ///< for a helper: one has asked in vain
  };
  /// Where it is urgent, the one who leads asks what another one is asking.
  Turn begin(TermId position, Question question, Part part, bool is_urgent);
  void end(TermId position, Question question, Part part, Clock::duration time);
  /// Whether the program takes its time in the mean, so that help pays: at first it is taken not
  /// to.
  bool is_worthwhile() const;
  /// How long to wait for an answer at the most: longer than it usually takes.
  Clock::duration patience(Question question) const;
  /// Until something is answered that somebody has asked, or that time.
  void wait(TermId position, Question question, Clock::time_point end);

 private:
  static constexpr std::uint32_t nobody = 0xffff'ffff;
  static constexpr std::size_t questions = 3;

  struct Known {
    std::uint32_t met_from = nobody;
    TermId written_value{};
    std::optional<std::span<const TermId>> successors;
    std::optional<StaticValue> value;
    std::optional<Declaration> declaration;
    bool is_met = false;
    bool has_met_successors = false;
    bool was_asked = false;
    std::array<std::uint8_t, questions> asking{};  // how many
    std::array<bool, questions> has_failed{};
  };

  Known& known(TermId position) { return known_[index_of(position)]; }
  const Known& known(TermId position) const { return known_[index_of(position)]; }
  void meet_locked(TermId position, std::uint32_t from);
  static bool is_answered(const Known& known, Question question);
  bool is_asking(TermId position, Question question) const {
    return known(position).asking[static_cast<std::size_t>(question)] > 0;
  }

  mutable std::mutex mutex_;  // guards all of the following
  std::condition_variable answered_;
  PositionTable table_;
  std::vector<Known> known_;  // by the number of the position
  ListStore<TermId> successors_;
  TermTable terms_;
  std::deque<Number> large_values_;
  Askings askings_;
  unsigned waiting_ = 0;
  std::array<Clock::duration, questions> usual_{};  // of late
  Clock::duration asking_time_{};                   // of all answers
  std::uint64_t answers_ = 0;
};

}  // namespace minimax::prolog
