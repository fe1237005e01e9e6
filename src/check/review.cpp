#include "check/review.hpp"

#include <algorithm>
#include <utility>

#include "term/writer.hpp"

namespace minimax {

std::size_t LineIndex::line(Offset offset) const {
  if (line_feeds_.empty()) {
    for (std::size_t at = text_.find('\n'); at != text_.npos; at = text_.find('\n', at + 1))
      line_feeds_.push_back(at);
  }
  const auto before = std::ranges::lower_bound(line_feeds_, offset) - line_feeds_.begin();
  return static_cast<std::size_t>(before) + 1;
}

Review::Review(const Source& source, FactRecord&& facts, const OperatorTable& operators,
               bool complete, Diagnostics& diagnostics)
    : record(std::move(facts)),
      game(record.take_game()),
      operators(operators),
      complete(complete),
      lines(source.text()),
      shape(find_shape(game, record.overridden_successors())),
      positions(game.positions()),
      lost(record),
      diagnostics(diagnostics) {
  if (complete) slips = find_position_slips(*this);
}

std::string Review::text(TermId term) const {
  return write_argument(game.terms(), term, operators);
}

bool Review::knows_mover(TermId position) const {
  if (is_leaf(position) || !game.declaration(position).none()) return true;
  MoverOfSuccessors movers;
  for (const TermId successor : game.successors(position)) movers.add(game.declaration(successor));
  return movers.deduced().has_value();
}

bool Review::is_isolated(TermId position) const {
  const bool has_other_roots = !shape.trees.empty() || !shape.circles.empty();
  return has_other_roots && is_leaf(position) && !is_successor(position);
}

bool Review::may_be_lost(TermId position) {
  return !lost.empty() && lost.explain(text(position));
}

bool Review::may_be_unlinked(TermId position) const {
  return !lost.empty() && lost.explain_unreached(text(position));
}

Message Review::did_you_mean(TermId position) const {
  const auto meant = slips.meant.find(position);
  if (meant == slips.meant.end()) return {};
  const TermId other = meant->second;
  return Message("Did you mean {position}, as in line {line}?",
                 {{"position", text(other)}, {"line", line(mentions(other).best())}});
}

void Review::error(DiagnosticKind kind, Offset offset, Message message, Message advice) {
  diagnostics.add({Severity::error, offset, std::move(message), std::move(advice), kind});
}

void Review::warn(DiagnosticKind kind, Offset offset, Message message, Message advice) {
  diagnostics.add({Severity::warning, offset, std::move(message), std::move(advice), kind});
}

}  // namespace minimax
