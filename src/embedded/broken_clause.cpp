#include "embedded/broken_clause.hpp"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <iterator>
#include <optional>

#include "syntax/quoted_text.hpp"
#include "syntax/syntax_error.hpp"
#include "syntax/tokenizer.hpp"

namespace minimax::embedded {

namespace {

constexpr std::string_view infix_names[] = {"div", "is", "mod", "rdiv", "rem", "xor"};

constexpr std::string_view necks[] = {":-", "-->", "=>"};

bool is_among(std::string_view name, const auto& names) {
  return std::ranges::find(names, name) != std::end(names);
}

// The tokens of a clause, and what each may be in it. Throws SyntaxError where there are none.
class ClauseTokens {
 public:
  ClauseTokens(std::string_view text, Offset begin, Offset end)
      : begin_(text.data()), end_(text.data() + end), tokenizer_(text) {
    tokenizer_.move_to(begin_ + begin);
    tokenizer_.end_at(end_);
    move_on();
    head_column_ = column();
  }

  void move_on() {
    const bool may_begin = ends_term();
    token_ = tokenizer_.next(may_begin);
    follows_term_ = may_begin;
  }

  bool at_end() const {
    return token_->kind == TokenKind::clause_end && token_->begin + token_->length >= end_;
  }
  bool is(std::string_view name) const {
    return token_->kind == TokenKind::name && token_->text() == name;
  }
  bool is_neck() const {
    return token_->kind == TokenKind::name && is_among(token_->text(), necks);
  }
  bool opens() const { return token_->is('(') || token_->is('[') || token_->is('{'); }
  bool closes() const { return token_->is(')') || token_->is(']') || token_->is('}'); }
  bool is_symbol() const { return token_->kind == TokenKind::name && !atom(); }

  // Of letters, or in quotes, as the names of predicates are.
  std::optional<std::string> atom() const {
    if (token_->kind != TokenKind::name) return std::nullopt;
    const std::string_view text = token_->text();
    if (text[0] == '\'') return decode_quoted(text);
    const auto first = static_cast<unsigned char>(text[0]);
    if (std::isalpha(first) == 0 && first < 0x80) return std::nullopt;
    return std::string(text);
  }

  // Not farther to the right than the head.
  bool begins_line() const {
    const std::string_view before = line_before();
    return before.find_first_not_of(" \t\r") == before.npos && column() <= head_column_;
  }

  // A full stop, or the blank behind it, may be missing before this one.
  bool may_begin_clause() const { return begins_line() || follows_term_; }

 private:
  std::string_view line_before() const {
    const std::string_view before(begin_, static_cast<std::size_t>(token_->begin - begin_));
    return before.substr(before.rfind('\n') + 1);
  }
  std::size_t column() const {
    std::size_t column = 0;
    for (const char c : line_before()) column = (c == '\t' ? column | 7 : column) + 1;
    return column;
  }

  bool ends_term() const {
    if (!token_) return false;
    if (token_->kind == TokenKind::punctuation) return closes();
    if (token_->kind != TokenKind::name) return true;
    const std::string_view text = token_->text();
    return text == "!" || text == "." || (!is_symbol() && !is_among(text, infix_names));
  }

  const char* begin_;
  const char* end_;
  Tokenizer tokenizer_;
  std::optional<Token> token_;
  std::size_t head_column_ = 0;
  bool follows_term_ = false;
};

// Moves behind the head. Nothing where what is there is no plain head: that of a clause for another
// module, or of an operator.
std::optional<std::string> head_name(ClauseTokens& tokens) {
  std::optional<std::string> name = tokens.atom();
  if (!name) return std::nullopt;
  tokens.move_on();
  return tokens.is_symbol() && !tokens.is_neck() ? std::nullopt : name;
}

// What may be missing, in the order of the text.
std::optional<std::vector<std::string>> names_of(ClauseTokens& tokens) {
  const std::optional<std::string> head = head_name(tokens);
  if (!head) return std::nullopt;
  std::vector<std::string> names = {*head};
  int depth = 0;
  bool is_in_head = true;
  for (bool was_closed = false; !tokens.at_end(); tokens.move_on()) {
    if (was_closed && depth == 0) {
      if (tokens.is_symbol() && !tokens.is_neck()) return std::nullopt;
      is_in_head = false;
    }
    if (tokens.is(":-") && tokens.begins_line() && !(names.size() == 1 && depth == 0))
      return std::nullopt;
    if (tokens.is("?-") && tokens.begins_line()) return std::nullopt;
    if (tokens.is_neck()) is_in_head = false;
    if (tokens.opens()) ++depth;
    if (tokens.closes()) --depth;
    was_closed = is_in_head && tokens.closes();
    const std::optional<std::string> name = tokens.atom();
    if (name && tokens.may_begin_clause() && !is_among(*name, infix_names)) names.push_back(*name);
  }
  return names;
}

}  // namespace

ClausesOfText::ClausesOfText(std::string_view text) : text_(text) {
  Tokenizer tokenizer(text);
  try {
    while (tokenizer.skip_layout()) {
      const char* const begin = tokenizer.here();
      const ClauseExtent extent = tokenizer.skip_clause(begin);
      if (extent.kind != ClauseEnd::full_stop) return;
      clauses_.push_back({static_cast<Offset>(begin - text.data()),
                          static_cast<Offset>(extent.end - text.data())});
    }
  } catch (const SyntaxError&) {
    return;
  }
}

std::vector<std::string> ClausesOfText::predicates_left_out(Offset error) const try {
  const auto clause = std::ranges::upper_bound(clauses_, error, {}, &Clause::end);
  if (clause == clauses_.end() || error < clause->begin) return {};
  ClauseTokens tokens(text_, clause->begin, clause->end);
  return names_of(tokens).value_or(std::vector<std::string>());
} catch (const SyntaxError&) {
  return {};
}

}  // namespace minimax::embedded
