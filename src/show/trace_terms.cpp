#include "show/trace_terms.hpp"

#include "ask/mapped_event.hpp"
#include "game/mover.hpp"
#include "show/mover_name.hpp"
#include "term/writer.hpp"

namespace minimax {

namespace {

/// The words of a trace for its terms.
struct ToldTerms {
  const TraceTerms& terms;

  std::string position(TermId position) const { return terms.text(position); }
  std::string value(TermId value) const { return terms.text(value); }
  ToldMover player(const WrittenMover& mover) const { return terms.mover(mover); }
};

}  // namespace

std::string TraceTerms::text(TermId term) const {
  return write_argument(terms(), term, operators_);
}

std::vector<std::string> TraceTerms::texts(const std::vector<TermId>& terms) const {
  std::vector<std::string> texts;
  for (const TermId term : terms) texts.push_back(text(term));
  return texts;
}

ToldMover TraceTerms::mover(const WrittenMover& mover) const {
  if (!mover.name) return {mover.mover, title_of(mover.mover)};
  const bool is_number = terms().kind(*mover.name) == TermKind::number;
  const std::string name = text(*mover.name);
  return {mover.mover, is_number ? numbered_player(name) : name};
}

ToldEvent TraceTerms::told(const WrittenEvent& event) const {
  const ToldTerms words{*this};
  return mapped(event, words);
}

}  // namespace minimax
