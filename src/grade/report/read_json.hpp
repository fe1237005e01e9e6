// Reports that were written as JSON, read back.
#pragma once

#include <stdexcept>
#include <string_view>

#include "grade/report/marked.hpp"

namespace minimax::grade {

/// A text is no line of json_of; what() says why not.
class NoReport : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// What json_of has written, so that any report of it is the same. Throws NoReport.
Marked marked_of_json(std::string_view line);

/// Whether two reports of one submission tell the same, on whatever machine they were made.
bool tell_the_same(const Marked& one, const Marked& other);

}  // namespace minimax::grade
