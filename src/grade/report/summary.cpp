#include "grade/report/summary.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <string_view>
#include <utility>

#include "base/message.hpp"
#include "grade/report/clean_text.hpp"
#include "grade/report/counts.hpp"

namespace minimax::grade {

namespace {

using Submissions = std::span<const Marked>;

std::string counted(Verdict verdict, std::size_t count) {
  switch (verdict) {
    case Verdict::pass:
      return say("{count} pass", "{count} pass", count);
    case Verdict::fail:
      return say("{count} fail", "{count} fail", count);
    case Verdict::no_answer:
      return say("{count} no answer", "{count} no answer", count);
    case Verdict::tampered:
      return say("{count} tampered", "{count} tampered", count);
    case Verdict::error:
      break;
  }
  return say("{count} error", "{count} errors", count);
}

}  // namespace

// With a list, of students, of whom one may have handed in both answers and a program.
std::string counts_text(Submissions submissions) {
  const Counts counts(submissions);
  std::set<std::string> students;
  for (const Marked& marked : submissions) students.insert(marked.student);
  students.erase("");
  const bool are_programs = std::ranges::all_of(submissions, &Marked::is_program);
  const std::size_t rows = submissions.size();
  std::string all = are_programs ? say("{count} program", "{count} programs", rows)
                                 : say("{count} submission", "{count} submissions", rows);
  if (!students.empty()) all = say("{count} student", "{count} students", students.size());
  if (!students.empty() && students.size() != rows)
    all += ", " + say("{count} row", "{count} rows", rows);
  std::string text = all + ": " + counted(Verdict::pass, counts.of(Verdict::pass)) + ", " +
                     counted(Verdict::fail, counts.of(Verdict::fail));
  for (const Verdict verdict : {Verdict::no_answer, Verdict::tampered, Verdict::error}) {
    if (counts.of(verdict) > 0) text += ", " + counted(verdict, counts.of(verdict));
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
  return report.candidates.empty() ? ""
                                   : say("perhaps {name}", {{"name", report.candidates.front()}});
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
  std::string kinds;
  for (const auto& [ending, number] : endings) {
    if (!kinds.empty()) kinds += ", ";
    kinds += ending.empty() ? say("{count} without an ending", "{count} without an ending", number)
                            : fmt::format("{} {}", number, ending);
  }
  return say("{count} file left out: {kinds}", "{count} files left out: {kinds}", paths.size(),
             {{"kinds", kinds}});
}

}  // namespace minimax::grade
