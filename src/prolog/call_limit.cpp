#include "prolog/call_limit.hpp"

#include <atomic>

#include "search/common/control.hpp"

namespace minimax::prolog {

namespace {

// A call that is over soon after the end is let finish: it may have begun to assert or to write.
constexpr auto grace = std::chrono::milliseconds(5);
// A program that catches whatever is thrown gets it again.
constexpr auto time_between_stops = std::chrono::milliseconds(50);

functor_t stop_functor() {
  static const functor_t functor = new_functor("$minimax_call_stopped", 1);
  return functor;
}

int stop_signal(void (*handler)(int)) {
  static const int signal = [handler] {
    pl_sigaction_t action = {};
    action.sa_cfunction = handler;
    action.sa_flags = PLSIG_SYNC;
    return PL_sigaction(0, &action, nullptr);
  }();
  return signal;
}

std::uint64_t next_number() {
  static std::atomic<std::uint64_t> count = 0;
  return ++count;
}

}  // namespace

thread_local CallLimit* CallLimit::innermost_ = nullptr;

CallLimit::CallLimit(Clock::time_point end)
    : outer_(innermost_),
      number_(next_number()),
      end_(end),
      alarm_(end + grace, [thread = PL_thread_self(), signal = stop_signal(handle_signal)] {
        PL_thread_raise(thread, signal);
        return Clock::now() + time_between_stops;
      }) {
  innermost_ = this;
}

CallLimit::~CallLimit() {
  innermost_ = outer_;
}

// A signal may come late. Of searches within searches the outermost that is over is stopped, and
// those in it with it.
void CallLimit::handle_signal(int) {
  CallLimit* over = nullptr;
  for (CallLimit* limit = innermost_; limit; limit = limit->outer_) {
    if (limit->is_calling_ && Clock::now() >= limit->end_) over = limit;
  }
  if (over) over->raise_exception();
}

void CallLimit::raise_exception() {
  if (PL_exception(0)) return;
  const term_t exception = PL_new_term_ref();
  if (exception == 0 || !PL_unify_term(exception, PL_FUNCTOR, stop_functor(), PL_INT64,
                                       static_cast<std::int64_t>(number_)))
    return;
  has_stopped_ = true;
  PL_raise_exception(exception);
}

bool CallLimit::is_own_exception() const {
  const Frame frame;
  const term_t exception = new_term();
  std::int64_t number = 0;
  return PL_put_term(exception, PL_exception(0)) && PL_is_functor(exception, stop_functor()) &&
         PL_get_arg(1, exception, exception) && PL_get_int64(exception, &number) &&
         number == static_cast<std::int64_t>(number_);
}

void CallLimit::begin() noexcept {
  has_stopped_ = false;
  is_calling_ = true;
}

void CallLimit::end() {
  is_calling_ = false;
  if (!has_stopped_) return;
  if (PL_exception(0)) {
    if (!is_own_exception()) return;
    PL_clear_exception();
  }
  throw SearchStopped();
}

}  // namespace minimax::prolog
