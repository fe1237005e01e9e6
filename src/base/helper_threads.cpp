#include "base/helper_threads.hpp"

#include <pthread.h>
#include <sched.h>

#include <csignal>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace minimax {

struct HelperThreads::Threads {
  std::function<void(unsigned)> work;
  std::vector<std::jthread> running;
};

namespace {

// Threads that begin meanwhile take none, ever.
class NoSignals {
 public:
  NoSignals() noexcept {
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &before_);
  }
  NoSignals(const NoSignals&) = delete;
  NoSignals& operator=(const NoSignals&) = delete;
  ~NoSignals() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }

 private:
  sigset_t before_;
};

}  // namespace

HelperThreads::HelperThreads(unsigned count, std::function<void(unsigned)> work)
    : threads_(std::make_unique<Threads>()) {
  threads_->work = std::move(work);
  threads_->running.reserve(count);
  const NoSignals no_signals;
  try {
    for (unsigned i = 0; i < count; ++i)
      threads_->running.emplace_back([&all = *threads_, i] { all.work(i); });
  } catch (const std::system_error&) {
    // The system gives no more.
  }
}

HelperThreads::~HelperThreads() = default;

void give_way() noexcept {
  sched_yield();
}

}  // namespace minimax
