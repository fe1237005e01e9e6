#include "base/held_signals.hpp"

#include <pthread.h>

#include <algorithm>
#include <array>

namespace minimax {

namespace {

constexpr std::array ending_signals = {SIGHUP, SIGINT, SIGQUIT, SIGTERM};

bool is_ignored(int signal) {
  struct sigaction action;
  return sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
}

}  // namespace

HeldSignals::HeldSignals() noexcept {
  sigset_t held;
  sigemptyset(&held);
  for (const int signal : ending_signals) sigaddset(&held, signal);
  pthread_sigmask(SIG_BLOCK, &held, &before_);
}

HeldSignals::~HeldSignals() {
  pthread_sigmask(SIG_SETMASK, &before_, nullptr);
}

// The system keeps ignored ones, too, as long as they are held.
bool HeldSignals::is_ending() const noexcept {
  sigset_t waiting;
  sigemptyset(&waiting);
  sigpending(&waiting);
  return std::ranges::any_of(ending_signals, [&](int signal) {
    return sigismember(&waiting, signal) == 1 && !is_ignored(signal);
  });
}

}  // namespace minimax
