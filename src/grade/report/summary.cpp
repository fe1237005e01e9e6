#include "grade/report/summary.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <string_view>
#include <utility>

#include "grade/report/clean_text.hpp"
#include "grade/report/counts.hpp"

namespace minimax::grade {

namespace {

using Submissions = std::span<const Marked>;

}  // namespace

// With a list, of students, of whom one may have handed in both answers and a program.
std::string counts_text(Submissions submissions) {
  const Counts counts(submissions);
  std::set<std::string> students;
  for (const Marked& marked : submissions) students.insert(marked.student);
  students.erase("");
  const bool are_programs = std::ranges::all_of(submissions, &Marked::is_program);
  std::string all =
      fmt::format("{} {}", submissions.size(), are_programs ? "programs" : "submissions");
  if (!students.empty()) all = fmt::format("{} students", students.size());
  if (!students.empty() && students.size() != submissions.size())
    all += fmt::format(", {} rows", submissions.size());
  std::string text =
      fmt::format("{}: {} pass, {} fail", all, counts.of(Verdict::pass), counts.of(Verdict::fail));
  constexpr std::pair<Verdict, const char*> rare[] = {{Verdict::no_answer, "no answer"},
                                                      {Verdict::tampered, "tampered"},
                                                      {Verdict::error, "error"}};
  for (const auto& [verdict, name] : rare) {
    if (counts.of(verdict) > 0) text += fmt::format(", {} {}", counts.of(verdict), name);
  }
  return text;
}

bool lacks_questions(Submissions submissions) {
  return std::ranges::any_of(submissions, [](const Marked& marked) {
    return !marked.answers.empty() && marked.questions.empty();
  });
}

std::string misconception_text(const Report& report) {
  if (report.misconception) return *report.misconception;
  return report.candidates.empty() ? "" : "perhaps " + report.candidates.front();
}

std::vector<std::string> questions_of(Submissions submissions) {
  std::vector<std::string> questions;
  std::set<std::string_view> known;
  for (const Marked& marked : submissions) {
    for (const MarkedQuestion& each : marked.questions) {
      if (known.insert(each.text).second) questions.push_back(each.text);
    }
  }
  return questions;
}

std::set<std::uint64_t> seeds_of(Submissions submissions) {
  std::set<std::uint64_t> seeds;
  for (const Marked& marked : submissions) {
    if (marked.seed) seeds.insert(*marked.seed);
  }
  return seeds;
}

std::vector<std::string> left_out_of(Submissions submissions) {
  std::vector<std::string> paths;
  for (const Marked& marked : submissions)
    paths.insert(paths.end(), marked.left_out.begin(), marked.left_out.end());
  return paths;
}

std::string left_out_text(const std::vector<std::string>& paths) {
  if (paths.empty()) return "";
  std::map<std::string, std::size_t> endings;
  for (const std::string& path : paths)
    ++endings[clean_line(std::filesystem::path(path).extension().string())];
  std::string text =
      fmt::format("{} {} left out:", paths.size(), paths.size() == 1 ? "file" : "files");
  const char* separator = " ";
  for (const auto& [ending, number] : endings) {
    text +=
        fmt::format("{}{} {}", separator, number, ending.empty() ? "without an ending" : ending);
    separator = ", ";
  }
  return text;
}

}  // namespace minimax::grade
