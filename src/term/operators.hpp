// The operator table of a file being read.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace minimax {

enum class OperatorType : std::uint8_t { xf, yf, xfx, xfy, yfx, fy, fx };

/// An operator's priority is 1 to 1200; its arguments may have the priorities given at most.
struct Operator {
  int priority = 0;
  int left = 0;   ///< 0 for a prefix operator
  int right = 0;  ///< 0 for a postfix operator
};

/// The greatest priority that there is.
constexpr int highest_priority = 1200;

/// The greatest priority of an argument of a compound, and of an element of a list.
constexpr int argument_priority = 999;

/// What a name is as an operator; a name may be one of each kind at once.
struct OperatorKinds {
  std::optional<Operator> prefix, infix, postfix;
};

class OperatorTable {
 public:
  /// SWI-Prolog 9's default table.
  OperatorTable();

  /// As op/3: priority 0 removes the operator of that kind.
  void add(int priority, OperatorType type, std::string_view name);
  /// How often it has changed: what was read by a table is read so by it as long as that stays.
  std::uint64_t changes() const noexcept { return changes_; }

  /// Null where the name is no operator, also where it is none any more. Valid until the next
  /// change. Cheap for most names that are none.
  const OperatorKinds* find(std::string_view name) const {
    if (name.empty() || (lengths_[first_byte(name)] & length_bit(name)) == 0) return nullptr;
    return look_up(name);
  }

 private:
  static std::size_t first_byte(std::string_view name) noexcept {
    return static_cast<unsigned char>(name.front());
  }
  static std::uint32_t length_bit(std::string_view name) noexcept {
    return std::uint32_t{1} << (name.size() < 31 ? name.size() : 31);
  }
  void remove(OperatorType type, std::string_view name);
  const OperatorKinds* look_up(std::string_view name) const;

  struct Hash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const noexcept {
      return std::hash<std::string_view>{}(text);
    }
  };
  std::unordered_map<std::string, OperatorKinds, Hash, std::equal_to<>> kinds_;
  // By the first byte, a bit for each length that a name may have.
  std::array<std::uint32_t, 256> lengths_{};
  std::uint64_t changes_ = 0;
};

/// `xfx` and the like; nothing for another text.
std::optional<OperatorType> operator_type(std::string_view text) noexcept;

}  // namespace minimax
