// From tokens to clauses.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "syntax/clause.hpp"
#include "syntax/syntax_error.hpp"
#include "syntax/tokenizer.hpp"
#include "term/operators.hpp"

namespace minimax {

/// Reads the clauses of a text one after the other, with SWI-Prolog's own method: operators and
/// operands wait in two queues (pl-read.c, complex_term), so that the same texts are accepted and
/// give the same terms, odd ones included. Brackets nest on a stack of our own: up to
/// `nesting_limit` deep, without recursion.
class Parser {
 public:
  static constexpr std::size_t nesting_limit = 1'000'000;

  /// The text must be followed by a zero byte that does not belong to it. `operators` is looked up
  /// at each name, so a change holds from the next clause on.
  Parser(std::string_view text, const OperatorTable& operators)
      : text_(text), tokenizer_(text), operators_(operators) {}

  /// Begins that many bytes behind the begin of the text: before the first clause only.
  void skip(std::size_t bytes) { tokenizer_.move_to(text_.data() + bytes); }

  /// How many bytes of the text are read.
  std::uint64_t offset() const noexcept {
    return static_cast<std::uint64_t>(tokenizer_.here() - text_.data());
  }

  /// The byte behind them.
  const char* here() const noexcept { return tokenizer_.here(); }

  /// Where the text of the next clause begins; nullptr at the end of the text. Throws SyntaxError
  /// where the comment before it is wrong.
  const char* begin_of_next() { return tokenizer_.skip_layout() ? tokenizer_.here() : nullptr; }
  /// Goes on behind a clause that somebody else has read: at the byte behind its full stop.
  void resume(const char* end) { tokenizer_.move_to(end); }

  /// Reads the next clause into `clause`, whose memory is used again; false at the end of the
  /// text. Throws SyntaxError, and can be asked for the clause after the wrong one then.
  bool next(Clause& clause);
  /// Whether the clause that was read last is the same for every table of operators.
  bool was_plain() const noexcept { return was_plain_; }

 private:
  enum class OperatorKind : std::uint8_t { prefix, infix, postfix };
  /// An operator that waits for its operands.
  struct Waiting {
    Token token;
    const OperatorKinds* kinds;  // that the name has
    OperatorKind kind;
    Operator limits;
  };
  enum class Bracket : std::uint8_t {
    clause,
    arguments,
    parentheses,
    braces,
    list,
    list_tail,
    dict,
    quasi_quotation,  // its type
  };
  /// A bracket that is open, with the state of the term that is read inside it.
  struct Level {
    Bracket bracket;
    bool operand_complete;      // one operand more than operators
    std::uint32_t elements;     // complete ones, of arguments, a list or a dict
    std::size_t first_waiting;  // in waiting_
    std::size_t first_operand;  // in priorities_
    Token opener;               // the name of a compound, or the bracket
  };

  std::optional<SyntaxError> try_clause();
  void find_end(std::optional<SyntaxError> error);
  void read_clause();
  bool take_operator(const Token& token);
  bool take_infix(const Token& token, const OperatorKinds& kinds);
  bool take_postfix(const Token& token, const OperatorKinds& kinds);
  void take_operand(const Token& token);
  void open(Bracket bracket, const Token& opener);
  void open_arguments(const Token& name);
  void open_dict(const Token& tag);
  void read_dict_key();
  bool closes(const Token& token) const;
  bool close(const Token& token);

  void finish_term(const Token& stop);
  void demote_operator(int context);
  bool reduce_one(int context);
  void build(const Waiting& op);
  [[noreturn]] void fail_clash(const Waiting& op) const;

  void add_operand(NodeKind kind, const Token& token);
  void add_parent(NodeKind kind, NameForm form, const Token& token, std::uint32_t arity);
  void complete_operand();

  const OperatorKinds* operator_kinds(const Token& token) const;
  std::size_t waiting_here() const { return waiting_.size() - levels_.back().first_waiting; }
  std::size_t operands_here() const { return priorities_.size() - levels_.back().first_operand; }

  std::string_view text_;
  Tokenizer tokenizer_;
  const OperatorTable& operators_;
  const char* clause_begin_ = nullptr;
  bool was_plain_ = false;
  const char* dict_ = nullptr;  // the first one of the clause
  std::vector<Node>* nodes_ = nullptr;
  std::vector<Level> levels_;
  std::vector<Waiting> waiting_;
  std::vector<int> priorities_;  // of the operands that wait
};

}  // namespace minimax
