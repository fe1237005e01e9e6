// What the reader of a fact file tells, as text.
#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>

#include "facts/diagnostics.hpp"
#include "facts/fact_reader.hpp"
#include "term/writer.hpp"

namespace minimax {

/// A line for each fact; `@` before the offset of a term.
class RecordedFacts final : public FactSink {
 public:
  RecordedFacts(const TermTable& terms, const OperatorTable& operators)
      : terms_(terms), operators_(operators) {}

  void take(const MovesFact& fact) override {
    std::string successors;
    for (std::size_t i = 0; i < fact.successors.size(); ++i) {
      successors += ' ';
      if (!fact.probabilities.empty())
        successors +=
            (fact.probabilities[i] ? written(*fact.probabilities[i]) : std::string("none")) + ':';
      successors += fmt::format("{}@{}", written(fact.successors[i]), fact.places.offset(i));
    }
    text += fmt::format("moves {}@{}:{}\n", written(fact.position), fact.offset, successors);
  }
  void take(const ValueFact& fact) override {
    text += fmt::format("value {}@{} {}@{}\n", written(fact.position), fact.offset,
                        written(fact.value), fact.value_offset);
  }
  void take(const MoverFact& fact) override {
    const char* const mover = fact.mover == Mover::max   ? "max"
                              : fact.mover == Mover::min ? "min"
                                                         : "chance";
    text += fmt::format("{} {}@{}\n", mover, written(fact.position), fact.offset);
  }
  void player(const PlayerFact& fact) override {
    text += fmt::format("player {}@{} {}@{}\n", written(fact.position), fact.offset,
                        written(fact.player), fact.player_offset);
  }
  void players(const PlayersFact& fact) override {
    text += "players";
    for (const TermId player : fact.players) text += " " + written(player);
    text += fmt::format("@{}\n", fact.offset);
  }
  void begin_again() override { text.clear(); }
  void begin(const BeginFact& fact) override {
    text += fmt::format("begin {}@{}\n", written(fact.position), fact.offset);
  }
  void name(const NameFact& fact) override {
    text += fmt::format("name {} {} {}\n", written(fact.position), written(fact.successor),
                        written(fact.name));
  }
  void pass(const OtherFact& fact) override {
    text += fmt::format("pass {}/{}@{} {}\n", fact.name, fact.arity, fact.offset, fact.text);
  }
  void lose(std::string_view clause) override { text += fmt::format("lose {}\n", clause); }

  std::string text;

 private:
  std::string written(TermId term) const { return write_quoted(terms_, term, operators_); }

  const TermTable& terms_;
  const OperatorTable& operators_;
};

struct Reading {
  std::string facts;
  std::string diagnostics;  ///< each as `LINE:COLUMN severity kind: message`
};

inline Reading read_facts(const Source& source, const Parsing& parsing,
                          Compounds compounds = Compounds::spelled) {
  TermTable terms(compounds);
  OperatorTable operators;
  Diagnostics diagnostics;
  RecordedFacts recorded(terms, operators);
  read_facts(source, terms, operators, diagnostics, recorded, {}, parsing);
  const std::vector<Diagnostic> told = diagnostics.in_order();
  const std::vector<Place> places = places_of(told, source);
  Reading reading{recorded.text, {}};
  for (std::size_t i = 0; i < places.size(); ++i) {
    const Diagnostic& each = told[i];
    reading.diagnostics += fmt::format("{}:{} {} {}: {}\n", places[i].line, places[i].column,
                                       each.severity == Severity::error ? "error" : "warning",
                                       name_of(each.kind), in_english(each.message));
  }
  return reading;
}

inline Reading read_facts(std::string_view text, const Parsing& parsing = {},
                          Compounds compounds = Compounds::spelled) {
  return read_facts(Source::of_text("tree.pl", text), parsing, compounds);
}

}  // namespace minimax
