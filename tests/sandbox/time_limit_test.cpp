#include "sandbox/time_limit.hpp"

#include <doctest/doctest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <memory>
#include <thread>
#include <vector>

#include "tests/sandbox/first_processor.hpp"

namespace minimax::sandbox {
namespace {

using Clock = std::chrono::steady_clock;
using Seconds = TimeLimit::Seconds;

/// A process that does nothing but this, ended with the object.
class Child {
 public:
  explicit Child(void (*activity)()) : process_(fork()) {
    if (process_ != 0) return;
    activity();
    _exit(0);
  }
  ~Child() {
    kill(process_, SIGKILL);
    waitpid(process_, nullptr, 0);
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  pid_t process() const { return process_; }

 private:
  pid_t process_;
};

void wait_for_nothing() {
  for (;;) pause();
}

void compute() {
  stay_on_first_processor();
  for (volatile unsigned count = 0;;) count = count + 1;
}

TEST_CASE("a process that waits uses its time more slowly") {
  const Clock::time_point begin = Clock::now();
  TimeLimit time(1000);
  const Child child(wait_for_nothing);
  time.watch(child.process());
  std::this_thread::sleep_for(std::chrono::milliseconds(200));
  const Seconds used = time.used();
  CHECK(used > Seconds(0));
  CHECK(used <= Seconds(Clock::now() - begin) / 2);
  CHECK(time.idle() > Seconds(0));
}

TEST_CASE("a process that others keep from the processor does not use its time") {
  const std::array<Child, 3> others = {Child(compute), Child(compute), Child(compute)};
  const Clock::time_point begin = Clock::now();
  TimeLimit time(1000);
  const Child child(compute);
  time.watch(child.process());
  std::this_thread::sleep_for(std::chrono::milliseconds(600));
  const Seconds used = time.used();
  CHECK(used > Seconds(0));
  CHECK(used < Seconds(Clock::now() - begin) * 0.45);
}

TEST_CASE("a process that hardly gets the processor uses its time all the same") {
  std::vector<std::unique_ptr<Child>> others;
  for (int i = 0; i < 15; ++i) others.push_back(std::make_unique<Child>(compute));
  TimeLimit time(1000);
  const Clock::time_point begin = Clock::now();
  const Child child(compute);
  time.watch(child.process());
  std::this_thread::sleep_for(std::chrono::milliseconds(600));
  const Seconds least = Seconds(Clock::now() - begin) / 10;
  CHECK(time.used() >= least);
}

TEST_CASE("no time is left in the end") {
  TimeLimit time(0.01);
  const Child child(compute);
  time.watch(child.process());
  CHECK(time.left() <= std::chrono::milliseconds(10));
  while (time.left().count() > 0) std::this_thread::sleep_for(time.left());
  CHECK(time.used() >= Seconds(0.01));
  CHECK(time.left().count() == 0);
}

}  // namespace
}  // namespace minimax::sandbox
