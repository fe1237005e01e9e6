#include "prolog/named_value.hpp"

#include <cstddef>
#include <string>

namespace minimax::prolog {

std::string_view text_of_atom(term_t term) {
  char* text = nullptr;
  return PL_get_atom_chars(term, &text) ? text : std::string_view();
}

std::string_view take_apart(term_t entry, term_t value) {
  static const functor_t equals = new_functor("=", 2);
  atom_t name = 0;
  std::size_t arity = 0;
  if (PL_is_functor(entry, equals)) {
    const term_t left = new_term();
    check(PL_get_arg(1, entry, left) && PL_get_arg(2, entry, value));
    return text_of_atom(left);
  }
  if (!PL_get_compound_name_arity(entry, &name, &arity) || arity != 1) return {};
  check(PL_get_arg(1, entry, value));
  const char* text = PL_atom_nchars(name, nullptr);
  return text ? text : std::string_view();
}

void check_list(term_t list, const char* name, Caller caller) {
  const term_t tail = new_term();
  switch (PL_skip_list(list, tail, nullptr)) {
    case PL_LIST:
      return;
    case PL_PARTIAL_LIST:
      throw_instantiation_error(caller, std::string("the list of ") + name);
    default:
      throw_error(caller, {"type_error", "list", list}, std::string("the list of ") + name);
  }
}

}  // namespace minimax::prolog
