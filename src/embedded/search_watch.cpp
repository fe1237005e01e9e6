#include "embedded/search_watch.hpp"

#include <cstdlib>

#include "base/exit_status.hpp"
#include "base/memory.hpp"
#include "base/print.hpp"
#include "prolog/prolog.hpp"
#include "search/common/control.hpp"

namespace minimax::embedded {

namespace {

constexpr std::uint64_t asked_between_looks = 1024;
constexpr std::chrono::seconds long_time(10);

// Three quarters of what there is.
std::size_t allowed_bytes() {
  return available_bytes() / 4 * 3;
}

// Beside the search, which may be in a call that does not come back.
Alarm tell_after_a_while(const char* advice) {
  return Alarm(Alarm::Clock::now() + long_time, [advice]() -> Alarm::Next {
    tell(
        "minimax: this takes long, and nothing limits the time\n"
        "  --time-limit SECONDS does{}.\n",
        advice);
    return std::nullopt;
  });
}

Alarm end_long_after(double seconds) {
  const auto end =
      time_after(Alarm::Clock::now(), std::chrono::duration<double>(seconds) + long_time);
  return Alarm(end, []() -> Alarm::Next {
    tell(
        "minimax: error: the time is over, and a predicate of the program catches what would "
        "stop it\n");
    std::_Exit(static_cast<int>(ExitStatus::stopped));
  });
}

// What is found is told, and perhaps proved, in as much time again.
Alarm alarm_of(const SearchWatch::Limits& limits) {
  if (limits.time) return end_long_after(2 * *limits.time);
  return limits.seconds ? end_long_after(*limits.seconds) : tell_after_a_while(limits.advice);
}

}  // namespace

SearchWatch::SearchWatch() : most_bytes_(allowed_bytes()) {}

SearchWatch::Session::Session(SearchWatch& watch, const Limits& limits)
    : watch_(watch), alarm_(alarm_of(limits)) {
  if (limits.seconds)
    watch.end_ = time_after(Clock::now(), std::chrono::duration<double>(*limits.seconds));
}

SearchWatch::Session::~Session() {
  watch_.end_.reset();
}

bool SearchWatch::ask(void* watch) {
  prolog::handle_signals(nullptr);
  auto& self = *static_cast<SearchWatch*>(watch);
  if (self.end_ && Clock::now() >= *self.end_) return true;
  return ++self.asked_ % asked_between_looks == 0 && self.look();
}

bool SearchWatch::look() const {
  if (most_bytes_ == 0 || resident_bytes() <= most_bytes_) return false;
  tell("minimax: the search has used {} MB, and is stopped\n", most_bytes_ >> 20);
  return true;
}

}  // namespace minimax::embedded
