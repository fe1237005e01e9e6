// Terms of the command and of SWI-Prolog.
#pragma once

#include "prolog/prolog.hpp"
#include "prolog/term_reader.hpp"
#include "prolog/term_writer.hpp"
#include "term/term_table.hpp"

namespace minimax::embedded {

/// Copies terms between a table and SWI-Prolog. A free variable is '$VAR'(N) in the table, which
/// writeq/1 writes as a letter.
class TermExchange {
 public:
  TermTable& terms() noexcept { return terms_; }
  const TermTable& terms() const noexcept { return terms_; }

  /// From now on a term of the table may stand for one with variables.
  void allow_variables() noexcept { has_variables_ = true; }
  bool has_variables() const noexcept { return has_variables_; }

  /// Throws what TermReader::intern throws.
  TermId read(term_t term);
  void put(term_t to, TermId term);

 private:
  TermTable terms_;
  prolog::TermReader reader_;
  prolog::TermWriter writer_;
  bool has_variables_ = false;
};

}  // namespace minimax::embedded
