// How a class has done, for every report that tells it to people.
#pragma once

#include <cstddef>
#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "grade/report/marked.hpp"

namespace minimax::grade {

/// The order of the rows of a table.
enum class RowOrder : std::uint8_t {
  found,    ///< as they were handed in; at the end who has handed in nothing
  name,     ///< of the student, or of the file
  verdict,  ///< what is right comes last
  points,   ///< by the share of right answers, the least first
};

void put_in_order(std::vector<Marked>& rows, RowOrder order);

/// What is counted, and how many there are of it.
using Bars = std::vector<std::pair<std::string, std::size_t>>;

/// `60 students: 54 pass, 1 fail, 2 no answer, 3 error`
std::string counts_text(std::span<const Marked> submissions);
/// Those that there are.
Bars verdict_bars(std::span<const Marked> submissions);
/// By the names of the catalogue; what most have got wrong comes first.
Bars misconception_bars(std::span<const Marked> submissions);

struct Histogram {
  std::string title;
  Bars bars;
};
/// How much is right of answers worked by hand: the share of the points where it is known what was
/// asked, else the number of right answers. Empty where fewer than two have handed in such answers.
Histogram sheets_histogram(std::span<const Marked> submissions);

/// Whether there are answers of which nobody says what was asked: these have no points.
bool lacks_questions(std::span<const Marked> submissions);
/// Why not.
inline constexpr const char* no_points_text =
    "No points are given: what was asked is said by --questions alone.";

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
