// What was found, for people.
#pragma once

#include <string>

#include "base/message.hpp"
#include "base/styled_text.hpp"
#include "grade/report/marked.hpp"

namespace minimax::grade {

/// Some lines, of which one says the verdict, in the style of that. It is clean.
StyledText text_of(const Marked& marked);

/// In which the verdict is told.
TextStyle style_of(Verdict verdict);

/// What it means for students that the course's own program is wrong: without a full stop.
inline constexpr const char* as_taught = msgid(
    "A program that answers as it does there is right, and so is one that answers by the "
    "definition");

/// Behind `12 answers`: on how many they were asked for.
Message on_trees(const Report& report);

/// In the language that was chosen, as all here: a sentence of the catalogue, `it took ...`; empty
/// where there is no such name.
std::string sentence_of(const std::string& misconception);

/// By which convention a program is judged, where it is another than the definition's: a sentence
/// without a full stop, else empty.
std::string sentence_of_convention(const Report& report);

}  // namespace minimax::grade
