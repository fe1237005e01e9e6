// Terms of Prolog as values, for games in C++ whose positions are written as terms.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace minimax {

/// An atom, an integer of 64 bits, a compound such as board(0, 5), or a proper list. What else
/// Prolog has is no position of a game in C++.
class PlainTerm {
 public:
  enum class Kind : std::uint8_t { atom, integer, compound, list };

  static PlainTerm atom(std::string name) { return {Kind::atom, std::move(name), 0, {}}; }
  static PlainTerm integer(std::int64_t number) { return {Kind::integer, {}, number, {}}; }
  /// Needs an argument.
  static PlainTerm compound(std::string name, std::vector<PlainTerm> arguments) {
    return {Kind::compound, std::move(name), 0, std::move(arguments)};
  }
  /// The empty list is `[]`.
  static PlainTerm list(std::vector<PlainTerm> elements) {
    return {Kind::list, {}, 0, std::move(elements)};
  }

  Kind kind() const noexcept { return kind_; }
  bool is_atom(std::string_view name) const noexcept {
    return kind_ == Kind::atom && name_ == name;
  }
  bool is_compound(std::string_view name, std::size_t arity) const noexcept {
    return kind_ == Kind::compound && name_ == name && parts_.size() == arity;
  }
  bool is_list_of(std::size_t count) const noexcept {
    return kind_ == Kind::list && parts_.size() == count;
  }

  /// Of an atom or a compound; else empty.
  const std::string& name() const noexcept { return name_; }
  /// Nothing where it is no integer.
  std::optional<std::int64_t> number() const noexcept {
    return kind_ == Kind::integer ? std::optional(number_) : std::nullopt;
  }
  /// The arguments of a compound, or the elements of a list; else none.
  const std::vector<PlainTerm>& parts() const noexcept { return parts_; }
  /// The one with this index, which must be there.
  const PlainTerm& operator[](std::size_t index) const { return parts_[index]; }

  bool operator==(const PlainTerm&) const = default;

 private:
  PlainTerm(Kind kind, std::string name, std::int64_t number, std::vector<PlainTerm> parts)
      : kind_(kind), name_(std::move(name)), number_(number), parts_(std::move(parts)) {}

  Kind kind_;
  std::string name_;
  std::int64_t number_;
  std::vector<PlainTerm> parts_;
};

}  // namespace minimax
