// The border between C++ and Prolog.
#pragma once

#include <exception>
#include <new>

#include "prolog/prolog.hpp"

namespace minimax::prolog {

/// Runs the body of a foreign predicate, which succeeds where that returns. No C++ exception may
/// reach Prolog's machine, which knows of none.
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

}  // namespace minimax::prolog
