// How a class has done, for every report that tells it to people.
#pragma once

#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "grade/report/marked.hpp"

namespace minimax::grade {

/// `60 students: 54 pass, 1 fail, 2 no answer, 3 error`
std::string counts_text(std::span<const Marked> submissions);

/// Whether there are answers of which nobody says what was asked: these have no points.
bool lacks_questions(std::span<const Marked> submissions);
/// Why not.
inline constexpr const char* no_points_text =
    msgid("No points are given: what was asked is said by --questions alone.");

/// A name of the catalogue, `perhaps NAME` where that comes closest, or nothing.
std::string misconception_text(const Report& report);

/// Of all submissions, in the order in which they come first.
std::vector<std::string> questions_of(std::span<const Marked> submissions);

/// What gives the same random trees again.
std::set<std::uint64_t> seeds_of(std::span<const Marked> submissions);

/// The paths of what lies beside the submissions.
std::vector<std::string> left_out_of(std::span<const Marked> submissions);
/// `3 files left out: 2 .txt, 1 .docx`
std::string left_out_text(const std::vector<std::string>& paths);

}  // namespace minimax::grade
