#include "prolog/helpers.hpp"

#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>

#include "prolog/interface.hpp"
#include "search/common/control.hpp"

namespace minimax::prolog {

namespace {

// A program that catches whatever is thrown gets it again.
constexpr auto time_between_interrupts = std::chrono::milliseconds(20);
// At how long a program takes.
constexpr auto time_between_looks = std::chrono::milliseconds(1);

functor_t task_functor() {
  static const functor_t functor = new_functor("task", 2);
  return functor;
}

bool call_own(const char* name, term_t arguments) {
  return call_predicate(PL_predicate(name, 2, "minimax_threads"), arguments);
}

// What a helper needs to know that lies on the stacks of the caller's thread: task(Interface,
// State). Null where no helper can know all that the program may look at.
record_t task(PrologGame& game, std::optional<term_t> interface) {
  const Frame frame;
  const term_t state = new_terms(2);
  check(PL_put_atom(state, PL_module_name(game.module())));
  if (!call_own("thread_state", state)) return nullptr;
  const term_t parts = new_terms(2);
  check(interface ? PL_put_term(parts, *interface) : PL_put_nil(parts));
  check(PL_put_term(parts + 1, state + 1));
  check(PL_cons_functor_v(parts, task_functor(), parts));
  const record_t record = PL_record(parts);
  if (!record) PL_clear_exception();
  return record;
}

}  // namespace

void Helpers::Work::start(std::function<void(AnyGame&)> work) {
  const std::lock_guard lock(mutex_);
  work_ = std::move(work);
  ++number_;
  changed_.notify_all();
}

void Helpers::Work::stop() {
  const std::lock_guard lock(mutex_);
  is_stopped_ = true;
  changed_.notify_all();
}

bool Helpers::Work::is_stopped() const {
  const std::lock_guard lock(mutex_);
  return is_stopped_;
}

std::function<void(AnyGame&)> Helpers::Work::wait(std::uint64_t& number) {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return is_stopped_ || number_ != number; });
  if (is_stopped_) return nullptr;
  number = number_;
  return work_;
}

bool Helpers::Work::wait_for_stop(std::chrono::milliseconds time) {
  std::unique_lock lock(mutex_);
  return changed_.wait_for(lock, time, [this] { return is_stopped_; });
}

/// A thread and what it does. Made and destroyed by the thread that is helped.
class Helpers::Helper {
 public:
  Helper(Work& work, const PrologGame& game, record_t task, std::optional<Plies> depth)
      : work_(work),
        module_(game.module()),
        positions_(game.known_positions()),
        task_(task),
        depth_(depth) {
    (void)stop_signal();
    thread_ = std::thread([this] { run(); });
  }
  Helper(const Helper&) = delete;
  Helper& operator=(const Helper&) = delete;
  ~Helper() {
    work_.stop();
    interrupt();
    thread_.join();
  }

 private:
  static constexpr int none = -1;

  static int stop_signal();
  static void handle_signal(int signal);

  void interrupt();
  void run();
  void help();
  void inherit(term_t state, term_t scratch);
  void set_engine(int engine);
  void wait_until_worthwhile() const;

  static thread_local Helper* current_;

  Work& work_;
  module_t module_;
  std::shared_ptr<KnownPositions> positions_;
  record_t task_;
  std::optional<Plies> depth_;
  bool plays_ = false;  // the own thread's: it has been prepared
  std::mutex mutex_;
  std::condition_variable changed_;
  int engine_ = none;     // under the mutex
  bool is_done_ = false;  // under the mutex: Prolog is not called any more
  std::thread thread_;
};

thread_local Helpers::Helper* Helpers::Helper::current_ = nullptr;

int Helpers::Helper::stop_signal() {
  static const int signal = [] {
    pl_sigaction_t action = {};
    action.sa_cfunction = handle_signal;
    action.sa_flags = PLSIG_SYNC;
    return PL_sigaction(0, &action, nullptr);
  }();
  return signal;
}

// Nobody looks at the exception. It is for the program: some predicates of the system cannot tell
// that they were interrupted, and complain.
void Helpers::Helper::handle_signal(int) {
  const bool is_late = current_ && current_->plays_ && current_->work_.is_stopped();
  if (!is_late || PL_exception(0)) return;
  const term_t exception = PL_new_term_ref();
  if (exception != 0 && PL_put_atom_chars(exception, "$minimax_helper_stopped"))
    PL_raise_exception(exception);
}

// Until it is heard.
void Helpers::Helper::interrupt() {
  std::unique_lock lock(mutex_);
  while (!is_done_) {
    if (engine_ != none) PL_thread_raise(engine_, stop_signal());
    changed_.wait_for(lock, time_between_interrupts, [this] { return is_done_; });
  }
}

// An engine is made where there is use for it: to make one takes longer than many a search.
void Helpers::Helper::run() {
  wait_until_worthwhile();
  PL_thread_attr_t attributes = {};
  attributes.flags = PL_THREAD_NO_DEBUG;
  const int engine = work_.is_stopped() ? none : PL_thread_attach_engine(&attributes);
  if (engine >= 0) {
    current_ = this;
    set_engine(engine);
    try {
      help();
    } catch (...) {
      // The search will find out itself what is wrong, if it comes there.
    }
    PL_clear_exception();
  }
  const bool has_engine = engine >= 0;
  {
    const std::lock_guard lock(mutex_);
    engine_ = none;
    is_done_ = true;
  }
  changed_.notify_one();
  current_ = nullptr;
  if (has_engine) PL_thread_destroy_engine();
}

void Helpers::Helper::set_engine(int engine) {
  const std::lock_guard lock(mutex_);
  engine_ = engine;
}

void Helpers::Helper::help() {
  const Frame frame;
  const term_t parts = new_terms(2);
  const term_t scratch = new_terms(2);
  check(PL_recorded(task_, scratch));
  for (std::size_t i = 0; i < 2; ++i)
    check(PL_get_arg(i + 1, scratch, parts + static_cast<term_t>(i)));
  inherit(parts + 1, scratch);
  const Caller caller{new_term()};
  check(PL_chars_to_term("minimax/5", caller.indicator));
  PrologGame game(module_, interface_of(module_, parts, caller), caller, positions_);
  game.search_to(depth_);
  plays_ = true;
  std::uint64_t number = 0;
  while (const auto work = work_.wait(number)) {
    wait_until_worthwhile();
    work(game);
  }
  plays_ = false;
}

void Helpers::Helper::wait_until_worthwhile() const {
  while (!positions_->is_worthwhile() && !work_.wait_for_stop(time_between_looks)) {
  }
}

void Helpers::Helper::inherit(term_t state, term_t scratch) {
  check(PL_put_atom(scratch, PL_module_name(module_)));
  check(PL_put_term(scratch + 1, state));
  if (!call_own("inherit_thread_state", scratch)) throw PendingException();
}

Helpers::Helpers(PrologGame& game, std::optional<term_t> interface, std::optional<Plies> depth,
                 unsigned count)
    : game_(game), interface_(interface), depth_(depth), count_(count) {
  game_.help_by(this);
}

Helpers::~Helpers() {
  game_.help_by(nullptr);
  work_.stop();
  helpers_.clear();
}

// Few algorithms come here: the others need not wait until it is known what to tell.
void Helpers::start(std::function<void(AnyGame&)> work) {
  if (!task_ && count_ > 0) task_.reset(task(game_, interface_));
  if (!task_) count_ = 0;
  work_.start(std::move(work));
  try {
    while (helpers_.size() < count_)
      helpers_.push_back(std::make_unique<Helper>(work_, game_, task_.get(), depth_));
  } catch (const std::system_error&) {
    count_ = static_cast<unsigned>(helpers_.size());
  }
}

}  // namespace minimax::prolog
