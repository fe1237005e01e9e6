// A diagnostic to be told.
#pragma once

#include <string>
#include <utility>

#include "facts/diagnostic.hpp"

namespace minimax {

inline Diagnostic error_at(Offset offset, std::string message = "wrong") {
  return {Severity::error, offset, verbatim(std::move(message)), Message(), DiagnosticKind::syntax};
}

}  // namespace minimax
