// What was found, for people.
#pragma once

#include <string>

#include "grade/report/marked.hpp"

namespace minimax::grade {

/// Some lines, the last of which is the verdict.
std::string text_of(const Marked& marked);

/// What it means for students that the course's own program is wrong: without a full stop.
inline constexpr const char* as_taught =
    "A program that answers as it does there is right, and so is one that answers by the "
    "definition";

/// A sentence of the catalogue: `it took ...`; empty where there is no such name.
std::string sentence_of(const std::string& misconception);

/// By which convention a program is judged, where it is another than the definition's: a sentence
/// without a full stop, else empty.
std::string sentence_of_convention(const Report& report);

}  // namespace minimax::grade
