#include "file/errors.hpp"

#include <fmt/format.h>

#include <cctype>

namespace minimax {

namespace {

// On a line of its own.
std::string advice_line(const std::string& advice) {
  if (advice.empty()) return {};
  std::string line = "\n  " + phrased(advice, Phrase::shell) + ".";
  char& first = line[3];
  first = static_cast<char>(std::toupper(static_cast<unsigned char>(first)));
  return line;
}

}  // namespace

void throw_usage_error(const OptionFault& fault) {
  const std::string text = phrased(fault.message, Phrase::shell) + advice_line(fault.advice);
  if (fault.kind == OptionFault::Kind::missing)
    throw MissingOption(text, phrased("{" + std::string(fault.option) + "}", Phrase::shell));
  throw UsageError(text);
}

void throw_no_term(const std::string& text, const NotATerm& problem) {
  throw UsageError(fmt::format("the position `{}` is no term: {}", text, problem.what()));
}

}  // namespace minimax
