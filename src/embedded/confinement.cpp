#include "embedded/confinement.hpp"

#include <SWI-Prolog.h>
// Needs the declarations of the other.
#include <SWI-Stream.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <stdexcept>
#include <string_view>
#include <system_error>
#include <utility>

#include "base/descriptor.hpp"
#include "base/print.hpp"
#include "base/terminal.hpp"
#include "prolog/prolog.hpp"
#include "sandbox/confine.hpp"

namespace minimax::embedded {

namespace {

using sandbox::Layer;
using sandbox::Layers;

// What a program prints.
struct Output {
  static constexpr std::size_t most = 1'000'000;  // bytes

  std::string name;
  HarmlessStream harmless;
  std::size_t printed = 0;
  bool is_full = false;
};

void print(Output& output, std::string_view text) {
  const std::size_t room = output.most - output.printed;
  const std::string_view shown = text.substr(0, std::min(room, text.size()));
  output.printed += shown.size();
  if (gets_harmless(stderr))
    write_all(STDERR_FILENO, output.harmless.next(shown));
  else
    write_all(STDERR_FILENO, shown);
  if (shown.size() == text.size() || std::exchange(output.is_full, true)) return;
  tell("\n");
  tell(
      "{}: warning: it has printed a megabyte: the rest is left out\n"
      "  --trust tells all of it.\n",
      output.name);
}

bool is_confined = false;

// What is left out has been written, for all that the program knows.
ssize_t write_output(void* handle, char* text, std::size_t size) try {
  print(*static_cast<Output*>(handle), {text, size});
  return static_cast<ssize_t>(size);
} catch (const std::system_error& error) {
  errno = error.code().value();
  return -1;
}

// What it prints anywhere goes where its errors go.
void bound_output(const std::string& name) {
  static Output output;
  static IOFUNCTIONS functions = {};
  output.name = name;
  functions.write = write_output;
  IOSTREAM* const stream =
      Snew(&output, SIO_OUTPUT | SIO_TEXT | SIO_RECORDPOS | SIO_NBUF, &functions);
  if (!stream) throw std::runtime_error("there is not enough memory");
  stream->encoding = Serror->encoding;
  const prolog::Frame frame;
  const term_t arguments = prolog::new_terms(2);
  const predicate_t set_stream = PL_predicate("set_stream", 2, "system");
  prolog::check(PL_unify_stream(arguments, stream));
  for (const char* alias : {"user_error", "user_output"}) {
    prolog::check(PL_put_variable(arguments + 1) &&
                  PL_unify_term(arguments + 1, PL_FUNCTOR_CHARS, "alias", 1, PL_CHARS, alias) &&
                  prolog::call_predicate(set_stream, arguments));
  }
  prolog::check(prolog::call_predicate(PL_predicate("set_output", 1, "system"), arguments));
}

}  // namespace

void confine_program(const std::string& name, Trust trust) {
  if (trust == Trust::own) return;
  if (trust == Trust::given) {
    tell("{}: warning: what it does is not confined: --trust is given\n", name);
    return;
  }
  bound_output(name);
  const Layers layers = sandbox::confine_to_reading();
  is_confined = layers.has(Layer::system_calls);
  if (!is_confined)
    tell(
        "{}: warning: what it does cannot be confined on this machine\n"
        "  Read it before you search it: it can write files and start processes.\n",
        name);
}

Message advice_for(std::string_view message) {
  const auto says = [message](std::string_view part) { return message.find(part) != message.npos; };
  const bool is_of_system = says("Operation not permitted") || says(" source_sink `") ||
                            says(" file `") || says(" directory `") || says(" process `");
  const bool is_refused = is_of_system && (says("not permitted") || says("No permission to"));
  if (!is_confined || !is_refused) return {};
  return Message(
      "A program can read files, and do nothing else outside of itself: --trust lifts that.");
}

}  // namespace minimax::embedded
