// The predicates of the module, and the border between C++ and Prolog.
#include <exception>
#include <new>

#include "swipl/errors.hpp"
#include "swipl/load.hpp"
#include "swipl/options.hpp"
#include "swipl/prolog.hpp"
#include "swipl/search.hpp"

namespace minimax::swipl {

namespace {

// No C++ exception may reach Prolog's machine, which knows of none.
template <class Body>
foreign_t guarded(Body body) {
  try {
    body();
    return TRUE;
  } catch (const PendingException&) {
    return PL_exception(0) ? FALSE : static_cast<foreign_t>(PL_resource_error("memory"));
  } catch (const std::bad_alloc&) {
    return static_cast<foreign_t>(PL_resource_error("memory"));
  } catch (const std::exception& error) {
    return static_cast<foreign_t>(PL_resource_error(error.what()));
  }
}

// search(+Caller, +Module, +Position, +Options, -Answers)
foreign_t search_predicate(term_t caller, term_t module, term_t position, term_t options,
                           term_t answers) {
  return guarded([&] {
    module_t home = nullptr;
    check(PL_get_module(module, &home));
    const Caller on_behalf{caller};
    const term_t found = new_term();
    search(home, position, read_options(options, on_behalf), found, on_behalf);
    check(PL_unify(answers, found));
  });
}

// load(+Caller, +File, -Game, -Diagnostics)
foreign_t load_predicate(term_t caller, term_t file, term_t game, term_t diagnostics) {
  return guarded([&] { load(file, game, diagnostics, Caller{caller}); });
}

}  // namespace

}  // namespace minimax::swipl

extern "C" [[gnu::visibility("default")]] install_t install_minimax() {
  using namespace minimax::swipl;
  PL_register_foreign("search", 5, reinterpret_cast<pl_function_t>(search_predicate), 0);
  PL_register_foreign("load", 4, reinterpret_cast<pl_function_t>(load_predicate), 0);
}
