#include "syntax/tokenizer.hpp"

#include <algorithm>
#include <string>
#include <tao/pegtl.hpp>
#include <variant>

#include "grammar/characters.hpp"
#include "grammar/layout.hpp"
#include "grammar/messages.hpp"
#include "grammar/numbers.hpp"
#include "grammar/quoted.hpp"
#include "grammar/tokens.hpp"
#include "syntax/number_text.hpp"
#include "syntax/quoted_text.hpp"
#include "syntax/syntax_error.hpp"

namespace minimax {

namespace {

using grammar::CharacterClass;
namespace pegtl = tao::pegtl;

using Input = pegtl::memory_input<pegtl::tracking_mode::lazy, pegtl::eol::lf, const char*>;

CharacterClass class_at(const char* here) noexcept {
  return grammar::class_of(static_cast<unsigned char>(*here));
}

// What is quoted may be wrong where there is an escape sequence or a byte beyond ASCII.
bool needs_check(char c) noexcept {
  return c == '\\' || static_cast<unsigned char>(c) >= 0x80;
}

}  // namespace

template <class Rule, class... States>
bool Tokenizer::match(const States&... states) {
  Input in(here_, end_, "");
  try {
    const bool matched =
        pegtl::match<Rule, pegtl::apply_mode::nothing, pegtl::rewind_mode::required, pegtl::nothing,
                     grammar::control>(in, states...);
    here_ = in.current();
    return matched;
  } catch (const pegtl::parse_error& error) {
    here_ = end_;  // all errors of the grammar are about items that go on to the end of the text
    throw SyntaxError(in.begin() + error.positions().front().byte,
                      Message(std::string(error.message())));
  }
}

bool Tokenizer::skip_layout() {
  // Most tokens have none before them, and most layout is one blank.
  if (here_ != end_ && class_at(here_) == CharacterClass::blank) ++here_;
  const CharacterClass next = class_at(here_);
  // Behind `0'\x41\`, the backslash and `/*` are symbols for SWI-Prolog.
  const bool may_be_comment = *here_ == '/' && (here_ == begin_ || here_[-1] != '\\');
  const bool may_be_layout = next == CharacterClass::blank || next == CharacterClass::percent ||
                             next == CharacterClass::non_ascii || may_be_comment;
  if (may_be_layout) match<grammar::layout>();
  return here_ != end_;
}

Token Tokenizer::plain_token(TokenKind kind, const char* begin) const {
  return {kind,
          NameForm::plain,
          false,
          false,
          NameHash{},
          begin,
          static_cast<std::size_t>(here_ - begin)};
}

Token Tokenizer::name_token(const char* begin, NameForm form) {
  Token token = plain_token(TokenKind::name, begin);
  token.form = form;
  token.opens = *here_ == '(';
  token.opens_dict = *here_ == '{' && (form == NameForm::plain || form == NameForm::quoted);
  if (form == NameForm::plain) token.hash = hash_name(token.text());
  return token;
}

Token Tokenizer::next(bool after_operand) {
  if (!skip_layout()) throw SyntaxError::end_of_text(here_);
  const char* const begin = here_;
  switch (class_at(begin)) {
    case CharacterClass::lower:
      match<grammar::name>();
      return name_token(begin, NameForm::plain);
    case CharacterClass::upper:
      return variable_token(begin);
    case CharacterClass::digit:
      return number_token(begin);
    case CharacterClass::symbol:
      return symbol_token(begin, after_operand);
    case CharacterClass::solo:
      return solo_token(begin, 1);
    case CharacterClass::punctuation:
      return punctuation_token(begin);
    case CharacterClass::single_quote:
    case CharacterClass::double_quote:
    case CharacterClass::back_quote:
      return quoted_token(begin);
    case CharacterClass::non_ascii:
      return unicode_token(begin, after_operand);
    case CharacterClass::percent:
    case CharacterClass::blank:
    case CharacterClass::control:
      break;
  }
  fail_character(begin);
}

void Tokenizer::fail_character(const char* begin) {
  throw SyntaxError(
      begin, Message("this character is illegal here"),
      Message("Outside of quotes and comments only printable characters are allowed"));
}

Token Tokenizer::variable_token(const char* begin) {
  match<grammar::variable>();
  Token token = plain_token(TokenKind::variable, begin);
  token.opens_dict = *here_ == '{';
  return token;
}

Token Tokenizer::number_token(const char* begin) {
  if (*begin == '-') {
    match<grammar::negated_number>();
  } else {
    match<grammar::number>();
  }
  // skip_clause takes `\` for a symbol, and the quote of `016'ff` for one that quotes.
  const char* const first_digit = begin + (*begin == '-' ? 1 : 0);
  const char* const quote = std::find(first_digit, here_, '\'');
  if (here_[-1] == '\\' || (quote != here_ && quote - first_digit > 2)) extent_in_doubt_ = true;
  return checked_number(begin);
}

Token Tokenizer::number_of_script_token(const char* begin, char32_t digit) {
  match<grammar::number_of_script>(digit - static_cast<char32_t>(grammar::decimal_weight(digit)));
  return checked_number(begin);
}

Token Tokenizer::checked_number(const char* begin) const {
  const std::string_view text(begin, static_cast<std::size_t>(here_ - begin));
  const DecodedNumber decoded = decode_number(text);
  if (const auto* problem = std::get_if<const char*>(&decoded))
    throw SyntaxError(begin, Message(*problem));
  return plain_token(TokenKind::number, begin);
}

Token Tokenizer::symbol_token(const char* begin, bool after_operand) {
  match<grammar::symbol_run>();
  const bool alone = here_ == begin + 1;
  if (alone && *begin == '-' && !after_operand && class_at(here_) == CharacterClass::digit)
    return number_token(begin);
  if (alone && *begin == '.') {
    const char* const behind = here_;
    here_ = begin;
    if (match<grammar::clause_end>()) return plain_token(TokenKind::clause_end, begin);
    here_ = behind;
  }
  return name_token(begin, NameForm::plain);
}

Token Tokenizer::solo_token(const char* begin, std::size_t length) {
  here_ = begin + length;
  Token token = name_token(begin, NameForm::plain);
  token.opens_dict = false;
  return token;
}

Token Tokenizer::punctuation_token(const char* begin) {
  if (*begin == '[') return bracket_token(begin, ']', NameForm::nil);
  if (*begin == '{') return bracket_token(begin, '}', NameForm::empty_braces);
  here_ = begin + 1;
  if (*begin == '|' && *here_ == '|') {
    ++here_;
    return plain_token(TokenKind::double_bar, begin);
  }
  return punctuation(begin);
}

// An opening bracket, unless only layout stands between it and the closing one, or a bar.
Token Tokenizer::bracket_token(const char* begin, char closer, NameForm name) {
  here_ = begin + 1;
  const bool bar_at_once = *here_ == '|';
  const char behind = skip_layout() ? *here_ : '\0';
  if (behind == closer || behind == '|') ++here_;
  if (behind == closer) return name_token(begin, name);
  if (behind == '|') {
    const bool opens = bar_at_once && *begin == '{';
    return plain_token(opens ? TokenKind::quasi_quotation : TokenKind::double_bar, begin);
  }
  here_ = begin + 1;
  return punctuation(begin);
}

Token Tokenizer::punctuation(const char* begin) const {
  Token token = plain_token(TokenKind::punctuation, begin);
  token.hash = hash_name(token.text());  // a comma or a bar may be an operator
  return token;
}

Token Tokenizer::unicode_token(const char* begin, bool after_operand) {
  const DecodedCharacter character = decode_utf8(begin, end_);
  if (character.length == 0) throw SyntaxError::no_utf8(begin);
  switch (grammar::class_of_code_point(character.code_point)) {
    case CharacterClass::lower:
      match<grammar::name>();
      return name_token(begin, NameForm::plain);
    case CharacterClass::upper:
      return variable_token(begin);
    case CharacterClass::symbol:
      return symbol_token(begin, after_operand);
    case CharacterClass::solo:
      return solo_token(begin, character.length);
    case CharacterClass::digit:
      return number_of_script_token(begin, character.code_point);
    default:
      fail_character(begin);
  }
}

Token Tokenizer::quoted_token(const char* begin) {
  try {
    match<grammar::quoted>();
  } catch (const SyntaxError&) {
    extent_in_doubt_ = true;
    // A wrong escape sequence comes before the missing quote.
    check_quoted({begin, static_cast<std::size_t>(end_ - begin) + 1});
    throw;
  }
  const std::string_view text(begin, static_cast<std::size_t>(here_ - begin));
  // `1'...` may be digits for skip_clause, and `\` behind an escaped line feed no escape.
  const bool follows_digit =
      *begin == '\'' && begin != begin_ && class_at(begin - 1) == CharacterClass::digit;
  if (follows_digit || text.find("\\\n\\") != text.npos) extent_in_doubt_ = true;
  if (std::ranges::any_of(text, needs_check)) check_quoted(text);
  if (*begin == '\'') return name_token(begin, NameForm::quoted);
  return plain_token(*begin == '"' ? TokenKind::string : TokenKind::back_quoted, begin);
}

ClauseExtent Tokenizer::skip_clause(const char* clause) {
  const ClauseExtent extent = find_extent(clause, end_);
  here_ = extent.end;
  extent_in_doubt_ = false;
  return extent;
}

}  // namespace minimax
