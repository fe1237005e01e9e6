#include "syntax/parser.hpp"

#include <limits>
#include <utility>
#include <variant>

#include "syntax/number_text.hpp"
#include "syntax/plain_clause.hpp"
#include "syntax/quoted_text.hpp"
#include "term/quoting.hpp"

namespace minimax {

namespace {

// What SWI-Prolog gives every term as its context: an argument may be `a:-b` unless in ISO mode.
constexpr int any_priority = 1201;

[[noreturn]] void fail(const Token& token, Message message, Message advice = {}) {
  throw SyntaxError(token.begin, std::move(message), std::move(advice));
}

[[noreturn]] void fail_no_operand(const Token& token) {
  if (token.kind == TokenKind::clause_end)
    fail(token, Message("the clause ends where a term is expected"));
  throw SyntaxError(token.begin, Message("a term is expected before this"),
                    Message("An atom that is punctuation must be quoted: ',' or '|'"),
                    msgid("a term is expected before `{text}`"));
}

[[noreturn]] void fail_operator_expected(const Token& token) {
  throw SyntaxError(
      token.begin, Message("an operator is expected before this"),
      Message("Is a comma, a bracket or the full stop of the clause before it missing?"),
      msgid("an operator is expected before `{text}`"));
}

// Only when the clause is complete: another error in it goes first.
[[noreturn]] void fail_dict(const char* tag) {
  throw SyntaxError(tag, Message("dicts are not read"),
                    Message("Put a blank before the brace if no dict is meant"));
}

bool is_small_integer(const Token& token) {
  if (token.kind != TokenKind::number) return false;
  const DecodedNumber decoded = decode_number(token.text());
  const Number& number = std::get<Number>(decoded);
  constexpr std::int64_t limit = std::int64_t{1} << 60;  // of SWI-Prolog's tagged integers
  return number.is_small() && number.small() >= -limit && number.small() < limit;
}

}  // namespace

bool Parser::next(Clause& clause) {
  if (!tokenizer_.skip_layout()) return false;
  clause_begin_ = tokenizer_.here();
  clause.offset = static_cast<std::uint64_t>(clause_begin_ - text_.data());
  clause.nodes.clear();
  const char* const end = parse_plain_clause(clause_begin_, text_.data() + text_.size(), clause);
  was_plain_ = end != nullptr;
  if (end) {
    tokenizer_.move_to(end);
    clause.text = {clause_begin_, static_cast<std::size_t>(end - clause_begin_)};
    return true;
  }
  clause.nodes.clear();
  nodes_ = &clause.nodes;
  auto error = try_clause();
  if (error || tokenizer_.extent_in_doubt()) find_end(std::move(error));
  const auto length = static_cast<std::size_t>(tokenizer_.here() - clause_begin_);
  if (length > std::numeric_limits<std::uint32_t>::max())
    throw SyntaxError(clause_begin_, Message("this clause is longer than 4 GB"));
  clause.text = text_.substr(static_cast<std::size_t>(clause.offset), length);
  return true;
}

std::optional<SyntaxError> Parser::try_clause() {
  tokenizer_.move_to(clause_begin_);
  nodes_->clear();
  try {
    read_clause();
    return std::nullopt;
  } catch (const SyntaxError& error) {
    return error;
  }
}

// SWI-Prolog finds the end of a clause before it parses it: a missing one is all that it reports,
// and a quote that is open for the parser does not go on behind it.
void Parser::find_end(std::optional<SyntaxError> error) {
  const bool in_doubt = tokenizer_.extent_in_doubt();
  const ClauseExtent extent = tokenizer_.skip_clause(clause_begin_);
  require_full_stop(clause_begin_, extent);
  if (in_doubt) {
    tokenizer_.end_at(extent.end);
    error = try_clause();
    tokenizer_.end_at(text_.data() + text_.size());
    tokenizer_.skip_clause(clause_begin_);
  }
  if (error) {
    error->where = reported_place(clause_begin_, error->where);
    throw *std::move(error);
  }
}

void Parser::read_clause() {
  levels_.clear();
  waiting_.clear();
  priorities_.clear();
  dict_ = nullptr;
  open(Bracket::clause, {});
  while (true) {
    const Token token = tokenizer_.next(levels_.back().operand_complete);
    if (closes(token)) {
      finish_term(token);
      if (close(token)) break;
    } else if (!take_operator(token)) {
      if (levels_.back().operand_complete) fail_operator_expected(token);
      take_operand(token);
    }
  }
  if (dict_) fail_dict(dict_);
}

void Parser::open(Bracket bracket, const Token& opener) {
  if (levels_.size() > nesting_limit)
    fail(opener, Message("brackets nest deeper than {count} level",
                         "brackets nest deeper than {count} levels", nesting_limit));
  levels_.push_back({bracket, false, 0, waiting_.size(), priorities_.size(), opener});
}

// Whether the token ends the term that is being read on this level.
bool Parser::closes(const Token& token) const {
  const Level& level = levels_.back();
  if (token.kind == TokenKind::clause_end) {
    return level.bracket == Bracket::clause && waiting_here() + operands_here() > 0;
  }
  if (waiting_here() + operands_here() == 0) return false;
  if (token.kind == TokenKind::double_bar) return level.bracket == Bracket::quasi_quotation;
  if (token.kind != TokenKind::punctuation) return false;
  const char c = *token.begin;
  switch (level.bracket) {
    case Bracket::clause:
      return false;
    case Bracket::arguments:
      return c == ',' || c == ')';
    case Bracket::parentheses:
      return c == ')';
    case Bracket::braces:
      return c == '}';
    case Bracket::dict:
      return c == ',' || c == '}';
    case Bracket::quasi_quotation:
      return c == '|';
    case Bracket::list:
    case Bracket::list_tail:
      return c == ',' || c == '|' || c == ']';
  }
  return false;
}

// One term of the level is complete; true when that was the clause.
bool Parser::close(const Token& token) {
  Level& level = levels_.back();
  priorities_.pop_back();
  level.operand_complete = false;
  ++level.elements;
  if (level.bracket == Bracket::clause) return true;
  if (level.bracket == Bracket::quasi_quotation)
    fail(token, Message("quasi-quotations are not read"));
  if (level.bracket == Bracket::list_tail && !token.is(']'))
    fail(token, Message("a list has one tail behind its bar"));
  if (token.is(',')) {
    if (level.bracket == Bracket::dict) read_dict_key();
    return false;
  }
  if (token.is('|')) {
    level.bracket = Bracket::list_tail;
    return false;
  }
  const Level closed = level;
  levels_.pop_back();
  const Token& opener = closed.opener;
  switch (closed.bracket) {
    case Bracket::arguments:
    case Bracket::dict:
      add_parent(NodeKind::compound, opener.form, opener, closed.elements);
      break;
    case Bracket::braces:
      add_parent(NodeKind::compound, NameForm::braces, opener, 1);
      break;
    case Bracket::list:
      add_parent(NodeKind::list, NameForm::plain, opener, closed.elements);
      break;
    case Bracket::list_tail:
      add_parent(NodeKind::partial_list, NameForm::plain, opener, closed.elements);
      break;
    case Bracket::parentheses:
    case Bracket::quasi_quotation:
    case Bracket::clause:
      break;
  }
  complete_operand();
  return false;
}

void Parser::take_operand(const Token& token) {
  if (token.opens_dict) return open_dict(token);
  switch (token.kind) {
    case TokenKind::name:
      if (!token.opens) return add_operand(NodeKind::atom, token);
      return open_arguments(token);
    case TokenKind::number:
      return add_operand(NodeKind::number, token);
    case TokenKind::string:
      return add_operand(NodeKind::string, token);
    case TokenKind::back_quoted:
      return add_operand(NodeKind::back_quoted, token);
    case TokenKind::variable:
      return add_operand(NodeKind::variable, token);
    case TokenKind::quasi_quotation:
      return open(Bracket::quasi_quotation, token);
    case TokenKind::double_bar:
    case TokenKind::clause_end:
      fail_no_operand(token);
    case TokenKind::punctuation:
      break;
  }
  switch (*token.begin) {
    case '(':
      return open(Bracket::parentheses, token);
    case '{':
      return open(Bracket::braces, token);
    case '[':
      return open(Bracket::list, token);
    default:
      fail_no_operand(token);
  }
}

void Parser::open_arguments(const Token& name) {
  tokenizer_.next(false);  // the bracket
  if (tokenizer_.skip_layout() && *tokenizer_.here() == ')') {
    tokenizer_.next(false);
    add_parent(NodeKind::compound, name.form, name, 0);
    return complete_operand();
  }
  open(Bracket::arguments, name);
}

void Parser::open_dict(const Token& tag) {
  if (!dict_) dict_ = tag.begin;
  const Token brace = tokenizer_.next(false);
  if (brace.kind == TokenKind::name) return add_operand(NodeKind::atom, tag);  // it is empty
  open(Bracket::dict, tag);
  read_dict_key();
}

void Parser::read_dict_key() {
  const Token key = tokenizer_.next(false);
  if (key.kind != TokenKind::name && !is_small_integer(key))
    fail(key, Message("a key is expected here"));
  const Token colon = tokenizer_.next(false);
  if (colon.kind != TokenKind::name || (colon.text() != ":" && colon.text() != "':'"))
    fail(colon, Message("a colon is expected here"));
}

// What the token is as an operator; null where it is none here.
const OperatorKinds* Parser::operator_kinds(const Token& token) const {
  const bool after_operand = levels_.back().operand_complete;
  if (token.kind == TokenKind::punctuation) {
    const bool may_be = token.is(',') || (token.is('|') && after_operand);
    return may_be ? operators_.find(token.text()) : nullptr;
  }
  if (token.kind != TokenKind::name) return nullptr;
  const bool opens = token.opens || token.opens_dict;
  if (opens && !after_operand) return nullptr;
  if (token.form == NameForm::plain) return operators_.find(token.text());
  if (token.form != NameForm::quoted) return nullptr;
  // Quotes that a name does not need make it an atom that is no operator.
  const std::string name = decode_quoted(token.text());
  const bool may_be = opens || (needs_quotes(name) && name != ".");
  return may_be ? operators_.find(name) : nullptr;
}

bool Parser::take_operator(const Token& token) {
  const OperatorKinds* kinds = operator_kinds(token);
  if (!kinds) return false;
  if (kinds->prefix && !levels_.back().operand_complete) {
    waiting_.push_back({token, kinds, OperatorKind::prefix, *kinds->prefix});
    return true;
  }
  return (kinds->infix && take_infix(token, *kinds)) ||
         (kinds->postfix && take_postfix(token, *kinds));
}

bool Parser::take_infix(const Token& token, const OperatorKinds& kinds) {
  const Operator& limits = *kinds.infix;
  demote_operator(limits.left);
  if (!levels_.back().operand_complete) return false;
  while (reduce_one(limits.left)) {
  }
  levels_.back().operand_complete = false;
  waiting_.push_back({token, &kinds, OperatorKind::infix, limits});
  return true;
}

bool Parser::take_postfix(const Token& token, const OperatorKinds& kinds) {
  const Operator& limits = *kinds.postfix;
  demote_operator(limits.left);
  if (!levels_.back().operand_complete) return false;
  while (reduce_one(limits.left)) {
  }
  const int context = waiting_here() > 0 && waiting_.back().kind != OperatorKind::postfix
                          ? waiting_.back().limits.right
                          : any_priority;
  waiting_.push_back({token, &kinds, OperatorKind::postfix, limits});
  reduce_one(context);
  return true;
}

// An operator whose right operand cannot come any more is an atom, or a postfix operator.
void Parser::demote_operator(int context) {
  if (waiting_here() == 0 || levels_.back().operand_complete) return;
  Waiting op = waiting_.back();
  if (context <= op.limits.right) return;
  if (op.kind == OperatorKind::prefix) {
    waiting_.pop_back();
    return add_operand(NodeKind::atom, op.token);
  }
  if (op.kind == OperatorKind::infix && operands_here() > 0 && op.kinds->postfix) {
    waiting_.pop_back();
    op.kind = OperatorKind::postfix;
    op.limits = *op.kinds->postfix;
    build(op);
    levels_.back().operand_complete = true;
  }
}

// Gives the last waiting operator its operands, where its priority and theirs allow it.
bool Parser::reduce_one(int context) {
  if (operands_here() == 0 || waiting_here() == 0) return false;
  const Waiting op = waiting_.back();
  if (context < op.limits.priority) return false;
  if (op.kind == OperatorKind::infix && operands_here() < 2) return false;
  const int last = priorities_.back();
  const bool fits =
      op.kind == OperatorKind::prefix ? op.limits.right >= last
      : op.kind == OperatorKind::postfix
          ? op.limits.left >= last
          : op.limits.right >= last && op.limits.left >= priorities_[priorities_.size() - 2];
  if (!fits) {
    if (context == any_priority) fail_clash(op);
    return false;
  }
  waiting_.pop_back();
  build(op);
  return true;
}

void Parser::build(const Waiting& op) {
  const std::uint32_t arity = op.kind == OperatorKind::infix ? 2 : 1;
  add_parent(NodeKind::compound, op.token.form, op.token, arity);
  priorities_.resize(priorities_.size() - arity);
  priorities_.push_back(op.limits.priority);
}

// Points behind the operator where what follows it does not fit.
void Parser::fail_clash(const Waiting& op) const {
  const bool left_fits =
      op.kind == OperatorKind::prefix ||
      (op.kind == OperatorKind::infix && op.limits.left >= priorities_[priorities_.size() - 2]);
  const char* const where = op.token.begin + (left_fits ? op.token.length : 0);
  throw SyntaxError(where, Message("the priorities of the operators here do not fit together"),
                    Message("Put brackets around what belongs together"));
}

// Leaves one operand on the level, the term that `stop` ends.
void Parser::finish_term(const Token& stop) {
  demote_operator(any_priority);
  while (reduce_one(any_priority)) {
  }
  if (operands_here() == 1 && waiting_here() == 0) return;
  if (operands_here() == 0 && waiting_here() == 1) {
    const Waiting op = waiting_.back();
    waiting_.pop_back();
    return add_operand(NodeKind::atom, op.token);
  }
  fail(stop, Message("an operator before this lacks an operand"));
}

void Parser::add_operand(NodeKind kind, const Token& token) {
  nodes_->push_back({static_cast<std::uint32_t>(token.begin - clause_begin_),
                     static_cast<std::uint32_t>(token.length), token.hash, 0, 1, kind, token.form});
  complete_operand();
}

void Parser::complete_operand() {
  levels_.back().operand_complete = true;
  priorities_.push_back(0);
}

void Parser::add_parent(NodeKind kind, NameForm form, const Token& token, std::uint32_t arity) {
  std::vector<Node>& nodes = *nodes_;
  std::size_t child = nodes.size();
  for (std::uint32_t i = 0; i < arity; ++i) child -= nodes[child - 1].size;
  const auto size = static_cast<std::uint32_t>(nodes.size() - child + 1);
  nodes.push_back({static_cast<std::uint32_t>(token.begin - clause_begin_),
                   static_cast<std::uint32_t>(token.length), token.hash, arity, size, kind, form});
}

}  // namespace minimax
