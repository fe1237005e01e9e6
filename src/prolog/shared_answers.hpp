// What several threads have been told about the positions of one game.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "prolog/position_table.hpp"
#include "prolog/prolog.hpp"
#include "term/term.hpp"
#include "term/term_table.hpp"

namespace minimax::prolog {

/// The answers of a program to questions about positions, for several threads. One of them leads:
/// it asks the program itself whenever the answer is not there soon. The others never ask what
/// somebody is asking already.
///
/// Positions are told apart by their rows in a PositionTable, which hold atoms by their handles:
/// all tables whose rows are given must live as long as this.
class SharedAnswers {
 public:
  using Clock = std::chrono::steady_clock;
  /// A position and what is asked about it: see question().
  using Question = std::uint64_t;
  static constexpr unsigned most_kinds = 16;

  enum class State : std::uint8_t {
    unasked,    ///< now the one who has asked this asks the program, and publishes or withdraws
    asked,      ///< somebody is asking the program
    withdrawn,  ///< the program has thrown an exception, or an answer that cannot be kept
    failed,
    succeeded,
  };
  struct Answer {
    State state;
    record_t record;  ///< of what the program answered, or null; lives as long as this
  };

  SharedAnswers() = default;
  SharedAnswers(const SharedAnswers&) = delete;
  SharedAnswers& operator=(const SharedAnswers&) = delete;
  ~SharedAnswers();

  /// The number of a position among those of all threads.
  std::uint32_t number(std::vector<PositionTable::Word> row);
  /// Adds the terms of a table that come after those in `known`: their numbers among the parts of
  /// the positions of all threads.
  void add_parts(const TermTable& table, std::vector<TermId>& known);

  static Question question(std::uint32_t position, unsigned kind) {
    return Question{position} * most_kinds + kind;
  }

  /// What is known. A question that nobody has asked is the caller's now.
  Answer ask(Question question);
  /// As ask(), but a question that nobody has asked is left to the thread that leads, as if that
  /// were asking it, where that is not busy with another: it will be there soon.
  Answer ask_unless_next(Question question);
  /// For the thread that leads: as ask(), but takes over a question that was withdrawn.
  Answer ask_leading(Question question);
  /// For the thread that leads: waits for an answer to a question that somebody is asking, until it
  /// is there, or withdrawn, or that time.
  Answer wait(Question question, Clock::time_point end);
  /// How long the program has taken for questions of this kind, on average.
  Clock::duration usual_time(unsigned kind);
  /// Adds the time for an answer that is not published.
  void add_time(unsigned kind, Clock::duration time);

  /// Whether the program takes its time, so that sharing pays. At first it is taken not to.
  bool is_worthwhile() const noexcept { return is_worthwhile_; }
  /// Waits until it does, or stop() was called.
  void wait_until_worthwhile();

  /// The answer, and how long it has taken. Takes over the record, which is null where the program
  /// failed, or answers without a term.
  void publish(Question question, State state, record_t record, Clock::duration time);
  void withdraw(Question question);
  /// For the thread that leads: it has got the answer to what it asked.
  void rest();

  /// How many questions were answered or withdrawn so far.
  std::uint64_t news();
  /// Waits until there were more, or stop() was called, or for a millisecond.
  void wait_for_news(std::uint64_t seen);

  /// From now on the others are to stop.
  void stop();
  bool is_stopped() const noexcept { return is_stopped_; }
  /// Waits for that.
  void wait_for_stop();

 private:
  struct RowHash {
    std::size_t operator()(const std::vector<PositionTable::Word>& row) const noexcept;
  };

  Answer ask_locked(Question question);
  void add_time_locked(unsigned kind, Clock::duration time);
  void settle(Question question, Answer answer);

  std::mutex mutex_;  // guards all of the following
  std::condition_variable settled_;
  std::condition_variable told_;
  TermTable parts_;
  std::vector<TermId> arguments_;
  std::unordered_map<std::vector<PositionTable::Word>, std::uint32_t, RowHash> numbers_;
  std::unordered_map<Question, Answer> answers_;
  Clock::duration usual_times_[most_kinds] = {};
  std::uint64_t news_ = 0;
  std::uint32_t waiting_ = 0;        // for news
  std::optional<Question> awaited_;  // by the leader
  bool is_leader_asking_ = false;    // what takes its time
  // These two are set under the mutex, so that nobody who waits misses it.
  std::atomic<bool> is_worthwhile_ = false;
  std::atomic<bool> is_stopped_ = false;
};

}  // namespace minimax::prolog
