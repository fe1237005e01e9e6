#include "file/load_progress.hpp"

#include <doctest/doctest.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>

#include "base/descriptor.hpp"
#include "tests/base/watched_terminal.hpp"

namespace minimax {
namespace {

LoadProgress::Clock::time_point shown_time;

void wait(std::chrono::milliseconds time) {
  shown_time += time;
}

LoadProgress progress_of(std::size_t bytes) {
  return LoadProgress(bytes, [] { return shown_time; });
}

/// Standard error for a while.
class ErrorsTo {
 public:
  explicit ErrorsTo(int descriptor) : before_(dup(STDERR_FILENO)) {
    dup2(descriptor, STDERR_FILENO);
  }
  ~ErrorsTo() { dup2(before_.number(), STDERR_FILENO); }

 private:
  Descriptor before_;
};

constexpr Offset step = LoadInterrupt::bytes_per_question;

TEST_CASE("a terminal is told how far a file is read after a second and ten times in one") {
  using namespace std::chrono_literals;
  REQUIRE(setenv("TERM", "xterm", 1) == 0);
  WatchedTerminal terminal;
  const ErrorsTo errors(terminal.screen());
  {
    LoadProgress progress = progress_of(100 * step);
    LoadInterrupt interrupt = progress.interrupt();
    interrupt.poll(0);
    wait(999ms);
    interrupt.poll(20 * step);
    wait(1ms);
    interrupt.poll(50 * step);
    terminal.expect("\r5 of 10 MB read (50 %)\x1b[K");
    wait(99ms);
    interrupt.poll(60 * step);
    wait(1ms);
    interrupt.poll(100 * step);
    terminal.expect("\r10 of 10 MB read (100 %)\x1b[K");
  }
  terminal.expect("\r\x1b[K");
}

TEST_CASE("nothing is told of a file that is read within a second or where no line can be erased") {
  using namespace std::chrono_literals;
  WatchedTerminal terminal;
  const ErrorsTo errors(terminal.screen());
  for (const bool is_dumb : {false, true}) {
    REQUIRE(setenv("TERM", is_dumb ? "dumb" : "xterm", 1) == 0);
    LoadProgress progress = progress_of(100 * step);
    LoadInterrupt interrupt = progress.interrupt();
    wait(is_dumb ? 2000ms : 500ms);
    interrupt.poll(50 * step);
  }
  REQUIRE(write(terminal.screen(), "end", 3) == 3);
  terminal.expect("end");
}

}  // namespace
}  // namespace minimax
