#include "embedded/embedded_prolog.hpp"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string_view>
#include <utility>

#include "base/exit_status.hpp"
#include "base/stack.hpp"
#include "embedded/load_watch.hpp"
#include "prolog/call_limit.hpp"
#include "prolog/search_path.hpp"
#include "search/common/control.hpp"

namespace minimax::embedded {

namespace {

constexpr auto most_for_message = std::chrono::seconds(1);

// The process goes on with the command's own work, or ends as that says: a program cannot end it as
// if all had been done.
int end_for_program(int, void*) {
  constexpr std::string_view text = "minimax: error: the program ends the process (halt/0?)\n";
  [[maybe_unused]] const ssize_t told = write(STDERR_FILENO, text.data(), text.size());
  _exit(static_cast<int>(ExitStatus::input));
}

void add_search_paths(const LibraryPaths& paths) {
  const prolog::Frame frame;
  prolog::add_search_path("library", paths.prolog);
  prolog::add_search_path("foreign", paths.foreign);
}

bool load_library() {
  const prolog::Frame frame;
  const term_t goal = prolog::new_term();
  // To isolate while a file is loaded would be undone at its end.
  return PL_chars_to_term("use_module(library(minimax/program)),minimax_loading:isolate", goal) &&
         PL_call(goal, nullptr);
}

}  // namespace

void start_prolog(const LibraryPaths& paths, const std::string& language) {
  ensure_stack_for_prolog();
  // Nobody types a query, and what a user has set up for the terminal is not for the command.
  static std::array<std::string, 6> arguments = {
      "minimax", "-q", "-f", "none", "--no-packs", "--home=" MINIMAX_SWIPL_HOME};
  static std::array<char*, arguments.size() + 1> pointers = {};
  for (std::size_t i = 0; i < arguments.size(); ++i) pointers[i] = arguments[i].data();
  if (!PL_initialise(static_cast<int>(arguments.size()), pointers.data()))
    throw std::runtime_error("SWI-Prolog does not start");
  for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE}) std::signal(signal, SIG_DFL);
  PL_set_prolog_flag("message_language", PL_ATOM, language.c_str());
  add_search_paths(paths);
  if (!load_library())
    throw std::runtime_error("library(minimax) is not at " + paths.prolog +
                             ", or its module does not load: build or install minimax again");
  LoadWatch::register_predicates();
  PL_exit_hook(end_for_program, nullptr);
}

// SWI-Prolog wants room for a start.
void limit_stacks(std::size_t bytes) {
  constexpr std::size_t least = std::size_t{1} << 20;
  PL_set_prolog_flag("stack_limit", PL_INTEGER, static_cast<std::intptr_t>(std::max(bytes, least)));
}

// The program may have a say in it.
std::string take_exception_text() try {
  const term_t exception = PL_copy_term_ref(PL_exception(0));
  PL_clear_exception();
  const prolog::Frame frame;
  const term_t arguments = prolog::new_terms(2);
  prolog::check(PL_put_term(arguments, exception));
  prolog::CallLimit limit(prolog::CallLimit::Clock::now() + most_for_message);
  const bool has_text =
      limit.guard([&] { return call_program_library("message_text", 2, arguments); });
  return has_text ? prolog::text_of(arguments + 1) : "an error without a message";
} catch (const SearchStopped&) {
  return "an error that cannot be told: a hook of the program's, such as portray/1, does not end";
} catch (const prolog::PendingException&) {
  PL_clear_exception();
  return "an error that cannot be told: a hook of the program's, such as portray/1, throws another";
}

bool call_program_library(const char* name, int arity, term_t arguments) {
  return prolog::call_predicate(PL_predicate(name, arity, "minimax_program"), arguments);
}

}  // namespace minimax::embedded
