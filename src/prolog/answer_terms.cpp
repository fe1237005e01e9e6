#include "prolog/answer_terms.hpp"

#include <cstddef>
#include <cstdint>
#include <span>

#include "ask/option_table.hpp"
#include "prolog/term_list.hpp"
#include "prolog/term_writer.hpp"

namespace minimax::prolog {

namespace {

void put_compound(term_t to, const char* name, int arity, term_t arguments) {
  check(PL_cons_functor_v(to, new_functor(name, static_cast<std::size_t>(arity)), arguments));
}

void put_plies(term_t to, std::optional<Plies> plies) {
  if (plies && *plies != unlimited_plies)
    check(PL_put_integer(to, static_cast<long>(*plies)));
  else
    check(PL_put_atom_chars(to, "unlimited"));
}

/// The facts of a certificate, from the last to the first.
class CertificateList {
 public:
  CertificateList(GameTerms& game, term_t list) : game_(game), list_(list) {
    check(PL_put_nil(list_));
  }

  /// leaf(Player, Pos, Plies, Val) and before them play(Player, Pos, Plies, Succ).
  void add(const char* player, const Strategy<TermId>& strategy) {
    for (std::size_t i = strategy.leaves.size(); i-- > 0;) {
      const PositionAt<TermId>& leaf = strategy.leaves[i];
      add("leaf", player, leaf, [&](term_t to) { game_.put_value(to, leaf.position); });
    }
    for (std::size_t i = strategy.plays.size(); i-- > 0;) {
      const auto& play = strategy.plays[i];
      add("play", player, play.at, [&](term_t to) { game_.put_position(to, play.successor); });
    }
  }
  /// Of consecutive references.
  void add(const char* name, int arity, term_t parts) {
    const term_t fact = new_term();
    put_compound(fact, name, arity, parts);
    check(PL_cons_list(list_, fact, list_));
  }

 private:
  template <class PutLast>
  void add(const char* name, const char* player, const PositionAt<TermId>& at, PutLast put_last) {
    const term_t parts = new_terms(4);
    check(PL_put_atom_chars(parts, player));
    game_.put_position(parts + 1, at.position);
    put_plies(parts + 2, at.remaining);
    put_last(parts + 3);
    add(name, 4, parts);
    PL_reset_term_refs(parts);
  }

  GameTerms& game_;
  term_t list_;
};

}  // namespace

void AnswerTerms::put_answers(term_t to, const Found& found) {
  put_list(to, std::span(found.answers),
           [&](term_t term, const FoundAnswer& answer) { put_answer(term, found, answer); });
}

void AnswerTerms::put_answer(term_t to, const Found& found, const FoundAnswer& answer) {
  const term_t parts = new_terms(3);
  if (answer.best) game_.put_position(parts, *answer.best);
  put_value(parts + 1, answer.value);
  if (found.policy)
    put_policy(parts + 2, *found.policy);
  else
    put_positions(parts + 2, answer.nodes);
  put_compound(to, "answer", 3, parts);
}

void AnswerTerms::put_value(term_t to, const FoundValue& value) {
  switch (value.origin) {
    case FoundValue::Origin::position:
      return game_.put_value(to, value.position);
    case FoundValue::Origin::repetition:
      return check(PL_put_term(to, repetition_->written));
    case FoundValue::Origin::number:
      return write_number(to, value.numbers.front());
    case FoundValue::Origin::payoffs:
      break;
  }
  put_numbers(to, value.numbers);
}

void AnswerTerms::put_positions(term_t to, const std::vector<TermId>& positions) {
  put_list(to, std::span(positions),
           [&](term_t term, TermId position) { game_.put_position(term, position); });
}

// Each step as Position-[Successor, ...].
void AnswerTerms::put_policy(term_t to, const std::vector<FoundStep>& steps) {
  put_list(to, std::span(steps), [&](term_t term, const FoundStep& step) {
    Frame frame;
    const term_t parts = new_terms(2);
    game_.put_position(parts, step.position);
    put_positions(parts + 1, step.successors);
    put_compound(term, "-", 2, parts);
    frame.keep();
  });
}

void AnswerTerms::put_certificate(term_t to, const Proved& proved) {
  CertificateList facts(game_, to);
  facts.add("min", proved.min);
  facts.add("max", proved.max);
  const term_t claim = new_terms(3);
  game_.put_position(claim, proved.root.position);
  put_value(claim + 1, proved.found.answers.front().value);
  put_plies(claim + 2, proved.root.remaining);
  facts.add("claim", 3, claim);
}

void AnswerTerms::put_warnings(term_t to, const Found& found,
                               std::optional<TermId> rule_difference) {
  check(PL_put_nil(to));
  const auto add = [&](const char* name, term_t argument) {
    const term_t warning = new_term();
    put_compound(warning, name, 1, argument);
    check(PL_cons_list(to, warning, to));
  };
  const term_t argument = new_term();
  if (rule_difference) {
    game_.put_position(argument, *rule_difference);
    add("mover_rules", argument);
  }
  if (found.has_more) {
    check(PL_put_int64(argument, static_cast<std::int64_t>(found.answers.size())));
    add("more_lines", argument);
  }
}

namespace {

std::int64_t signed_count(std::uint64_t count) {
  return static_cast<std::int64_t>(count);
}

// calls([call(Name, Calls, Seconds), ...])
void put_calls(term_t to, const Askings& askings) {
  const term_t list = new_term();
  put_list(list, std::span(askings.predicates), [](term_t term, const Askings::Predicate& each) {
    check(PL_put_variable(term) &&
          PL_unify_term(term, PL_FUNCTOR_CHARS, "call", 3, PL_UTF8_CHARS, each.name.c_str(),
                        PL_INT64, signed_count(each.calls), PL_FLOAT, each.time.count()));
  });
  put_compound(to, "calls", 1, list);
}

}  // namespace

void put_statistics(term_t to, const SearchReport& report) {
  const double seconds = report.time.count();
  const Statistics all = report.statistics + report.line_statistics;
  const auto rate = seconds > 0 ? static_cast<double>(all.positions) / seconds : 0.0;
  const term_t depth = new_term();
  put_plies(depth, report.depth);
  check(PL_put_variable(to));
  GrowingList list(to);
  const auto add = [&](const char* name, auto... value) {
    list.add([&](term_t term) { check(PL_unify_term(term, PL_FUNCTOR_CHARS, name, 1, value...)); });
  };
  add("algorithm", PL_UTF8_CHARS, name_of(report.algorithm).data());
  add("complete", PL_BOOL, int{report.complete});
  add("depth", PL_TERM, depth);
  add("positions", PL_INT64, signed_count(report.statistics.positions));
  add("leaves", PL_INT64, signed_count(report.statistics.leaves));
  add("cut_offs", PL_INT64, signed_count(report.statistics.cut_offs));
  add("table_hits", PL_INT64, signed_count(report.statistics.table_hits));
  add("line_positions", PL_INT64, signed_count(report.line_statistics.positions));
  add("seconds", PL_FLOAT, seconds);
  add("positions_per_second", PL_FLOAT, rate);
  if (report.askings) {
    add("asked", PL_INT64, signed_count(report.askings->positions));
    list.add([&](term_t term) { put_calls(term, *report.askings); });
  }
  list.close();
}

}  // namespace minimax::prolog
