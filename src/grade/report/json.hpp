// What was found, for programs.
#pragma once

#include <string>

#include "grade/report/marked.hpp"

namespace minimax::grade {

/// One object on one line: `file`, `verdict`, `reason`, `misconception`, `candidates`,
/// `counterexample`, `isolation`, and `answers` of a file of answers, `notes`, `convention`,
/// `remarks`, `ends_loading`, `seed`, `runs`, `judged` and perhaps `fingerprint` of a program;
/// `student` where there is a list, and `name` where it has one, `reference` of the course's own
/// program alone, `left_out` where files are, and `file_bytes` where the name is no UTF-8.
std::string json_of(const Marked& marked);

/// So, with all that is said in `messages`, in the order of for_each_message(), so that it can be
/// said in another language: null where there is nothing to translate.
std::string resumable_json_of(const Marked& marked);

}  // namespace minimax::grade
