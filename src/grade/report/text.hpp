// What was found, for people.
#pragma once

#include <string>

#include "grade/report/marked.hpp"

namespace minimax::grade {

/// Some lines, the last of which is the verdict.
std::string text_of(const Marked& marked);

/// A sentence of the catalogue: `it took ...`; empty where there is no such name.
std::string sentence_of(const std::string& misconception);

/// By which convention a program is judged, where it is another than the definition's: a sentence
/// without a full stop, else empty.
std::string sentence_of_convention(const Report& report);

}  // namespace minimax::grade
