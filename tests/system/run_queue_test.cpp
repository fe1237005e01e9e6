#include "system/run_queue.hpp"

#include <doctest/doctest.h>
#include <unistd.h>

#include <chrono>
#include <thread>

namespace minimax {
namespace {

TEST_CASE("a thread that sleeps stands in no queue") {
  const auto before = time_in_queue(gettid());
  if (!before) return;  // the system does not tell
  const auto begin = std::chrono::steady_clock::now();
  std::this_thread::sleep_for(std::chrono::milliseconds(100));
  const auto after = time_in_queue(gettid());
  REQUIRE(after);
  CHECK(*after >= *before);
  CHECK(*after - *before <=
        std::chrono::steady_clock::now() - begin - std::chrono::milliseconds(100));
}

TEST_CASE("nothing is told of a thread that there is not") {
  CHECK_FALSE(time_in_queue(-1));
}

}  // namespace
}  // namespace minimax
