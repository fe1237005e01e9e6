// SWI-Prolog's foreign interface with C++ lifetimes.
#pragma once

// SWI-Prolog.h declares its exchange of big numbers only after gmp.h.
// clang-format off
#include <gmp.h>
#include <SWI-Prolog.h>
// clang-format on

#include <cstddef>
#include <exception>
#include <string>
#include <utility>

#include "search/common/control.hpp"

namespace minimax::prolog {

/// The module of library(minimax). Programs of users are called `minimax`.
inline constexpr const char* library_module = "minimax_library";

/// Thrown where a Prolog exception is pending: the foreign predicate must return without touching
/// Prolog any more, and Prolog raises it in the caller.
class PendingException : public std::exception, public ThrownByAsked {
 public:
  const char* what() const noexcept override { return "a Prolog exception is pending"; }
};

/// For calls of the interface that fail only where they leave an exception.
inline void check(int succeeded) {
  if (!succeeded) throw PendingException();
}

/// Lets Prolog handle the signals that wait, such as Ctrl-C and the end of a time limit. What may
/// be asked whether to stop: it never says so, but throws PendingException where a handler does.
inline bool handle_signals(void*) {
  if (PL_handle_signals() < 0) throw PendingException();
  return false;
}

/// Consecutive references to unbound variables, in the current foreign frame.
inline term_t new_terms(int count) {
  const term_t first = PL_new_term_refs(count);
  check(first != 0);
  return first;
}

inline term_t new_term() {
  return new_terms(1);
}

inline functor_t new_functor(const char* name, std::size_t arity) {
  const atom_t atom = PL_new_atom(name);
  const functor_t functor = PL_new_functor(atom, arity);
  PL_unregister_atom(atom);
  return functor;
}

/// Whether a predicate has an answer; the first one is bound in the arguments. Throws
/// PendingException. `flags` are more of those of PL_open_query().
inline bool call_predicate(predicate_t predicate, term_t arguments, module_t context = nullptr,
                           int flags = 0) {
  if (PL_call_predicate(context, PL_Q_PASS_EXCEPTION | flags, predicate, arguments)) return true;
  if (PL_exception(0)) throw PendingException();
  return false;
}

/// A foreign frame: at its end the references, bindings and terms made since are gone.
class Frame {
 public:
  Frame() : id_(PL_open_foreign_frame()) { check(id_ != 0); }
  Frame(const Frame&) = delete;
  Frame& operator=(const Frame&) = delete;
  /// A pending exception lies on the stacks above the frame: it must not be undone.
  ~Frame() {
    if (id_ == 0) return;
    if (PL_exception(0)) {
      PL_close_foreign_frame(id_);
    } else {
      PL_discard_foreign_frame(id_);
    }
  }

  /// The references alone are gone, bindings and terms stay.
  void keep() noexcept { PL_close_foreign_frame(std::exchange(id_, 0)); }

 private:
  fid_t id_;
};

/// Text that the interface hands out lies in buffers that are freed at the end of this.
class TextBuffers {
 public:
  TextBuffers() { PL_mark_string_buffers(&mark_); }
  TextBuffers(const TextBuffers&) = delete;
  TextBuffers& operator=(const TextBuffers&) = delete;
  ~TextBuffers() { PL_release_string_buffers_from_mark(mark_); }

 private:
  buf_mark_t mark_;
};

/// Unifies the term with a string.
inline void unify_text(term_t term, const std::string& text) {
  check(PL_unify_chars(term, PL_STRING | REP_UTF8, text.size(), text.data()));
}

/// The text of an atom or a string, or of what else PL_get_nchars() takes, in UTF-8. Throws
/// PendingException where it is none of these and `how` has CVT_EXCEPTION; else it is empty then.
inline std::string text_of(term_t term, unsigned how = CVT_ATOM | CVT_STRING | CVT_EXCEPTION) {
  const TextBuffers buffers;
  std::size_t length = 0;
  char* text = nullptr;
  if (PL_get_nchars(term, &length, &text, how | REP_UTF8)) return {text, length};
  check((how & CVT_EXCEPTION) == 0);
  return {};
}

}  // namespace minimax::prolog
