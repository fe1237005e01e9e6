// Lists of Prolog.
#pragma once

#include <cstddef>
#include <span>

#include "prolog/prolog.hpp"

namespace minimax::prolog {

/// Makes `to` the list of what `put(term, element)` puts.
template <class Element, class Put>
void put_list(term_t to, std::span<const Element> elements, Put put) {
  const term_t head = new_term();
  check(PL_put_nil(to));
  for (std::size_t i = elements.size(); i-- > 0;) {
    put(head, elements[i]);
    check(PL_cons_list(to, head, to));
  }
}

/// A list that grows at its end.
class GrowingList {
 public:
  /// The list is what the variable becomes.
  explicit GrowingList(term_t variable) : rest_(PL_copy_term_ref(variable)) { check(rest_ != 0); }

  /// What `put(term)` puts is the next element. References that it makes are gone after that.
  template <class Put>
  void add(Put put) {
    Frame frame;
    const term_t element = new_term();
    const term_t head = new_term();
    put(element);
    check(PL_unify_list(rest_, head, rest_) && PL_unify(head, element));
    frame.keep();
  }
  /// No element is added after this.
  void close() { check(PL_unify_nil(rest_)); }

 private:
  term_t rest_;
};

}  // namespace minimax::prolog
