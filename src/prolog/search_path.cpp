#include "prolog/search_path.hpp"

namespace minimax::prolog {

// asserta(user:file_search_path(Alias, Folder), Reference)
term_t add_search_path(const char* alias, const std::string& folder) {
  const term_t arguments = new_terms(2);
  check(PL_unify_term(arguments, PL_FUNCTOR_CHARS, ":", 2, PL_CHARS, "user",     //
                      PL_FUNCTOR_CHARS, "file_search_path", 2, PL_CHARS, alias,  //
                      PL_NUTF8_CHARS, folder.size(), folder.data()) &&
        call_predicate(PL_predicate("asserta", 2, "system"), arguments));
  return arguments + 1;
}

}  // namespace minimax::prolog
