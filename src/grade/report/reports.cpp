#include "grade/report/reports.hpp"

#include <filesystem>
#include <fstream>
#include <string>
#include <system_error>
#include <vector>

#include "base/file.hpp"
#include "base/print.hpp"
#include "grade/report/class_page.hpp"
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

std::string json_of(const MarkedClass& marked_class) {
  std::string lines = marked_class.reference ? json_of(*marked_class.reference) : "";
  for (const Marked& marked : marked_class.submissions) lines += json_of(marked);
  return lines;
}

StyledText report_of(const MarkedClass& marked, const ReportOptions& options) {
  const Submissions submissions = marked.submissions;
  switch (options.format) {
    case ReportFormat::json:
      return StyledText(json_of(marked));
    case ReportFormat::junit:
      return StyledText(without_commands(junit_of(submissions)));
    case ReportFormat::csv:
      return StyledText(without_commands(csv_of(submissions)));
    case ReportFormat::gradescope:
      return StyledText(gradescope_of(submissions));
    case ReportFormat::github:
      return StyledText(github_of(submissions));
    case ReportFormat::html:
      return StyledText(class_page(submissions, options.text.order, marked.reference));
    case ReportFormat::text:
      break;
  }
  return without_commands(class_text(submissions, options.text, marked.reference));
}

// Those of an earlier run, when the program had other mistakes, and nothing else.
void remove_trees(const std::string& name, std::size_t number) {
  for (;; ++number) {
    const std::string path = tree_name(name, number);
    std::string first_line;
    std::ifstream file(path);
    if (!std::getline(file, first_line) || first_line != first_line_of_tree) return;
    std::error_code ignored;
    if (!std::filesystem::remove(path, ignored)) return;
  }
}

void write_trees(const Marked& marked, const std::string& name) {
  std::size_t number = 0;
  for (const Counterexample* const example : examples_of(marked.report))
    write_file(tree_name(name, ++number), tree_text(*example));
  remove_trees(name, number + 1);
}

void write_feedback(Submissions submissions, const ReportOptions& options) {
  const bool is_html = options.feedback_format == FeedbackFormat::html;
  InlinePictures pictures;
  const std::vector<std::string> names = feedback_paths(submissions, is_html ? ".html" : ".md");
  for (std::size_t i = 0; i < submissions.size(); ++i) {
    const Marked& marked = submissions[i];
    const std::string path = options.feedback + "/" + names[i];
    if (names[i].find('/') != std::string::npos) make_folder(path.substr(0, path.rfind('/')));
    const std::string trees = path.substr(0, path.rfind('.'));
    const std::string beside = trees.substr(trees.rfind('/') + 1);
    write_file(path, is_html ? html_feedback(marked, pictures, beside)
                             : markdown_feedback(marked, beside));
    write_trees(marked, trees);
  }
  write_file(options.feedback + "/" + options.manifest, manifest_of(submissions, names));
}

}  // namespace

void check_reports(const ReportOptions& options) {
  if (!options.feedback.empty()) {
    make_folder(options.feedback);
    check_writable(options.feedback + "/feedback");
  }
  if (!options.output.empty()) check_writable(options.output);
}

void write_reports(const MarkedClass& marked, const ReportOptions& options) {
  const StyledText text = report_of(marked, options);
  if (options.output.empty())
    print(text);
  else
    write_file(options.output, text.text());
  // Last: where a file of it cannot be written, nothing else is lost.
  if (!options.feedback.empty()) write_feedback(marked.submissions, options);
}

}  // namespace minimax::grade
