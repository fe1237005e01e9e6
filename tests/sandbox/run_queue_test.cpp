#include "sandbox/run_queue.hpp"

#include <doctest/doctest.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <optional>
#include <stop_token>
#include <thread>

#include "tests/sandbox/first_processor.hpp"

namespace minimax::sandbox {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

bool system_tells() {
  return std::filesystem::exists("/proc/self/schedstat");
}

TEST_CASE("a thread that sleeps stands in no queue") {
  if (!system_tells()) return;
  const auto before = time_in_queue(gettid());
  const Clock::time_point begin = Clock::now();
  std::this_thread::sleep_for(milliseconds(100));
  const auto after = time_in_queue(gettid());
  REQUIRE(before);
  REQUIRE(after);
  CHECK(*after >= *before);
  CHECK(*after - *before <= Clock::now() - begin - milliseconds(100));
}

TEST_CASE("a thread that shares a processor stands in its queue") {
  if (!system_tells()) return;
  const std::jthread other([](const std::stop_token& stop) {
    stay_on_first_processor();
    while (!stop.stop_requested()) {
    }
  });
  std::optional<std::chrono::nanoseconds> queued;
  std::thread([&] {
    stay_on_first_processor();
    for (const Clock::time_point end = Clock::now() + milliseconds(400); Clock::now() < end;) {
    }
    queued = time_in_queue(gettid());
  }).join();
  REQUIRE(queued);
  CHECK(*queued > milliseconds(40));
}

TEST_CASE("nothing is told of a thread that there is not") {
  CHECK_FALSE(time_in_queue(-1));
}

}  // namespace
}  // namespace minimax::sandbox
