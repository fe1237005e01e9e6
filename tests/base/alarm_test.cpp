#include "base/alarm.hpp"

#include <doctest/doctest.h>

#include <atomic>
#include <chrono>
#include <optional>
#include <thread>

namespace minimax {
namespace {

using Clock = Alarm::Clock;
using std::chrono::hours;
using std::chrono::milliseconds;

void wait_for(const std::atomic<int>& count, int wanted) {
  while (count < wanted) std::this_thread::sleep_for(milliseconds(1));
}

TEST_CASE("an alarm rings when its time has come") {
  const Clock::time_point end = Clock::now() + milliseconds(20);
  std::atomic<int> count = 0;
  std::atomic<Clock::time_point> rang{};
  const Alarm alarm(end, [&]() -> Alarm::Next {
    rang = Clock::now();
    ++count;
    return std::nullopt;
  });
  wait_for(count, 1);
  CHECK(rang.load() >= end);
}

TEST_CASE("an alarm rings as often as it is told to") {
  std::atomic<int> count = 0;
  const Alarm alarm(Clock::now(), [&]() -> Alarm::Next {
    return ++count < 3 ? std::optional(Clock::now()) : std::nullopt;
  });
  wait_for(count, 3);
  std::this_thread::sleep_for(milliseconds(20));
  CHECK(count == 3);
}

TEST_CASE("an alarm that ends before its time does not ring") {
  std::atomic<int> count = 0;
  const auto ring = [&]() -> Alarm::Next {
    ++count;
    return std::nullopt;
  };
  const Clock::time_point begin = Clock::now();
  { const Alarm alarm(begin + hours(1), ring); }
  { const Alarm alarm(Clock::time_point::max(), ring); }
  CHECK(count == 0);
  CHECK(Clock::now() < begin + hours(1));
}

TEST_CASE("an alarm that ends while it rings waits for that") {
  std::atomic<int> begun = 0;
  std::atomic<int> done = 0;
  {
    const Alarm alarm(Clock::now(), [&]() -> Alarm::Next {
      ++begun;
      std::this_thread::sleep_for(milliseconds(20));
      ++done;
      return Clock::now();
    });
    wait_for(begun, 1);
  }
  CHECK(done == begun);
}

TEST_CASE("an alarm takes the place of another") {
  std::atomic<int> count = 0;
  const auto ring = [&]() -> Alarm::Next {
    ++count;
    return std::nullopt;
  };
  Alarm alarm(Clock::now() + hours(1), ring);
  alarm = Alarm(Clock::now(), ring);
  wait_for(count, 1);
  CHECK(count == 1);
}

}  // namespace
}  // namespace minimax
