#include "cli/reports.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "cli/print.hpp"
#include "cli/report_file.hpp"
#include "facts/source.hpp"
#include "report/clean_text.hpp"
#include "report/csv.hpp"
#include "report/feedback.hpp"
#include "report/github.hpp"
#include "report/gradescope.hpp"
#include "report/json.hpp"
#include "report/junit.hpp"
#include "report/table.hpp"

namespace minimax {

namespace {

using Submissions = std::span<const report::Marked>;

std::string json_of(Submissions submissions) {
  std::string lines;
  for (const report::Marked& marked : submissions) lines += report::json_of(marked);
  return lines;
}

std::string report_of(Submissions submissions, const ReportOptions& options) {
  switch (options.format) {
    case ReportFormat::json:
      return json_of(submissions);
    case ReportFormat::junit:
      return report::without_commands(report::junit_of(submissions));
    case ReportFormat::csv:
      return report::without_commands(report::csv_of(submissions));
    case ReportFormat::gradescope:
      return report::gradescope_of(submissions);
    case ReportFormat::github:
      return report::github_of(submissions);
    case ReportFormat::text:
      break;
  }
  return report::without_commands(report::class_text(submissions, options.verbose));
}

void make_folder(const std::string& folder) {
  std::error_code problem;
  std::filesystem::create_directories(folder, problem);
  if (problem)
    throw SourceError(
        fmt::format("{}: error: the folder cannot be made: {}", folder, problem.message()));
}

void write_feedback(Submissions submissions, const ReportOptions& options) {
  const bool is_html = options.feedback_format == FeedbackFormat::html;
  const std::vector<std::string> names = report::feedback_names(submissions);
  for (std::size_t i = 0; i < submissions.size(); ++i)
    write_report(fmt::format("{}/{}.{}", options.feedback, names[i], is_html ? "html" : "md"),
                 is_html ? report::html_feedback(submissions[i])
                         : report::markdown_feedback(submissions[i]));
}

}  // namespace

void check_reports(const ReportOptions& options) {
  if (!options.feedback.empty()) {
    make_folder(options.feedback);
    check_writable(options.feedback + "/feedback");
  }
  if (!options.output.empty()) check_writable(options.output);
}

ExitStatus write_reports(Submissions submissions, const ReportOptions& options) {
  if (!options.feedback.empty()) write_feedback(submissions, options);
  const std::string text = report_of(submissions, options);
  if (options.output.empty())
    print(text);
  else
    write_report(options.output, text);
  return std::ranges::all_of(submissions, report::is_right) ? ExitStatus::ok : ExitStatus::wrong;
}

}  // namespace minimax
