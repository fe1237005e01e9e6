// Stopping a predicate of the user's that does not come back.
#pragma once

#include <cstdint>

#include "base/alarm.hpp"
#include "prolog/prolog.hpp"

namespace minimax::prolog {

/// While it lives, what is called under it is stopped some milliseconds after a point in time,
/// wherever Prolog can handle a signal: another thread raises one, whose handler throws a term that
/// nobody else knows. Short calls are not disturbed: they are over by then, and the search looks at
/// the clock between them. Belongs to the thread that made it; those of one thread live and die
/// like a stack, as searches within searches do.
class CallLimit {
 public:
  using Clock = Alarm::Clock;

  /// Throws std::system_error where there can be no thread.
  explicit CallLimit(Clock::time_point end);
  ~CallLimit();
  CallLimit(const CallLimit&) = delete;
  CallLimit& operator=(const CallLimit&) = delete;

  /// Calls `call()`, which may leave a Prolog exception pending, and returns what it returns.
  /// Throws SearchStopped where the call was stopped: whatever it answered does not count then. An
  /// exception other than this one's stays pending.
  template <class Call>
  bool guard(Call call) {
    begin();
    bool succeeded = false;
    try {
      succeeded = call();
    } catch (const PendingException&) {
      end();
      throw;
    } catch (...) {
      is_calling_ = false;
      throw;
    }
    end();
    return succeeded;
  }

 private:
  static void handle_signal(int signal);

  void begin() noexcept;
  void end();
  void raise_exception();
  bool is_own_exception() const;

  static thread_local CallLimit* innermost_;

  CallLimit* outer_;
  std::uint64_t number_;
  Clock::time_point end_;
  bool is_calling_ = false;
  bool has_stopped_ = false;  // the call
  Alarm alarm_;
};

}  // namespace minimax::prolog
