// What was found, for programs.
#pragma once

#include <string>

#include "grade/report/marked.hpp"

namespace minimax::grade {

/// One object on one line: `file`, `verdict`, `reason`, `misconception`, `candidates`,
/// `counterexample`, `isolation`, and `answers` of a file of answers, `notes`, `runs`, `judged`
/// and perhaps `fingerprint` of a program; `file_bytes`, too, where the name is no UTF-8.
std::string json_of(const Marked& marked);

}  // namespace minimax::grade
