#include <fmt/format.h>

#include <algorithm>
#include <string>
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

void check_several(Review& review, const std::vector<TermId>& roots) {
  if (roots.size() < 2) return;
  std::string list;
  for (std::size_t i = 0; i < roots.size() && i < shown_roots; ++i) {
    if (i > 0) list += i + 1 == roots.size() ? " and " : ", ";
    list += fmt::format("{} ({})", review.text(roots[i]),
                        review.line(review.mentions(roots[i]).best()));
  }
  if (roots.size() > shown_roots) list += fmt::format(" and {} more", roots.size() - shown_roots);
  review.warn(DiagnosticKind::several_roots, review.mentions(roots.front()).best(),
              fmt::format("{} positions may be the root, as no position leads to them: {}",
                          roots.size(), list),
              "Say which one to search from; or add the others to the successors of a position.");
}

void check_isolated(Review& review, TermId position) {
  const std::string text = review.text(position);
  const std::string slip = review.did_you_mean(position);
  review.warn(slip.empty() ? DiagnosticKind::unreached : DiagnosticKind::misspelt_position,
              review.mentions(position).best(),
              fmt::format("no position leads to {}, and it leads to none", text),
              slip.empty() ? "Add it to the successors of a position, or remove its facts." : slip);
}

void check_cut_off(Review& review, const Circle& circle) {
  const TermId first = circle.loop.front();
  const std::string others =
      circle.cut_off == 1   ? ""
      : circle.cut_off == 2 ? ", nor the position behind it"
                            : fmt::format(", nor the {} positions behind it", circle.cut_off - 1);
  review.warn(DiagnosticKind::unreached, review.mentions(first).best(),
              fmt::format("no root reaches {}{}", review.text(first), others),
              "Add it to the successors of a position that a root reaches, or remove its facts.");
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
