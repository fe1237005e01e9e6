// From bytes to tokens.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "syntax/clause.hpp"
#include "syntax/clause_extent.hpp"
#include "term/hashed_name.hpp"

namespace minimax {

enum class TokenKind : std::uint8_t {
  name,
  number,
  string,
  back_quoted,
  variable,
  punctuation,      ///< one of `( ) [ ] { } , |`
  quasi_quotation,  ///< `{|`
  double_bar,       ///< `||`; also `[|` and `{ |`, with layout between them or not
  clause_end,       ///< `.` with a blank, a comment or the end of the text behind it
};

struct Token {
  TokenKind kind;
  NameForm form;    ///< of a name
  bool opens;       ///< `(` follows a name at once: it is the name of a compound
  bool opens_dict;  ///< `{` follows a name or variable at once
  NameHash hash;    ///< of a plain name
  const char* begin;
  std::size_t length;

  std::string_view text() const noexcept { return {begin, length}; }
  bool is(char punctuation) const noexcept {
    return kind == TokenKind::punctuation && *begin == punctuation;
  }
};

/// Cuts a text into the tokens of SWI-Prolog 9. The text must be followed by a zero byte that does
/// not belong to it, and must stay where it is.
class Tokenizer {
 public:
  explicit Tokenizer(std::string_view text)
      : begin_(text.data()), here_(begin_), end_(begin_ + text.size()) {}

  /// Skips blanks and comments; false where nothing else is left. Throws SyntaxError.
  bool skip_layout();

  /// The next token; layout before it is skipped. Where an operand has come before, `-1` is an
  /// operator and a number. Throws SyntaxError, also where the text ends.
  Token next(bool after_operand);

  const char* here() const noexcept { return here_; }
  /// `here` must be a place of the text between two tokens.
  void move_to(const char* here) noexcept { here_ = here; }

  /// What lies behind `end` is no part of the text from now on.
  void end_at(const char* end) noexcept { end_ = end; }

  /// Moves to just behind the clause that begins at `clause`, or to the end of the text, as far as
  /// the end can be told without understanding the clause.
  ClauseExtent skip_clause(const char* clause);

  /// Whether a token of the clause may end elsewhere for those who do not understand the clause.
  /// True until a clause is skipped.
  bool extent_in_doubt() const noexcept { return extent_in_doubt_; }

 private:
  template <class Rule, class... States>
  bool match(const States&... states);

  Token name_token(const char* begin, NameForm form);
  Token variable_token(const char* begin);
  Token number_token(const char* begin);
  Token number_of_script_token(const char* begin, char32_t digit);
  Token checked_number(const char* begin) const;
  Token symbol_token(const char* begin, bool after_operand);
  Token solo_token(const char* begin, std::size_t length);
  Token punctuation_token(const char* begin);
  Token punctuation(const char* begin) const;
  Token bracket_token(const char* begin, char closer, NameForm name);
  Token unicode_token(const char* begin, bool after_operand);
  Token quoted_token(const char* begin);
  Token plain_token(TokenKind kind, const char* begin) const;
  [[noreturn]] static void fail_character(const char* begin);

  const char* begin_;
  const char* here_;
  const char* end_;
  bool extent_in_doubt_ = false;
};

}  // namespace minimax
