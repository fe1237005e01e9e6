#include "embedded/term_exchange.hpp"

#include "embedded/embedded_prolog.hpp"

namespace minimax::embedded {

TermId TermExchange::read(term_t term) {
  if (!has_variables_ || PL_is_ground(term)) return reader_.intern(terms_, term);
  const prolog::Frame frame;
  const term_t arguments = prolog::new_terms(2);
  prolog::check(PL_put_term(arguments, term));
  if (!call_program_library("closed", 2, arguments))
    throw prolog::TermError(prolog::TermError::Kind::opaque);
  return reader_.intern(terms_, arguments + 1);
}

void TermExchange::put(term_t to, TermId term) {
  if (!has_variables_) return writer_.put(to, terms_, term);
  const term_t arguments = prolog::new_terms(2);
  writer_.put(arguments, terms_, term);
  prolog::check(call_program_library("opened", 2, arguments) && PL_put_term(to, arguments + 1));
}

}  // namespace minimax::embedded
