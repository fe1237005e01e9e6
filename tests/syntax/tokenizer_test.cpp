#include "syntax/tokenizer.hpp"

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <vector>

#include "syntax/syntax_error.hpp"

namespace minimax {
namespace {

using Texts = std::vector<std::string>;

/// The texts of all tokens up to the end of the clause. After a name, a number or a closing bracket
/// an operand has come.
Texts tokens(const std::string& text) {
  Tokenizer tokenizer(text);
  Texts texts;
  bool after_operand = false;
  while (true) {
    const Token token = tokenizer.next(after_operand);
    texts.emplace_back(token.text());
    if (token.kind == TokenKind::clause_end) return texts;
    after_operand = token.kind != TokenKind::punctuation || token.is(')');
  }
}

Token first(const std::string& text) {
  Tokenizer tokenizer(text);
  Token token = tokenizer.next(false);
  token.begin = nullptr;  // the text is gone
  return token;
}

/// The byte and the sentence of the error at the first token.
std::string token_error(const std::string& text) {
  Tokenizer tokenizer(text);
  try {
    tokenizer.next(false);
  } catch (const SyntaxError& error) {
    return std::to_string(error.where - text.data()) + ": " + in_english(error.message);
  }
  return "none";
}

TEST_CASE("a text is cut into tokens") {
  CHECK(tokens("moves(a1, [B_c|'d e'])  .") ==
        Texts{"moves", "(", "a1", ",", "[", "B_c", "|", "'d e'", "]", ")", "."});
  CHECK(tokens("a:-b=..c,!;{}.") == Texts{"a", ":-", "b", "=..", "c", ",", "!", ";", "{}", "."});
  CHECK(tokens("\"s\"`c`0'a 1.5e3[]{ }.") ==
        Texts{"\"s\"", "`c`", "0'a", "1.5e3", "[]", "{ }", "."});
  CHECK(tokens("été→b.") == Texts{"été", "→", "b", "."});
}

TEST_CASE("tokens have kinds") {
  CHECK(first("a").kind == TokenKind::name);
  CHECK(first("+").kind == TokenKind::name);
  CHECK(first("!").kind == TokenKind::name);
  CHECK(first("'a'").kind == TokenKind::name);
  CHECK(first("[]").kind == TokenKind::name);
  CHECK(first("1").kind == TokenKind::number);
  CHECK(first("\"a\"").kind == TokenKind::string);
  CHECK(first("`a`").kind == TokenKind::back_quoted);
  CHECK(first("A").kind == TokenKind::variable);
  CHECK(first("_").kind == TokenKind::variable);
  CHECK(first("É").kind == TokenKind::variable);
  CHECK(first("(").kind == TokenKind::punctuation);
  CHECK(first("|").kind == TokenKind::punctuation);
  CHECK(first(".").kind == TokenKind::clause_end);
  CHECK(first(". a").kind == TokenKind::clause_end);
  CHECK(first(".%").kind == TokenKind::clause_end);
  CHECK(first(".a").kind == TokenKind::name);
}

TEST_CASE("names have forms") {
  CHECK(first("a").form == NameForm::plain);
  CHECK(first("'a'").form == NameForm::quoted);
  CHECK(first("[]").form == NameForm::nil);
  CHECK(first("[ ]").form == NameForm::nil);
  CHECK(first("'[]'").form == NameForm::quoted);
  CHECK(first("{}").form == NameForm::empty_braces);
}

TEST_CASE("a plain name has its hash") {
  CHECK(first("moves").hash == hash_name("moves"));
  CHECK(first("=..").hash == hash_name("=.."));
  CHECK(first("a_name_of_more_than_16_bytes").hash == hash_name("a_name_of_more_than_16_bytes"));
}

TEST_CASE("a name opens arguments only where the bracket follows at once") {
  CHECK(first("f(").opens);
  CHECK(first("'f'(").opens);
  CHECK(first("+(").opens);
  CHECK(first("[](").opens);
  CHECK_FALSE(first("f (").opens);
  CHECK_FALSE(first("f").opens);
  CHECK(first("f{").opens_dict);
  CHECK(first("X{").opens_dict);
}

TEST_CASE("a minus is a sign unless an operand came before") {
  const std::string text = "-1";
  CHECK(Tokenizer(text).next(false).text() == "-1");
  CHECK(Tokenizer(text).next(true).text() == "-");
  CHECK(first("- 1").kind == TokenKind::name);
  CHECK(first("+1").kind == TokenKind::name);
}

TEST_CASE("layout is skipped up to the end of the text") {
  const std::string text = " % a\n /* b */ \u00a0";
  Tokenizer tokenizer(text);
  CHECK_FALSE(tokenizer.skip_layout());
  CHECK(tokenizer.here() == text.data() + text.size());
  const std::string name = "  a";
  Tokenizer other(name);
  CHECK(other.skip_layout());
  CHECK(*other.here() == 'a');
  CHECK(other.skip_layout());
}

TEST_CASE("a clause can be skipped") {
  const std::string text = "a 'b. c' d. e.";
  Tokenizer tokenizer(text);
  tokenizer.skip_clause(text.data());
  CHECK(tokenizer.next(false).text() == "e");
}

TEST_CASE("the text must not end within a clause") {
  CHECK(token_error("").starts_with("0: the text ends"));
  CHECK(token_error(" % a").starts_with("4: the text ends"));
}

TEST_CASE("what is no token is an error at its place") {
  CHECK(token_error(" \x01").starts_with("1: this character is illegal"));
  CHECK(token_error(std::string(" \0", 2)).starts_with("1: this character is illegal"));
  CHECK(token_error(" \xff").starts_with("1: this is not UTF-8"));
  CHECK(token_error("a").starts_with("none"));
  CHECK(token_error("'a\\qb'") != "none");
  CHECK(token_error("1r0") != "none");
  CHECK(token_error("'a") != "none");
  CHECK(token_error("/* a") != "none");
}

}  // namespace
}  // namespace minimax
