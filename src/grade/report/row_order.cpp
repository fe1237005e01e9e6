#include "grade/report/row_order.hpp"

#include <algorithm>

#include "base/fold_case.hpp"
#include "grade/report/score.hpp"

namespace minimax::grade {

void put_in_order(std::vector<Marked>& rows, RowOrder order) {
  const auto by = [&](auto key) { std::ranges::stable_sort(rows, {}, key); };
  const auto name = [](const Marked& marked) {
    return folded_case(marked.student.empty() ? marked.file : marked.student);
  };
  if (order != RowOrder::found) by(name);
  if (order == RowOrder::verdict)
    by([](const Marked& marked) { return -static_cast<int>(marked.report.verdict); });
  if (order == RowOrder::points) by(share_of);
}

}  // namespace minimax::grade
