// What a submission is worth, for every report.
#pragma once

#include "base/message.hpp"
#include "grade/judge/examination.hpp"
#include "grade/judge/questions.hpp"
#include "grade/report/marked.hpp"

namespace minimax::grade {

/// A program has one point to win, and answers those of the questions. Where nobody says what was
/// asked, each answer stands for one: it has no points, but more right ones are better.
Points score_of(const Marked& marked);

/// Whether its score are points.
bool has_points(const Marked& marked);

/// `2.5 of 4 points`
Message points_message(const Points& points);

/// The part of all that it could have, from 0 to 1, so that whoever was asked something else, or
/// nobody said what, can be compared; of what can have nothing, 1 where it is right.
double share_of(const Marked& marked);

/// How many of these are right.
std::size_t right_answers(const std::vector<MarkedAnswer>& answers);

/// The verdict on a single answer.
Verdict verdict_of(Outcome outcome);

}  // namespace minimax::grade
