#include "syntax/tokenizer.hpp"

#include <string>
#include <tao/pegtl.hpp>
#include <variant>

#include "grammar/characters.hpp"
#include "grammar/layout.hpp"
#include "grammar/messages.hpp"
#include "grammar/numbers.hpp"
#include "grammar/quoted.hpp"
#include "grammar/skip_clause.hpp"
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

}  // namespace

template <class Rule>
bool Tokenizer::match() {
  Input in(here_, end_, "");
  try {
    const bool matched = pegtl::match<Rule, pegtl::apply_mode::nothing, pegtl::rewind_mode::required,
                                      pegtl::nothing, grammar::control>(in);
    here_ = in.current();
    return matched;
  } catch (const pegtl::parse_error& error) {
    throw SyntaxError(in.begin() + error.positions().front().byte, std::string(error.message()));
  }
}

bool Tokenizer::skip_layout() {
  // Most tokens have none before them, and most layout is one blank.
  if (here_ != end_ && class_at(here_) == CharacterClass::blank) ++here_;
  const CharacterClass next = class_at(here_);
  const bool may_be_layout = next == CharacterClass::blank || next == CharacterClass::percent ||
                             next == CharacterClass::non_ascii || *here_ == '/';
  if (may_be_layout) match<grammar::layout>();
  return here_ != end_;
}

Token Tokenizer::plain_token(TokenKind kind, const char* begin) const {
  return {kind,      NameForm::plain, false, false,
          NameHash{}, begin,          static_cast<std::size_t>(here_ - begin)};
}

Token Tokenizer::name_token(const char* begin, NameForm form) {
  Token token = plain_token(TokenKind::name, begin);
  token.form = form;
  token.opens = *here_ == '(';
  token.opens_dict = *here_ == '{';
  if (form == NameForm::plain) token.hash = hash_name(token.text());
  return token;
}

Token Tokenizer::next(bool after_operand) {
  if (!skip_layout()) throw SyntaxError(here_, "the text ends within a clause",
                                        "Each clause ends with a full stop and a blank.");
  const char* const begin = here_;
  switch (class_at(begin)) {
    case CharacterClass::lower:
      match<grammar::name>();
      return name_token(begin, NameForm::plain);
    case CharacterClass::upper: return variable_token(begin);
    case CharacterClass::digit: return number_token(begin);
    case CharacterClass::symbol: return symbol_token(begin, after_operand);
    case CharacterClass::solo: return solo_token(begin, 1);
    case CharacterClass::punctuation: return punctuation_token(begin);
    case CharacterClass::single_quote:
    case CharacterClass::double_quote:
    case CharacterClass::back_quote: return quoted_token(begin);
    case CharacterClass::non_ascii: return unicode_token(begin, after_operand);
    case CharacterClass::percent:
    case CharacterClass::blank:
    case CharacterClass::control: break;
  }
  fail_character(begin);
}

void Tokenizer::fail_character(const char* begin) {
  throw SyntaxError(begin, "this character is illegal here",
                    "Outside of quotes and comments only printable characters are allowed.");
}

Token Tokenizer::variable_token(const char* begin) {
  match<grammar::variable>();
  Token token = plain_token(TokenKind::variable, begin);
  token.opens_dict = *here_ == '{';
  return token;
}

Token Tokenizer::number_token(const char* begin) {
  match<grammar::number>();
  const std::string_view text(begin, static_cast<std::size_t>(here_ - begin));
  const DecodedNumber decoded = decode_number(text);
  if (const auto* problem = std::get_if<std::string_view>(&decoded))
    throw SyntaxError(begin, std::string(*problem));
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
  return name_token(begin, NameForm::plain);
}

Token Tokenizer::punctuation_token(const char* begin) {
  if (*begin == '[' && match<grammar::nil>()) return name_token(begin, NameForm::nil);
  if (*begin == '{') {
    if (match<grammar::empty_braces>()) return name_token(begin, NameForm::empty_braces);
    if (begin[1] == '|') throw SyntaxError(begin, "quasi-quotations are not read");
  }
  here_ = begin + 1;
  Token token = plain_token(TokenKind::punctuation, begin);
  token.hash = hash_name(token.text());  // a comma or a bar may be an operator
  return token;
}

Token Tokenizer::unicode_token(const char* begin, bool after_operand) {
  const DecodedCharacter character = decode_utf8(begin, end_);
  if (character.length == 0)
    throw SyntaxError(begin, "this is not UTF-8", "Save the file with the encoding UTF-8.");
  switch (grammar::class_of_code_point(character.code_point)) {
    case CharacterClass::lower:
      match<grammar::name>();
      return name_token(begin, NameForm::plain);
    case CharacterClass::upper: return variable_token(begin);
    case CharacterClass::symbol: return symbol_token(begin, after_operand);
    case CharacterClass::solo: return solo_token(begin, character.length);
    default: fail_character(begin);
  }
}

Token Tokenizer::quoted_token(const char* begin) {
  match<grammar::quoted>();
  const std::string_view text(begin, static_cast<std::size_t>(here_ - begin));
  if (text.find('\\') != text.npos) check_quoted(text);
  if (*begin == '\'') return name_token(begin, NameForm::quoted);
  return plain_token(*begin == '"' ? TokenKind::string : TokenKind::back_quoted, begin);
}

void Tokenizer::skip_clause(const char* clause) {
  here_ = clause;
  match<grammar::skip_clause>();
}

}  // namespace minimax
