// Tokens in a row, and the blanks that keep them apart.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace minimax {

/// Appends tokens to a text the way SWI-Prolog's writer does: a blank goes before a token only
/// where it would else be read together with what stands before it.
class TokenOutput {
 public:
  /// What was there before in `text` is no token before.
  explicit TokenOutput(std::string& text) noexcept : text_(text) {}

  /// Appends an ASCII character that needs no blank before it.
  void put(char c) {
    text_ += c;
    last_ = static_cast<unsigned char>(c);
    after_ = nothing;
  }
  /// True where a blank was needed. `token` must not be empty.
  bool put_token(std::string_view token);
  /// An atom as writeq/1 writes it. True where a blank was needed.
  bool put_atom(std::string_view atom);
  void put_nil() {
    put('[');
    put(']');
  }
  void put_string(std::string_view text);

  /// To call after the name of an operator, before its argument.
  void after_prefix_operator(bool minus) noexcept { after_ = minus ? prefix_minus : prefix; }
  void after_infix_operator() noexcept { after_ = infix; }

 private:
  enum After : std::uint8_t { nothing, prefix, prefix_minus, infix };
  static constexpr char32_t none = 0xffff'ffff;

  bool needs_space(char32_t next) const noexcept;
  bool open_token(char32_t first);
  void ends_with(std::string_view token) noexcept;

  std::string& text_;
  char32_t last_ = none;
  After after_ = nothing;
};

}  // namespace minimax
