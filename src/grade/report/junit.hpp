// What was found, as XML that tools for continuous integration read.
#pragma once

#include <span>
#include <string>

#include "grade/report/marked.hpp"

namespace minimax::grade {

/// A test case a submission, in one suite: a `failure` where it is wrong, an `error` where it could
/// not be judged or has tampered with its process. All of it is legal in XML 1.0, in UTF-8.
std::string junit_of(std::span<const Marked> submissions);

}  // namespace minimax::grade
