#include "prolog/errors.hpp"

#include <cstddef>
#include <string_view>

#include "base/utf8.hpp"

namespace minimax::prolog {

namespace {

constexpr std::size_t text_limit = 200;  // bytes

// The message may be a variable.
void raise(Caller caller, term_t formal, term_t message) {
  const term_t error = new_term();
  check(PL_unify_term(error, PL_FUNCTOR_CHARS, "error", 2, PL_TERM, formal,  //
                      PL_FUNCTOR_CHARS, "context", 2,                        //
                      PL_FUNCTOR_CHARS, ":", 2, PL_CHARS, "minimax", PL_TERM, caller.indicator,
                      PL_TERM, message));
  PL_raise_exception(error);
}

[[noreturn]] void raise(Caller caller, term_t formal, const std::string& message) {
  const term_t text = new_term();
  if (!message.empty())
    check(PL_unify_chars(text, PL_ATOM | REP_UTF8, message.size(), message.data()));
  raise(caller, formal, text);
  throw PendingException();
}

}  // namespace

void throw_error(Caller caller, const Formal& formal, const std::string& message) {
  const term_t term = new_term();
  check(PL_unify_term(term, PL_FUNCTOR_CHARS, formal.kind, 2, PL_CHARS, formal.what,  //
                      PL_TERM, formal.culprit));
  raise(caller, term, message);
}

void throw_permission_error(Caller caller, const char* action, const char* type, term_t culprit,
                            const std::string& message) {
  const term_t term = new_term();
  check(PL_unify_term(term, PL_FUNCTOR_CHARS, "permission_error", 3, PL_CHARS, action,  //
                      PL_CHARS, type, PL_TERM, culprit));
  raise(caller, term, message);
}

void throw_instantiation_error(Caller caller, const std::string& message) {
  const term_t term = new_term();
  check(PL_put_atom_chars(term, "instantiation_error"));
  raise(caller, term, message);
}

void throw_evaluation_error(Caller caller, const char* what, const std::string& message) {
  const term_t term = new_term();
  check(PL_unify_term(term, PL_FUNCTOR_CHARS, "evaluation_error", 1, PL_CHARS, what));
  raise(caller, term, message);
}

void throw_resource_error(Caller caller, const char* resource, const std::string& message) {
  const term_t term = new_term();
  check(PL_unify_term(term, PL_FUNCTOR_CHARS, "resource_error", 1, PL_CHARS, resource));
  raise(caller, term, message);
}

void throw_system_error(Caller caller, const std::string& message) {
  const term_t term = new_term();
  const term_t text = new_term();
  check(PL_unify_chars(text, PL_ATOM | REP_UTF8, message.size(), message.data()) &&
        PL_unify_term(term, PL_FUNCTOR_CHARS, "system_error", 1, PL_TERM, text));
  raise(caller, term, std::string());
}

void throw_term_error(const TermError& error, term_t position, bool variables, Caller caller) {
  switch (error.kind) {
    case TermError::Kind::unbound:
      throw_instantiation_error(
          caller, variables ? "a position must be no variable, and hold none with attributes"
                            : "a position must be ground; with interface([variables = true]) it "
                              "may hold free variables");
    case TermError::Kind::cyclic:
      throw_error(caller, {"type_error", "acyclic_term", position});
    case TermError::Kind::opaque:
      break;
  }
  throw_error(caller, {"type_error", "position", position});
}

void tell_caller_of_pending(Caller caller) {
  const term_t pending = PL_exception(0);
  if (pending == 0) return;
  const term_t formal = new_term();
  const term_t message = new_term();
  const term_t error = new_term();
  check(PL_unify_term(error, PL_FUNCTOR_CHARS, "error", 2, PL_TERM, formal,             //
                      PL_FUNCTOR_CHARS, "context", 2,                                   //
                      PL_FUNCTOR_CHARS, ":", 2, PL_CHARS, "system",                     //
                      PL_FUNCTOR_CHARS, "/", 2, PL_CHARS, "$c_call_prolog", PL_INT, 0,  //
                      PL_TERM, message));
  if (!PL_unify(error, pending)) return;
  PL_clear_exception();
  raise(caller, formal, message);
}

std::string quoted_text(term_t term) {
  const TextBuffers buffers;
  std::size_t length = 0;
  char* text = nullptr;
  if (!PL_get_nchars(term, &length, &text, CVT_WRITEQ | REP_UTF8)) {
    PL_clear_exception();
    return "a term that cannot be written";
  }
  const std::string_view whole(text, length);
  const std::string_view shown = whole_characters(whole, text_limit);
  return std::string(shown) + (shown.size() < whole.size() ? "..." : "");
}

}  // namespace minimax::prolog
