#include "grade/run/attempts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>
#include <string>
#include <tuple>
#include <utility>

#include "grade/report/score.hpp"

namespace minimax::grade {

namespace {

enum class Kind : std::uint8_t { answers, program, unjudged };

Kind kind_of(const Marked& marked) {
  if (!marked.is_program) return Kind::answers;
  const bool is_unjudged = marked.report.verdict == Verdict::error && marked.report.runs == 0;
  return is_unjudged ? Kind::unjudged : Kind::program;
}

bool is_better(const Marked& one, const Marked& other) {
  const auto rank = [](const Marked& marked) {
    return std::tuple(is_right(marked), score_of(marked).points,
                      marked.report.verdict == Verdict::fail,
                      marked.report.verdict == Verdict::no_answer, marked.file);
  };
  return rank(one) > rank(other);
}

void leave_out(Marked& kept, const Marked& other) {
  kept.report.notes.push_back(Message(
      "also handed in, and not counted: {what}",
      {{"what",
        joined({verbatim(other.file), Message(name_of(other.report.verdict)), other.report.reason},
               ": ")}}));
  kept.left_out.push_back(other.file);
  std::ranges::copy(other.left_out, std::back_inserter(kept.left_out));
}

using Places = std::vector<std::size_t>;

// The place of the best of these kinds.
const std::size_t* best_of(const std::vector<Marked>& all, const Places& places, Kind kind) {
  const std::size_t* best = nullptr;
  for (const std::size_t& place : places) {
    if (kind_of(all[place]) != kind) continue;
    if (best == nullptr || is_better(all[place], all[*best])) best = &place;
  }
  return best;
}

// Which of one student's count.
Places counting(const std::vector<Marked>& all, const Places& places) {
  Places kept;
  for (const Kind kind : {Kind::answers, Kind::program, Kind::unjudged}) {
    if (kind == Kind::unjudged && !kept.empty()) break;
    if (const std::size_t* const best = best_of(all, places, kind)) kept.push_back(*best);
  }
  return kept;
}

}  // namespace

std::vector<Marked> best_attempts(std::vector<Marked> submissions) {
  std::map<std::string, Places> of_students;
  for (std::size_t i = 0; i < submissions.size(); ++i) {
    if (!submissions[i].student.empty()) of_students[submissions[i].student].push_back(i);
  }
  std::vector<bool> is_left_out(submissions.size(), false);
  for (const auto& [student, places] : of_students) {
    const Places kept = counting(submissions, places);
    for (const std::size_t place : places) {
      if (std::ranges::count(kept, place) > 0) continue;
      const auto same_kind = std::ranges::find_if(kept, [&](std::size_t each) {
        return kind_of(submissions[each]) == kind_of(submissions[place]);
      });
      const std::size_t to = same_kind == kept.end() ? kept.front() : *same_kind;
      leave_out(submissions[to], submissions[place]);
      is_left_out[place] = true;
    }
  }
  std::vector<Marked> rows;
  for (std::size_t i = 0; i < submissions.size(); ++i) {
    if (!is_left_out[i]) rows.push_back(std::move(submissions[i]));
  }
  return rows;
}

}  // namespace minimax::grade
