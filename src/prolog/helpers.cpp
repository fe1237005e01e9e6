#include "prolog/helpers.hpp"

#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>

#include "prolog/interface.hpp"
#include "search/common/control.hpp"

namespace minimax::prolog {

namespace {

// A program that catches whatever is thrown gets it again.
constexpr auto time_between_interrupts = std::chrono::milliseconds(20);

functor_t task_functor() {
  static const functor_t functor = new_functor("task", 3);
  return functor;
}

bool call_own(const char* name, term_t arguments) {
  return call_predicate(PL_predicate(name, 2, "minimax"), arguments);
}

// What a helper needs to know that lies on the stacks of the caller's thread: task(Root, Interface,
// State). Null where no helper can know all that the program may look at.
record_t task(PrologGame& game, TermId root, std::optional<term_t> interface) {
  const Frame frame;
  const term_t state = new_terms(2);
  check(PL_put_atom(state, PL_module_name(game.module())));
  if (!call_own("thread_state", state)) return nullptr;
  const term_t parts = new_terms(3);
  game.put_position(parts, root);
  check(interface ? PL_put_term(parts + 1, *interface) : PL_put_nil(parts + 1));
  check(PL_put_term(parts + 2, state + 1));
  check(PL_cons_functor_v(parts, task_functor(), parts));
  const record_t record = PL_record(parts);
  if (!record) PL_clear_exception();
  return record;
}

}  // namespace

/// A thread and what it does. Made and destroyed by the thread that is helped.
class Helpers::Helper {
 public:
  Helper(SharedAnswers& shared, module_t module, record_t task, const HelpedSearch& search)
      : shared_(shared), module_(module), task_(task), search_(search) {
    (void)stop_signal();
    thread_ = std::thread([this] { run(); });
  }
  Helper(const Helper&) = delete;
  Helper& operator=(const Helper&) = delete;
  ~Helper() {
    shared_.stop();
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

  static thread_local Helper* current_;

  SharedAnswers& shared_;
  module_t module_;
  record_t task_;
  HelpedSearch search_;
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
  const bool is_late = current_ && current_->plays_ && current_->shared_.is_stopped();
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

void Helpers::Helper::run() {
  PL_thread_attr_t attributes = {};
  attributes.flags = PL_THREAD_NO_DEBUG;
  const int engine = PL_thread_attach_engine(&attributes);
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

// The game stays as long as others may compare its atoms with theirs.
void Helpers::Helper::help() {
  const Frame frame;
  const term_t parts = new_terms(3);
  const term_t scratch = new_terms(2);
  check(PL_recorded(task_, scratch));
  for (std::size_t i = 0; i < 3; ++i)
    check(PL_get_arg(i + 1, scratch, parts + static_cast<term_t>(i)));
  inherit(parts + 2, scratch);
  const Caller caller{new_term()};
  check(PL_chars_to_term("minimax/5", caller.indicator));
  PrologGame game(module_, interface_of(module_, parts + 1, caller), caller);
  AnswerSharing sharing(shared_, AnswerSharing::Part::helper);
  game.share_answers(&sharing);
  plays_ = true;
  try {
    RunAhead(game, shared_, sharing, search_).run(game.position(parts));
  } catch (const std::exception&) {
    PL_clear_exception();
  }
  plays_ = false;
  shared_.wait_for_stop();
}

void Helpers::Helper::inherit(term_t state, term_t scratch) {
  check(PL_put_atom(scratch, PL_module_name(module_)));
  check(PL_put_term(scratch + 1, state));
  if (!call_own("inherit_thread_state", scratch)) throw PendingException();
}

Helpers::Helpers(PrologGame& game, TermId root, std::optional<term_t> interface,
                 const HelpedSearch& search, unsigned count)
    : game_(game),
      sharing_(shared_, AnswerSharing::Part::leader),
      task_(task(game, root, interface)) {
  if (!task_) return;
  try {
    while (helpers_.size() < count)
      helpers_.push_back(std::make_unique<Helper>(shared_, game.module(), task_.get(), search));
  } catch (const std::system_error&) {
  }
  if (!helpers_.empty()) game_.share_answers(&sharing_);
}

Helpers::~Helpers() {
  game_.share_answers(nullptr);
  shared_.stop();
  helpers_.clear();
}

}  // namespace minimax::prolog
