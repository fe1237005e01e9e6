#include "grade/report/score.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>

namespace minimax::grade {

Points score_of(const Marked& marked) {
  if (marked.is_program) return {is_right(marked) ? 1. : 0., 1};
  if (!marked.questions.empty()) return sum_of(marked.questions);
  return {static_cast<double>(right_answers(marked.answers)),
          static_cast<double>(marked.answers.size())};
}

bool has_points(const Marked& marked) {
  return marked.is_program || !marked.questions.empty();
}

// Parts of a point are told in the plural.
Message points_message(const Points& points) {
  constexpr std::uint64_t some = 2;
  const std::string maximum = points_text(points.maximum);
  const bool is_counted = maximum.find_first_not_of("0123456789") == maximum.npos;
  return Message("{points} of {maximum} point", "{points} of {maximum} points",
                 is_counted ? static_cast<std::uint64_t>(points.maximum) : some,
                 {{"points", points_text(points.points)}, {"maximum", maximum}});
}

double share_of(const Marked& marked) {
  const Points score = score_of(marked);
  if (!(score.maximum > 0)) return is_right(marked) ? 1 : 0;
  const double share = score.points / score.maximum;
  return share > 0 ? std::min(share, 1.) : 0;  // a report that is merged may hold any points
}

std::size_t right_answers(const std::vector<MarkedAnswer>& answers) {
  const auto is_right_answer = [](const MarkedAnswer& answer) {
    return answer.judgement.outcome == Outcome::right;
  };
  return static_cast<std::size_t>(std::ranges::count_if(answers, is_right_answer));
}

Verdict verdict_of(Outcome outcome) {
  constexpr Verdict verdicts[] = {Verdict::pass, Verdict::fail, Verdict::no_answer, Verdict::error};
  return verdicts[static_cast<std::size_t>(outcome)];
}

}  // namespace minimax::grade
