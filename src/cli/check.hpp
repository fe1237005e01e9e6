// minimax check
#pragma once

#include <string>

#include "cli/exit_status.hpp"
#include "cli/format.hpp"

namespace minimax {

struct CheckOptions {
  std::string file;  ///< `-` is standard input
  Format format = Format::text;
};

/// Prints what is wrong in the file to standard error and a summary to standard output; as JSON,
/// all to standard output. Gives ExitStatus::wrong where a fact is wrong, ExitStatus::input where
/// the file cannot be loaded at all. Throws SourceError.
ExitStatus check(const CheckOptions& options);

}  // namespace minimax
