#include "sandbox/worker.hpp"

// clang-format off
#include "base/message.hpp"
#include "prolog/prolog.hpp"
#include <SWI-Stream.h>
// clang-format on
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <stdexcept>
#include <string_view>
#include <system_error>
#include <unordered_set>

#include "base/descriptor.hpp"
#include "base/utf8.hpp"
#include "prolog/search_path.hpp"
#include "prolog/term_reader.hpp"
#include "prolog/term_writer.hpp"
#include "sandbox/transcript.hpp"
#include "syntax/read_term.hpp"
#include "term/operators.hpp"
#include "term/term_table.hpp"
#include "term/writer.hpp"

namespace minimax::sandbox {

namespace {

using prolog::check;
using prolog::new_term;
using prolog::new_terms;

constexpr const char* library = "minimax_submission";

bool call(const char* name, int arity, term_t arguments, const char* module = library) {
  const predicate_t predicate = PL_predicate(name, arity, module);
  return PL_call_predicate(nullptr, PL_Q_CATCH_EXCEPTION | PL_Q_NODEBUG, predicate, arguments);
}

void put_text(term_t to, int kind, std::string_view text) {
  check(PL_put_chars(to, kind | REP_UTF8, text.size(), text.data()));
}

std::vector<std::string> texts_of(term_t list) {
  std::vector<std::string> texts;
  const term_t rest = PL_copy_term_ref(list);
  for (const term_t head = new_term(); PL_get_list(rest, head, rest);)
    texts.push_back(prolog::text_of(head, CVT_WRITEQ));
  return texts;
}

/// Terms in both worlds. Programs cannot reach it.
struct Terms {
  TermTable table;
  OperatorTable operators;
  prolog::TermReader reader;
  prolog::TermWriter writer;

  void put(term_t to, const std::string& text) {
    if (text == "_") return;  // a new reference is a variable
    writer.put(to, table, read_term(text, table, operators));
  }
  std::string text(term_t term) {
    return PL_is_variable(term) ? "_" : write_quoted(table, reader.intern(table, term), operators);
  }
};

// The positions for which static_eval/2 gave a value, in the order of the first calls.
struct Leaves {
  Terms* terms = nullptr;
  std::vector<std::string> texts;
  std::unordered_set<std::string> seen;

  void clear() {
    texts.clear();
    seen.clear();
  }
};
Leaves noted;

foreign_t note_leaf(term_t position) try {
  constexpr std::size_t most = 100'000;
  if (!noted.terms || noted.texts.size() == most) return TRUE;
  std::string text = noted.terms->text(position);
  if (noted.seen.insert(text).second) noted.texts.push_back(std::move(text));
  return TRUE;
} catch (const std::exception&) {
  return FALSE;
}

/// A run. Whatever the program does to Prolog, what this sends are answers to its calls.
class Run {
 public:
  Run(const Request& request, int answers) : request_(request), answers_(answers) {}

  void do_all() {
    load();
    make_room();
    for (const std::string& fact : request_.facts) add(fact);
    tell_loaded();
    noted.terms = request_.notes_leaves ? &terms_ : nullptr;
    if (is_defined_) {
      for (const std::vector<std::string>& arguments : request_.calls) ask(arguments);
    }
    tell(Frame::done, {});
  }

 private:
  // Where nobody can be told anything more, nothing more is done.
  void tell(Frame kind, const std::vector<std::string>& content) const try {
    write_all(answers_, frame(request_.secret, kind, content));
  } catch (const std::system_error&) {
    _exit(1);
  }

  void load() {
    std::string program = request_.program;
    char* text = program.data();
    std::size_t size = program.size();
    IOSTREAM* const stream = Sopenmem(&text, &size, "r");
    if (!stream) throw std::runtime_error("no memory");
    stream->encoding = is_utf8(program) ? ENC_UTF8 : ENC_ISO_LATIN_1;
    if (ScheckBOM(stream) != 0) throw std::runtime_error("the program cannot be read");
    const term_t arguments = new_terms(4);
    put_text(arguments, PL_ATOM, request_.name);
    check(PL_unify_stream(arguments + 1, stream));
    if (!call("load_submission", 4, arguments)) throw std::runtime_error("not loaded");
    modules_ = arguments + 2;
    messages_ = arguments + 3;
  }

  void make_room() {
    const term_t arguments = new_terms(2);
    check(PL_put_term(arguments, modules_));
    if (!call("make_room", 2, arguments)) throw std::runtime_error("no room for the game");
    copies_ = arguments + 1;
    if (request_.notes_leaves) note_leaves();
  }

  // In the modules that have predicates of the game of their own, and in `user`.
  template <class Do>
  void in_modules(Do act) const {
    const term_t rest = PL_copy_term_ref(copies_);
    const term_t head = new_term();
    const term_t name = new_term();
    atom_t module = 0;
    while (PL_get_list(rest, head, rest)) {
      check(PL_get_arg(1, head, name));
      if (PL_get_atom(name, &module)) act(PL_new_module(module));
    }
  }

  void note_leaves() const {
    const prolog::Frame frame;
    in_modules([&](module_t module) {
      for (const char* const name : {"static_eval", "staticval"}) {
        const term_t arguments = new_terms(2);
        put_text(arguments, PL_ATOM, name);
        check(call("noting_clause", 2, arguments) && PL_assert(arguments + 1, module, PL_ASSERTZ));
      }
    });
  }

  // A static value has two names.
  void add(const std::string& text) {
    const prolog::Frame frame;
    const term_t fact = new_term();
    terms_.put(fact, text);
    constexpr std::string_view value_name = "static_eval(";
    if (!text.starts_with(value_name)) return add_everywhere(fact);
    if (!request_.notes_leaves) {
      add_everywhere(fact);
      terms_.put(fact, "staticval(" + text.substr(value_name.size()));
      return add_everywhere(fact);
    }
    terms_.put(fact, "value(" + text.substr(value_name.size()));
    check(PL_assert(fact, PL_new_module(PL_new_atom(library)), PL_ASSERTZ));
  }

  void add_everywhere(term_t fact) const {
    in_modules([&](module_t module) { check(PL_assert(fact, module, PL_ASSERTZ)); });
  }

  void tell_loaded() {
    const prolog::Frame frame;
    const term_t predicate = new_term();
    check(PL_unify_term(predicate, PL_FUNCTOR_CHARS, "/", 2, PL_CHARS, request_.predicate.c_str(),
                        PL_INT, arity()));
    is_defined_ = call("defines", 1, predicate);
    tell(Frame::loaded,
         {pack(messages()), is_defined_ ? "1" : "", pack(found("others", predicate)),
          pack(own_facts()), pack(found("hidden", predicate)), call("ended", 0, 0) ? "1" : ""});
  }

  // Of each module that had facts of a game, packed: its name and the predicates.
  std::vector<std::string> own_facts() const {
    std::vector<std::string> all;
    const term_t rest = PL_copy_term_ref(copies_);
    const term_t head = new_term();
    const term_t module = new_term();
    const term_t predicates = new_term();
    while (PL_get_list(rest, head, rest)) {
      check(PL_get_arg(1, head, module) && PL_get_arg(2, head, predicates));
      std::vector<std::string> texts = texts_of(predicates);
      if (texts.empty()) continue;
      texts.insert(texts.begin(), prolog::text_of(module, CVT_ATOM));
      all.push_back(pack(texts));
    }
    return all;
  }

  // What name(Modules, Predicate, Found) finds.
  std::vector<std::string> found(const char* name, term_t predicate) const {
    const term_t arguments = new_terms(3);
    check(PL_put_term(arguments, modules_) && PL_put_term(arguments + 1, predicate));
    return call(name, 3, arguments) ? texts_of(arguments + 2) : std::vector<std::string>();
  }

  int arity() const {
    return request_.calls.empty() ? 0 : static_cast<int>(request_.calls.front().size());
  }

  // message(Kind, Path, Line, LinePos, Text)
  std::vector<std::string> messages() const {
    constexpr std::size_t shown[] = {1, 3, 4, 5};
    std::vector<std::string> texts;
    const term_t rest = PL_copy_term_ref(messages_);
    const term_t head = new_term();
    const term_t part = new_term();
    while (PL_get_list(rest, head, rest)) {
      for (const std::size_t index : shown) {
        check(PL_get_arg(index, head, part));
        texts.push_back(prolog::text_of(part, CVT_ATOMIC));
      }
    }
    return texts;
  }

  void ask(const std::vector<std::string>& texts) {
    const prolog::Frame frame;
    const term_t arguments = new_terms(static_cast<int>(texts.size()));
    for (std::size_t i = 0; i < texts.size(); ++i) terms_.put(arguments + i, texts[i]);
    noted.clear();
    const predicate_t predicate =
        PL_pred(prolog::new_functor(request_.predicate.c_str(), texts.size()),
                PL_new_module(PL_new_atom("user")));
    const qid_t query =
        PL_open_query(nullptr, PL_Q_CATCH_EXCEPTION | PL_Q_NODEBUG, predicate, arguments);
    if (query == 0) throw std::runtime_error("no room for a call");
    bool solved = tell_solution(Frame::answer, query, arguments, texts.size());
    for (std::size_t i = 1; solved && i < most_solutions; ++i)
      solved = tell_solution(Frame::more, query, arguments, texts.size());
    PL_close_query(query);
  }

  // Whether there is one.
  bool tell_solution(Frame kind, qid_t query, term_t arguments, std::size_t count) {
    const bool solved = PL_next_solution(query);
    const term_t exception = solved ? 0 : PL_exception(query);
    std::vector<std::string> texts;
    auto reply =
        solved ? Reply::Kind::solution : (exception ? Reply::Kind::raised : Reply::Kind::failed);
    if (exception) texts.push_back(error_text(exception));
    try {
      for (std::size_t i = 0; solved && i < count; ++i) texts.push_back(terms_.text(arguments + i));
    } catch (const prolog::TermError& error) {
      reply = Reply::Kind::odd;
      texts = {odd_text(error.kind)};
    }
    tell(kind, {std::string(1, static_cast<char>(reply)), pack(texts), pack(noted.texts)});
    return solved;
  }

  static std::string odd_text(prolog::TermError::Kind kind) {
    switch (kind) {
      case prolog::TermError::Kind::unbound:
        return msgid("an answer holds an unbound variable");
      case prolog::TermError::Kind::cyclic:
        return msgid("an answer is a cyclic term, which holds itself");
      case prolog::TermError::Kind::opaque:
        break;
    }
    return msgid("an answer holds what cannot be written as a term, such as a stream");
  }

  static std::string error_text(term_t exception) {
    const term_t arguments = new_terms(2);
    check(PL_put_term(arguments, exception));
    return call("error_text", 2, arguments) ? prolog::text_of(arguments + 1, CVT_ATOMIC)
                                            : "an error without a message";
  }

  const Request& request_;
  int answers_;
  Terms terms_;
  term_t modules_ = 0;
  term_t messages_ = 0;
  term_t copies_ = 0;
  bool is_defined_ = false;
};

}  // namespace

void start_prolog(const std::string& folder) {
  static std::array<std::string, 7> arguments = {
      "minimax", "-q", "-f", "none", "--no-packs", "--no-signals", "--home=" MINIMAX_SWIPL_HOME};
  static std::array<char*, arguments.size() + 1> pointers = {};
  for (std::size_t i = 0; i < arguments.size(); ++i) pointers[i] = arguments[i].data();
  if (!PL_initialise(static_cast<int>(arguments.size()), pointers.data()))
    throw std::runtime_error("SWI-Prolog does not start");
  PL_set_prolog_flag("gc_thread", PL_BOOL, 0);
  const prolog::Frame frame;
  const term_t place = prolog::add_search_path("library", folder);
  const term_t file = new_term();
  put_text(file, PL_ATOM, folder + "/minimax/submission.pl");
  // The folder of the library is no longer known afterwards: nothing is to be found by it.
  if (!call("load_files", 1, file, "minimax_submission") || !call("erase", 1, place, "system"))
    throw std::runtime_error("library(minimax/submission) is not at " + folder);
  PL_register_foreign_in_module(library, "note_leaf", 1, reinterpret_cast<pl_function_t>(note_leaf),
                                0);
}

void run(const Request& request, int answers) {
  PL_set_prolog_flag("stack_limit", PL_INTEGER, static_cast<std::intptr_t>(request.limits.stacks));
  Run(request, answers).do_all();
}

}  // namespace minimax::sandbox
