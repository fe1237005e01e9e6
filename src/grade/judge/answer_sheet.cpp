#include "grade/judge/answer_sheet.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>

#include "base/lower_case.hpp"
#include "check/predicates.hpp"
#include "facts/no_text.hpp"
#include "grade/judge/answer_clause.hpp"
#include "grade/judge/meant_answer.hpp"
#include "grade/judge/prompts.hpp"
#include "syntax/clause.hpp"
#include "syntax/neck.hpp"
#include "syntax/parser.hpp"
#include "syntax/syntax_error.hpp"
#include "syntax/term_builder.hpp"

namespace minimax::grade {

namespace {

constexpr const char* forms = msgid(
    "Answers are minimax(Pos, BestPos, Val, NodesList), value(Pos, Val), best(Pos, BestPos), "
    "evaluated(Leaves) and pruned(Leaves)");

Message with_forms(Message reason) {
  return joined({std::move(reason), Message(forms)}, ". ");
}

/// The nodes that commas join, in order.
std::vector<std::size_t> conjuncts(const Clause& clause, std::size_t node) {
  std::vector<std::size_t> parts;
  while (is_compound(clause, node, ",", 2)) {
    const std::vector<std::size_t> both = arguments(clause, node);
    parts.push_back(both[0]);
    node = both[1];
  }
  parts.push_back(node);
  return parts;
}

bool is_answer(const Clause& clause, std::size_t node) {
  return answer_kind(clause, node).has_value();
}

/// What a toplevel said a variable of a query is.
struct Binding {
  std::optional<TermId> term;
  std::optional<std::vector<TermId>> elements;  ///< where it is a list
};

/// Makes answers of clauses.
class SheetReader {
 public:
  SheetReader(const Source& source, Reference& reference)
      : source_(source), reference_(reference), builder_(reference.terms()) {}

  AnswerSheet read() {
    read_text(without_prompts(source_.text()), 0, false);
    settle_doubtful();
    if (has_directive_ && !sheet_.is_understood) sheet_.is_program = true;
    if (rule_ && !holds_for_any_ &&
        std::ranges::any_of(sheet_.answers, [&](auto& each) { return is_about(each); }))
      sheet_.doubtful_rule = rule_;
    if (sheet_.is_broken) {
      if (auto problem = find_no_text(source_.text())) {
        std::erase_if(sheet_.answers, [](const Answer& each) { return !each.problem.is_empty(); });
        sheet_.diagnostics.replace_by(*std::move(problem));
      }
    }
    return std::move(sheet_);
  }

 private:
  // What is read of a text that begins there in the source. A piece is part of a clause that
  // cannot be read as a whole.
  void read_text(std::string_view text, Offset begin, bool is_piece) {
    const Offset outer = std::exchange(begin_, begin);
    Parser parser(text, reference_.operators());
    Clause clause;
    while (!is_full()) {
      std::uint64_t clause_begin = parser.offset();
      try {
        const char* const next = parser.begin_of_next();
        if (next == nullptr) break;
        clause_begin = static_cast<std::uint64_t>(next - text.data());
        if (!parser.next(clause)) break;
      } catch (const SyntaxError& error) {
        lose_query();
        sheet_.is_broken = true;
        // What is wrong may stand before the clause: not closed, a comment behind blank lines.
        clause_begin = std::min<std::uint64_t>(parser.offset(),
                                               text.find_first_not_of(" \t\r\n", clause_begin));
        const auto size = static_cast<std::size_t>(parser.offset() - clause_begin);
        take_broken(text.substr(clause_begin, size), begin + clause_begin, error, is_piece);
        continue;
      }
      take(clause);
    }
    lose_query();
    begin_ = outer;
  }

  bool is_full() const { return sheet_.answers.size() > AnswerSheet::most_answers; }

  void take(const Clause& clause) {
    const std::size_t last = clause.nodes.size() - 1;
    const Node& root = clause.root();
    const bool has_directive_before = std::exchange(is_behind_directive_, false);
    if (query_ && take_reply(clause)) return;
    if (root.kind == NodeKind::atom && (query_ || has_directive_before)) {
      const std::string_view reply = clause.text_of(root);
      if (query_ && reply == "false")
        return lose_query(
            Message("the toplevel has found no answer to it: write the answer as a fact"));
      if (has_directive_before && (reply == "true" || reply == "false")) return;
    }
    lose_query();
    if (is_neck(clause, root)) return take_statement(clause);
    if (root.kind == NodeKind::compound) {
      if (take_answer(clause, last, {})) return;
      if (is_compound(clause, last, ",", 2)) return lose_joined(clause);
      if (is_compound(clause, last, "=", 2))
        return lose(clause,
                    Message("it tells a value but not what was asked: write the answer as a fact, "
                            "such as value(a, 4)"));
      return take_other(clause, name_of(clause, root), root.arity);
    }
    if (root.kind == NodeKind::atom && clause.text_of(root) == "end_of_file") return;
    lose(clause, no_answer());
  }

  static Message no_answer() { return with_forms(Message("this is no answer")); }

  // A rule, a directive or a query.
  void take_statement(const Clause& clause) {
    const Node& root = clause.root();
    if (root.arity == 2) {
      sheet_.is_program = true;
      if (!rule_) rule_ = begin_ + clause.offset;
      holds_for_any_ = holds_for_any_ || is_for_any(clause);
      return;
    }
    const std::size_t goal = Clause::last_child(clause.nodes.size() - 1);
    if (name_of(clause, root) == "?-" && is_answer(clause, goal)) {
      query_ = clause;
      query_offset_ = begin_ + clause.offset;
      return;
    }
    has_directive_ = is_behind_directive_ = true;
    warn(clause, Message("this is no answer"));
  }

  // What a toplevel answered, which stands behind the query that was pasted with it.
  bool take_reply(const Clause& clause) {
    std::size_t node = clause.nodes.size() - 1;
    // `B = b ;` and what came after that: the first answer is the one.
    if (is_compound(clause, node, ";", 2)) node = arguments(clause, node)[0];
    std::map<std::string, Binding> bindings;
    const Node& root = clause.nodes[node];
    const bool is_true = root.kind == NodeKind::atom && clause.text_of(root) == "true";
    for (const std::size_t part : conjuncts(clause, node)) {
      if (is_true) break;
      if (!is_compound(clause, part, "=", 2)) return false;
      const std::vector<std::size_t> sides = arguments(clause, part);
      const Node& variable = clause.nodes[sides[0]];
      if (variable.kind != NodeKind::variable) return false;
      bindings[std::string(clause.text_of(variable))] = {builder_.build(clause, sides[1]),
                                                         elements(clause, sides[1])};
    }
    const Clause query = *std::exchange(query_, std::nullopt);
    take_answer(query, Clause::last_child(query.nodes.size() - 1), bindings);
    Answer& answer = sheet_.answers.back();
    answer.offset = query_offset_;
    answer.text = first_part(query.text) + " " + first_part(clause.text);
    return true;
  }

  // A query without an answer.
  void lose_query(Message why = Message(
                      "it asks and does not answer: write the answer as a fact, or behind the "
                      "query what the toplevel has answered")) {
    if (!query_) return;
    const Clause query = *std::exchange(query_, std::nullopt);
    lose(query.text, query_offset_, std::move(why));
  }

  using Bindings = std::map<std::string, Binding>;

  bool take_answer(const Clause& clause, std::size_t node, const Bindings& bindings) {
    const std::optional<Answer::Kind> kind = answer_kind(clause, node);
    if (!kind) return false;
    const std::vector<std::size_t> parts = arguments(clause, node);
    Answer answer{.kind = *kind, .offset = begin_ + clause.offset, .text = {}};
    answer.text = clause.text.substr(0, clause.text.size() - 1);
    switch (answer.kind) {
      case Answer::Kind::minimax:
        answer.positions = list(clause, parts[3], bindings, answer.hint);
        answer.value = term(clause, parts[2], bindings);
        [[fallthrough]];
      case Answer::Kind::best:
        answer.best = position(clause, parts[1], bindings, answer.hint);
        answer.position = position(clause, parts[0], bindings, answer.hint);
        break;
      case Answer::Kind::value:
        answer.value = term(clause, parts[1], bindings);
        answer.position = position(clause, parts[0], bindings, answer.hint);
        break;
      default:
        answer.positions = list(clause, parts[0], bindings, answer.hint);
    }
    sheet_.is_understood = true;
    sheet_.answers.push_back(std::move(answer));
    check_full(clause);
    return true;
  }

  // A fact that is no answer.
  void take_other(const Clause& clause, const std::string& name, std::size_t arity) {
    if (is_of_game(name, arity)) {
      has_game_ = true;
      return warn(clause, Message("the facts of a game are no answer"));
    }
    const std::string indicator = fmt::format("{}/{}", name, arity);
    if (const std::string meant = meant_answer(name, arity); !meant.empty())
      return lose(clause, Message("{predicate} is no answer; did you mean {meant}?",
                                  {{"predicate", indicator}, {"meant", meant}}));
    const bool is_slip = meant_predicate({name, arity, clause.offset, clause.text}).has_value();
    Message reason("{predicate} is no answer", {{"predicate", indicator}});
    if (is_slip || !is_about_game(clause)) return warn(clause, std::move(reason));
    doubtful_.push_back(sheet_.answers.size());
    lose(clause, with_forms(std::move(reason)));
  }

  bool is_about_game(const Clause& clause) {
    const std::vector<std::size_t> parts = arguments(clause, clause.nodes.size() - 1);
    if (parts.empty()) return false;  // foo()
    const auto position = builder_.build(clause, parts[0]);
    return position && reference_.is_position(*position);
  }

  // Whether a rule is about any position, as that of a program is.
  bool is_for_any(const Clause& clause) {
    const std::size_t head = arguments(clause, clause.nodes.size() - 1).front();
    const std::vector<std::size_t> parts = arguments(clause, head);
    return !parts.empty() && !builder_.build(clause, parts[0]);
  }

  // A program may hold facts of the same name that are about something else.
  bool is_about(const Answer& answer) {
    if (answer.position) return reference_.is_position(*answer.position);
    return answer.positions && !answer.positions->empty() &&
           reference_.is_position(answer.positions->front());
  }

  // Who hands in a game has predicates of their own beside it.
  void settle_doubtful() {
    if (!has_game_) return;
    for (const std::size_t each : doubtful_) sheet_.answers[each].problem = {};
    std::erase_if(sheet_.answers, [](const Answer& each) {
      return each.kind == Answer::Kind::unread && each.problem.is_empty();
    });
  }

  // Each of them, so that none is lost with the others.
  void lose_joined(const Clause& clause) {
    const std::vector<std::size_t> parts = conjuncts(clause, clause.nodes.size() - 1);
    if (std::ranges::none_of(parts, [&](std::size_t part) { return is_answer(clause, part); }))
      return lose(clause, no_answer());
    for (std::size_t i = 0; i < parts.size() && !is_full(); ++i) {
      const std::size_t begin = begin_of(clause, parts[i]);
      const std::size_t end =
          i + 1 < parts.size() ? begin_of(clause, parts[i + 1]) : clause.text.size() - 1;
      lose(clause.text.substr(begin, end - begin), begin_ + clause.offset + begin,
           Message(i + 1 < parts.size()
                       ? "it ends with a comma where a full stop has to be"
                       : "a comma before it joins it with another answer: a full stop has to be "
                         "there"));
    }
  }

  // Answers that begin on a line of their own are taken for themselves: one that is wrong would
  // swallow the others.
  void take_broken(std::string_view text, Offset begin, const SyntaxError& error, bool is_piece) {
    if (!is_piece && !has_neck(text)) {
      const std::vector<std::size_t> begins = lines_of_answers(text);
      for (std::size_t i = 0; i < begins.size() && begins.size() > 1; ++i) {
        const std::size_t end = i + 1 < begins.size() ? begins[i + 1] : text.size();
        const std::string piece(text.substr(begins[i], end - begins[i]));
        read_text(piece, begin + begins[i], true);
      }
      if (begins.size() > 1) return;
    }
    lose(text, begin, broken_reason(text, error));
  }

  // And where the text begins, whatever stands there.
  static std::vector<std::size_t> lines_of_answers(std::string_view text) {
    std::vector<std::size_t> begins = {0};
    for (std::size_t end = text.find('\n'); end != text.npos; end = text.find('\n', end + 1)) {
      const std::size_t begin = text.find_first_not_of(" \t\r\n", end);
      if (begin != text.npos && begin > begins.back() && begins_as_answer(text.substr(begin)))
        begins.push_back(begin);
    }
    return begins;
  }

  void lose(const Clause& clause, Message reason) {
    lose(clause.text, begin_ + clause.offset, std::move(reason));
  }

  void lose(std::string_view text, Offset offset, Message reason) {
    if (is_full()) return;
    Answer answer{.kind = Answer::Kind::unread, .offset = offset, .text = {}};
    answer.text = first_part(text);
    answer.problem = std::move(reason);
    sheet_.answers.push_back(std::move(answer));
  }

  // The last answer tells that there were more.
  void check_full(const Clause& clause) {
    if (sheet_.answers.size() == AnswerSheet::most_answers)
      lose(clause, Message("a file has at most {count} answer: what comes after it is not read",
                           "a file has at most {count} answers: what comes after it is not read",
                           AnswerSheet::most_answers));
  }

  void warn(const Clause& clause, Message message) {
    sheet_.diagnostics.add({Severity::warning, begin_ + clause.offset, std::move(message),
                            as_sentence(Message(forms)), DiagnosticKind::directive});
  }

  const Binding* binding(const Clause& clause, std::size_t node, const Bindings& bindings) const {
    if (clause.nodes[node].kind != NodeKind::variable) return nullptr;
    const auto found = bindings.find(std::string(clause.text_of(clause.nodes[node])));
    return found == bindings.end() ? nullptr : &found->second;
  }

  std::optional<TermId> term(const Clause& clause, std::size_t node, const Bindings& bindings) {
    const Binding* const bound = binding(clause, node, bindings);
    return bound != nullptr ? bound->term : builder_.build(clause, node);
  }

  // A capital is a slip where the position is there without it.
  std::optional<TermId> position(const Clause& clause, std::size_t node, const Bindings& bindings,
                                 Message& hint) {
    std::optional<TermId> term = this->term(clause, node, bindings);
    if (!term) add_hint(clause, node, hint);
    return term;
  }

  std::optional<std::vector<TermId>> list(const Clause& clause, std::size_t node,
                                          const Bindings& bindings, Message& hint) {
    const Binding* const bound = binding(clause, node, bindings);
    std::optional<std::vector<TermId>> list =
        bound != nullptr ? bound->elements : elements(clause, node);
    if (!list) add_hint(clause, node, hint);
    return list;
  }

  std::optional<std::vector<TermId>> elements(const Clause& clause, std::size_t node) {
    std::vector<TermId> elements;
    if (!builder_.build_elements(clause, node, elements)) return std::nullopt;
    return elements;
  }

  // The first variable that was given a name, in what should hold none.
  void add_hint(const Clause& clause, std::size_t node, Message& hint) {
    const std::size_t size = clause.nodes[node].size;
    for (std::size_t i = node + 1 - size; i <= node; ++i) {
      const Node& each = clause.nodes[i];
      const std::string name(clause.text_of(each));
      if (each.kind != NodeKind::variable || name.starts_with('_')) continue;
      std::string small = name;
      small.front() = lower_case(small.front());
      hint = reference_.is_position(reference_.terms().atom(small))
                 ? Message(
                       "{name} is a variable, since it begins with a capital or with _; did "
                       "you mean {meant}?",
                       {{"name", name}, {"meant", small}})
                 : Message("{name} is a variable, since it begins with a capital or with _",
                           {{"name", name}});
      return;
    }
  }

  const Source& source_;
  Reference& reference_;
  TermBuilder builder_;
  AnswerSheet sheet_;
  Offset begin_ = 0;             // in the source, of the text that is read
  std::optional<Clause> query_;  // that waits for its answer
  Offset query_offset_ = 0;
  std::vector<std::size_t> doubtful_;  // answers that are none, unless the file holds a game
  std::optional<Offset> rule_;         // the first
  bool holds_for_any_ = false;         // such a rule
  bool has_directive_ = false;
  bool is_behind_directive_ = false;  // the toplevel's reply to it may come
  bool has_game_ = false;
};

}  // namespace

AnswerSheet read_answers(const Source& source, Reference& reference) {
  return SheetReader(source, reference).read();
}

}  // namespace minimax::grade
