#include "sandbox/supervisor.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <exception>
#include <string>

#include "base/descriptor.hpp"
#include "sandbox/confine.hpp"
#include "sandbox/time_limit.hpp"
#include "sandbox/worker.hpp"

namespace minimax::sandbox {

namespace {

/// What SWI-Prolog needs of the file system.
const std::vector<std::string> readable = {MINIMAX_SWIPL_HOME, "/usr/lib", "/lib", "/lib64"};

constexpr int answers_descriptor = 3;

// Nothing that is open here is open there.
void take_descriptors(int answers, int output) noexcept {
  // Moved out of the way first, since they may have the numbers that they are to get.
  const int far_answers = fcntl(answers, F_DUPFD, 16);
  const int far_output = fcntl(output, F_DUPFD, 16);
  const int nothing = open("/dev/null", O_RDONLY);
  const int far_nothing = fcntl(nothing, F_DUPFD, 16);
  if (far_answers < 0 || far_output < 0 || far_nothing < 0 || dup2(far_nothing, 0) < 0 ||
      dup2(far_output, 1) < 0 || dup2(far_output, 2) < 0 ||
      dup2(far_answers, answers_descriptor) < 0 || close_range(answers_descriptor + 1, ~0U, 0) != 0)
    _exit(1);
}

// Whoever made this process may be killed: then nobody is left to end it. Becoming another user
// would undo it, so that comes before.
void end_with(pid_t parent) noexcept {
  if (prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) != 0 || getppid() != parent) _exit(1);
}

[[noreturn]] void work(const Request& request, pid_t parent, int answers, int output) noexcept {
  take_descriptors(answers, output);
  if (chdir("/") != 0 || clearenv() != 0) _exit(1);
  const Layers layers = confine(request.limits, readable, answers_descriptor);
  end_with(parent);
  const char bits = static_cast<char>(layers.bits());
  if (write(answers_descriptor, &bits, 1) != 1) _exit(1);
  try {
    run(request, answers_descriptor);
  } catch (const std::exception&) {
    _exit(1);
  }
  _exit(0);
}

/// Gathers what a process sends, until it has closed both pipes.
class Gathering {
 public:
  Gathering(const Limits& limits, const TimeLimit& time) : limits_(limits), time_(time) {}

  /// Why the process has to be ended; `exited` where it is not.
  End gather(int answers, int output, Outcome& outcome) {
    // Whoever asked for the run may have ended, which closes the standard input of this process.
    pollfd pipes[] = {{answers, POLLIN, 0}, {output, POLLIN, 0}, {STDIN_FILENO, 0, 0}};
    std::string* const texts[] = {&outcome.answers, &outcome.output};
    const std::uint64_t most[] = {limits_.answers, limits_.output};
    while (pipes[0].fd >= 0 || pipes[1].fd >= 0) {
      const std::chrono::milliseconds left = time_.left();
      if (left.count() == 0) return End::time;
      if (poll(pipes, 3, static_cast<int>(left.count())) < 0 && errno != EINTR) return End::time;
      if (pipes[2].revents != 0) return End::signal;
      for (std::size_t i = 0; i < 2; ++i) {
        if (pipes[i].revents == 0) continue;
        if (!take(pipes[i].fd, *texts[i])) pipes[i].fd = -1;
        if (texts[i]->size() > most[i]) return End::output;
      }
    }
    return End::exited;
  }

 private:
  // Whether there may be more.
  static bool take(int descriptor, std::string& text) {
    std::array<char, 1 << 16> part;
    const ssize_t count = read(descriptor, part.data(), part.size());
    if (count > 0) text.append(part.data(), static_cast<std::size_t>(count));
    return count > 0 || (count < 0 && errno == EINTR);
  }

  const Limits& limits_;
  const TimeLimit& time_;
};

// It may have closed its pipes and go on.
bool waits_for(pid_t process, const TimeLimit& time, int& status, rusage& usage) {
  while (wait4(process, &status, WNOHANG, &usage) == 0) {
    if (time.left().count() == 0) return false;
    usleep(200);
  }
  return true;
}

TimeLimit::Seconds of_processor(const rusage& usage) {
  const auto seconds = [](const timeval& time) {
    return std::chrono::seconds(time.tv_sec) + std::chrono::microseconds(time.tv_usec);
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

void finish(pid_t process, End end, const Limits& limits, const TimeLimit& time, Outcome& outcome) {
  int status = 0;
  rusage usage{};
  outcome.end = end;
  if (end == End::exited && !waits_for(process, time, status, usage)) outcome.end = End::time;
  kill(-process, SIGKILL);  // its session, should anything be left of it
  if (outcome.end != End::exited) {
    kill(process, SIGKILL);
    while (waitpid(process, &status, 0) < 0 && errno == EINTR) {
    }
    return;
  }
  // On a busy machine the system's own limit can be the first to end it.
  const bool is_late = WTERMSIG(status) == SIGKILL && of_processor(usage).count() >= limits.seconds;
  if (WIFSIGNALED(status)) outcome.end = is_late ? End::time : End::signal;
  outcome.status = WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status);
}

// The first byte tells which layers the process has got: no program runs without them.
bool take_layers(Outcome& outcome, Layers& layers) {
  if (outcome.answers.empty()) return false;
  layers = Layers::of_bits(static_cast<std::uint8_t>(outcome.answers.front()));
  outcome.answers.erase(0, 1);
  return true;
}

Outcome run_apart(const Request& request, Layers& layers) {
  Outcome outcome;
  Pipe answers = open_pipe();
  Pipe output = open_pipe();
  if (!answers.reading.is_open() || !output.reading.is_open()) return outcome;
  TimeLimit time(request.limits.seconds);
  const pid_t self = getpid();
  const pid_t process = fork();
  if (process < 0) return outcome;
  if (process == 0) work(request, self, answers.writing.number(), output.writing.number());
  time.watch(process);
  answers.writing.close();
  output.writing.close();
  const End end = Gathering(request.limits, time)
                      .gather(answers.reading.number(), output.reading.number(), outcome);
  outcome.seconds = time.used().count();
  outcome.idle = time.idle().count();
  finish(process, end, request.limits, time, outcome);
  if (!take_layers(outcome, layers)) outcome.end = End::not_started;
  return outcome;
}

}  // namespace

Layers try_layers() {
  Layers layers;
  run_apart(Request(), layers);
  return layers;
}

Outcome supervise(const Request& request) {
  Layers layers;
  return run_apart(request, layers);
}

}  // namespace minimax::sandbox
