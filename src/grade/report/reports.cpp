#include "grade/report/reports.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/file.hpp"
#include "base/print.hpp"
#include "grade/report/clean_text.hpp"
#include "grade/report/csv.hpp"
#include "grade/report/feedback.hpp"
#include "grade/report/github.hpp"
#include "grade/report/gradescope.hpp"
#include "grade/report/json.hpp"
#include "grade/report/junit.hpp"
#include "grade/report/table.hpp"

namespace minimax::grade {

namespace {

using Submissions = std::span<const Marked>;

std::string json_of(Submissions submissions) {
  std::string lines;
  for (const Marked& marked : submissions) lines += json_of(marked);
  return lines;
}

std::string report_of(Submissions submissions, const ReportOptions& options) {
  switch (options.format) {
    case ReportFormat::json:
      return json_of(submissions);
    case ReportFormat::junit:
      return without_commands(junit_of(submissions));
    case ReportFormat::csv:
      return without_commands(csv_of(submissions));
    case ReportFormat::gradescope:
      return gradescope_of(submissions);
    case ReportFormat::github:
      return github_of(submissions);
    case ReportFormat::text:
      break;
  }
  return without_commands(class_text(submissions, options.verbose));
}

void write_feedback(Submissions submissions, const ReportOptions& options) {
  const bool is_html = options.feedback_format == FeedbackFormat::html;
  const std::vector<std::string> names = feedback_names(submissions);
  for (std::size_t i = 0; i < submissions.size(); ++i)
    write_file(fmt::format("{}/{}.{}", options.feedback, names[i], is_html ? "html" : "md"),
               is_html ? html_feedback(submissions[i]) : markdown_feedback(submissions[i]));
}

}  // namespace

void check_reports(const ReportOptions& options) {
  if (!options.feedback.empty()) {
    make_folder(options.feedback);
    check_writable(options.feedback + "/feedback");
  }
  if (!options.output.empty()) check_writable(options.output);
}

void write_reports(Submissions submissions, const ReportOptions& options) {
  if (!options.feedback.empty()) write_feedback(submissions, options);
  const std::string text = report_of(submissions, options);
  if (options.output.empty())
    print(text);
  else
    write_file(options.output, text);
}

}  // namespace minimax::grade
