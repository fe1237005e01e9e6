// All answers of a predicate.
#pragma once

#include "prolog/prolog.hpp"

namespace minimax::prolog {

/// The answers of a predicate, one after the other. All are of one generation of the database.
class Query {
 public:
  Query(predicate_t predicate, term_t arguments)
      : query_(PL_open_query(nullptr, PL_Q_PASS_EXCEPTION | PL_Q_NODEBUG, predicate, arguments)) {
    check(query_ != 0);
  }
  Query(const Query&) = delete;
  Query& operator=(const Query&) = delete;
  ~Query() { PL_close_query(query_); }

  bool next() {
    if (PL_next_solution(query_)) return true;
    if (PL_exception(query_)) throw PendingException();
    return false;
  }

 private:
  qid_t query_;
};

}  // namespace minimax::prolog
