// The value of an option, as it was given.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ask/options.hpp"
#include "term/number.hpp"

namespace minimax {

/// A text of the command line, or a term of Prolog's. Each member function reads it in one way, and
/// throws an error, as its user expects one, where it cannot be read so.
class OptionValue {
 public:
  virtual ~OptionValue() = default;

  /// The index of the name that it is.
  virtual std::size_t choice(std::span<const std::string_view> names) = 0;
  /// The indices of the names that it lists.
  virtual std::vector<std::size_t> choices(std::span<const std::string_view> names) = 0;
  /// A whole number that is not negative, such as one of plies; `most` where it is greater and
  /// still a number.
  virtual std::uint64_t count(std::uint64_t most, const char* of) = 0;
  /// One from `least` to `most`.
  virtual std::uint64_t count_within(std::uint64_t least, std::uint64_t most, const char* of) = 0;
  /// A finite number of seconds that is not negative.
  virtual double seconds() = 0;
  /// What the value evaluates to, which is not negative.
  virtual Number magnitude() = 0;
  /// What the part with this index evaluates to, of a value of several parts: a finite number.
  virtual Number finite(std::size_t part) = 0;
  /// Throws the error that the first part is greater than the second.
  [[noreturn]] virtual void refuse_order() = 0;
  /// `error`, which is nothing, or draw(V).
  virtual std::optional<Draw> draw() = 0;
  virtual Goal goal() = 0;
  /// The name of a file, which is not empty.
  virtual std::string path() = 0;
};

}  // namespace minimax
