#include <algorithm>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "check/checks.hpp"

namespace minimax {

namespace {

constexpr std::size_t shown_roots = 20;

bool is_explained(const Review& review, TermId position) {
  return review.slips.explained.contains(position) || review.may_be_unlinked(position);
}

// Those of the positions that no other message accounts for, in the order of the source.
std::vector<TermId> unexplained(const Review& review, std::vector<TermId> positions) {
  std::erase_if(positions, [&](TermId position) { return is_explained(review, position); });
  std::ranges::sort(positions, {},
                    [&](TermId position) { return review.mentions(position).best(); });
  return positions;
}

Message root_text(const Review& review, TermId root) {
  return Message("{position} (line {line})", {{"position", review.text(root)},
                                              {"line", review.line(review.mentions(root).best())}});
}

// Of many the first.
Message list_of(const Review& review, std::span<const TermId> roots) {
  const bool are_many = roots.size() > shown_roots;
  Message list = root_text(review, roots[0]);
  for (std::size_t i = 1; i < std::min(roots.size(), shown_roots); ++i) {
    std::vector<MessagePart> parts = {{"first", std::move(list)},
                                      {"last", root_text(review, roots[i])}};
    list = i + 1 == roots.size() ? Message("{first} and {last}", std::move(parts))
                                 : Message("{first}, {last}", std::move(parts));
  }
  if (!are_many) return list;
  return Message("{list} and {count} more", "{list} and {count} more", roots.size() - shown_roots,
                 {{"list", std::move(list)}});
}

void check_several(Review& review, const std::vector<TermId>& roots) {
  if (roots.size() < 2) return;
  review.warn(
      DiagnosticKind::several_roots, review.mentions(roots.front()).best(),
      Message("{count} position may be the root, as no position leads to it: {roots}",
              "{count} positions may be the root, as no position leads to them: {roots}",
              roots.size(), {{"roots", list_of(review, roots)}}),
      Message("Say which one to search from; or add the others to the successors of a position."));
}

void check_isolated(Review& review, TermId position) {
  Message slip = review.did_you_mean(position);
  const bool is_slip = !slip.is_empty();
  review.warn(is_slip ? DiagnosticKind::misspelt_position : DiagnosticKind::unreached,
              review.mentions(position).best(),
              Message("no position leads to {position}, and it leads to none",
                      {{"position", review.text(position)}}),
              is_slip ? std::move(slip)
                      : Message("Add it to the successors of a position, or remove its facts."));
}

Message cut_off_text(const Review& review, const Circle& circle) {
  const std::string first = review.text(circle.loop.front());
  if (circle.cut_off == 1) return Message("no root reaches {position}", {{"position", first}});
  return Message("no root reaches {position}, nor the position behind it",
                 "no root reaches {position}, nor the {count} positions behind it",
                 circle.cut_off - 1, {{"position", first}});
}

void check_cut_off(Review& review, const Circle& circle) {
  review.warn(
      DiagnosticKind::unreached, review.mentions(circle.loop.front()).best(),
      cut_off_text(review, circle),
      Message("Add it to the successors of a position that a root reaches, or remove its facts."));
}

}  // namespace

void check_roots(Review& review) {
  if (!review.complete) return;
  const Shape& shape = review.shape;
  const bool has_others = !shape.trees.empty() || !shape.circles.empty();
  const std::vector<TermId> isolated = unexplained(review, shape.isolated);
  check_several(review, has_others ? unexplained(review, shape.trees) : isolated);
  if (has_others) {
    for (const TermId position : isolated) check_isolated(review, position);
  }
  // Where all begins with one circle, its own message says that there is no root.
  const auto cut_off =
      std::ranges::count_if(shape.circles, [](const Circle& circle) { return circle.cut_off > 0; });
  if (shape.trees.empty() && cut_off == 1) return;
  for (const Circle& circle : shape.circles) {
    if (circle.cut_off > 0 && !is_explained(review, circle.loop.front()))
      check_cut_off(review, circle);
  }
}

}  // namespace minimax
