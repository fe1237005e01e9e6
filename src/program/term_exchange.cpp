#include "program/term_exchange.hpp"

#include "program/embedded_prolog.hpp"

namespace minimax::program {

TermId TermExchange::read(term_t term) {
  if (!has_variables_ || PL_is_ground(term)) return reader_.intern(terms_, term);
  const swipl::Frame frame;
  const term_t arguments = swipl::new_terms(2);
  swipl::check(PL_put_term(arguments, term));
  if (!call_program_library("closed", 2, arguments))
    throw swipl::TermError(swipl::TermError::Kind::opaque);
  return reader_.intern(terms_, arguments + 1);
}

void TermExchange::put(term_t to, TermId term) {
  if (!has_variables_) return writer_.put(to, terms_, term);
  const term_t arguments = swipl::new_terms(2);
  writer_.put(arguments, terms_, term);
  swipl::check(call_program_library("opened", 2, arguments) && PL_put_term(to, arguments + 1));
}

}  // namespace minimax::program
