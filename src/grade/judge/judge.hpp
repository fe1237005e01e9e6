// Whether answers are right, and where they first go wrong.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/message.hpp"
#include "grade/judge/answer_sheet.hpp"
#include "grade/judge/reference.hpp"
#include "grade/judge/rules.hpp"
#include "term/arithmetic.hpp"
#include "term/number.hpp"

namespace minimax::grade {

enum class Outcome : std::uint8_t {
  right,
  wrong,
  none,    ///< what should be said is absent
  unread,  ///< it is not understood
};

struct Judgement {
  Outcome outcome = Outcome::right;
  /// Where the answer first goes wrong, for the student: a sentence without a full stop. Empty
  /// where it is right.
  Message reason = {};
};

/// Judges answers about one game: the longer it lives, the less a student may have it compute. A
/// line of play is looked at as it is found by hand, from its end to the root: what was wrong first
/// has made wrong what comes after it.
class Judge {
 public:
  /// The reference must outlive this.
  Judge(Reference& reference, Rules rules) : reference_(reference), rules_(rules) {}

  /// An answer about leaves is about alpha-beta from its position, or else from where the game
  /// begins.
  Judgement judge(const Answer& answer);

  /// The best successors that are right, in order; none of a leaf.
  std::vector<TermId> right_successors(TermId position);

 private:
  using Reason = std::optional<Message>;  // nothing where nothing is wrong

  Judgement judge_minimax(const Answer& answer);
  Judgement judge_value(const Answer& answer);
  Judgement judge_best(const Answer& answer);
  Judgement judge_evaluated(const Answer& answer);
  Judgement judge_pruned(const Answer& answer);

  Reason wrong_in_leaf(const Answer& answer);
  Reason wrong_in_shape(TermId root, TermId best, const std::vector<TermId>& line);
  Reason wrong_in_choices(TermId root, const std::vector<TermId>& line);
  Reason wrong_choice(TermId position, TermId taken);
  Reason wrong_tie(TermId position, TermId taken);
  Reason wrong_successor(TermId position, TermId taken);
  Reason wrong_evaluated(const std::vector<TermId>& leaves, TermId root, const Pruning& pruning);
  Reason wrong_pruned(const std::vector<TermId>& leaves, TermId root, const Pruning& pruning);
  /// Right where it is by one of the rules that count; else what is wrong by the first of them.
  template <class Wrong>
  Judgement by_rules(const Answer& answer, Wrong wrong);
  Reason no_leaf(TermId term, TermId root);
  std::vector<TermId> best_successors(TermId position);

  Message choice_text(TermId position);
  std::string text(TermId term) { return reference_.text(term); }
  Message list(const std::vector<TermId>& terms);
  Message leaf_value_text(TermId leaf, TermId written);
  /// Of the game's own values: what they cost is the teacher's business.
  const Number& number(TermId value);
  const Number& value(TermId position) { return number(reference_.value(position)); }
  /// What the student wrote: it is evaluated once, and within a budget.
  const Evaluated& written(TermId value);
  bool is_written(TermId right, TermId value);
  /// Also why it is no number, where it is none.
  Message written_text(TermId value);
  bool is_leaf(TermId position) { return reference_.successors(position).empty(); }

  Reference& reference_;
  Rules rules_;
  EvaluationBudget budget_;  // of all answers
  std::map<TermId, Number> numbers_;
  std::map<TermId, Evaluated> written_;
};

}  // namespace minimax::grade
