// Names that differ by a slip of the typist.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace minimax {

/// How two names differ that a slip can turn into each other, the likeliest slip first.
enum class Slip : std::uint8_t {
  kind,  ///< not at all: "b" for b, '1' for 1
  letter_case,
  character,  ///< one is missing, too much or another one, or two neighbours are exchanged
  digits,     ///< the same, but only digits are touched: x12 and x21 may well both be meant
};

/// Nothing where the names differ by more than one slip (Damerau 1964). Case is that of ASCII.
std::optional<Slip> slip_between(std::string_view a, std::string_view b);

/// The one of `names` that was probably meant: the one that the likeliest slip turns into `name`,
/// or the only one that begins like it. Empty where there is none; a right name is not asked for.
std::string_view nearest_name(std::string_view name, std::span<const std::string_view> names);

/// What a message says of the nearest name, behind what is wrong: `; did you mean NAME?`; nothing
/// of an empty one.
std::string meant(std::string_view nearest);

/// Finds the names of a collection that a slip turns into a given one, in time proportional to the
/// length of that one: two such names are equal when each loses one character, or none (the
/// deletion neighbourhood of Bocek, Hunt and Stiller 2007).
class SlipIndex {
 public:
  /// A name that is longer was not typed by hand and is not looked at.
  static constexpr std::size_t longest_name = 100;

  /// A larger collection is one of generated names, and a wrong digit gives another one of them: a
  /// slip that touches a digit is not looked for there.
  static constexpr std::size_t most_with_digits = 10'000;

  /// For so many names.
  explicit SlipIndex(std::size_t names);

  /// Numbers a name from 0 on.
  void add(std::string_view name);

  /// Calls `found` with the numbers of names that may be a slip away; slip_between tells whether
  /// one is. A number may come several times. Of names that lie close to dozens of others, members
  /// of a series, only the first are told.
  template <class Found>
  void near(std::string_view name, Found found) {
    keys_of(name);
    for (const std::uint32_t key : keys_) {
      for (std::size_t slot = key & mask(); slots_[slot].name != empty;
           slot = (slot + 1) & mask()) {
        if (slots_[slot].key == key) found(slots_[slot].name);
      }
    }
  }

 private:
  static constexpr std::uint32_t empty = 0xffff'ffff;
  static constexpr std::size_t most_per_key = 32;
  // Different names may have one key: slip_between tells.
  struct Slot {
    std::uint32_t key = 0;
    std::uint32_t name = empty;
  };

  std::size_t mask() const noexcept { return slots_.size() - 1; }
  void keys_of(std::string_view name);
  void insert(std::uint32_t key, std::uint32_t name);
  void place(const Slot& filled);
  void grow();

  std::vector<Slot> slots_;
  bool digits_;
  std::size_t used_ = 0;
  std::uint32_t names_ = 0;
  std::vector<std::uint32_t> keys_;  // of the name that is looked at
};

}  // namespace minimax
