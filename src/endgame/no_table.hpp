// Games of which there is no table.
#pragma once

#include <stdexcept>

namespace minimax {

/// The game cannot be tabulated so; what() says why, and what to do.
class NoTable : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// Of a game that writes two positions alike: a table would know them for one.
[[noreturn]] inline void throw_same_text() {
  throw NoTable(
      "two positions have the same text\n  Whose turn it is has to be part of a position.");
}

}  // namespace minimax
