#include "cli/report_flags.hpp"

#include "cli/choices.hpp"
#include "cli/path_flags.hpp"
#include "file/errors.hpp"

namespace minimax {

namespace {

const Choices<grade::ReportFormat> report_formats = {
    {"text", grade::ReportFormat::text},     {"json", grade::ReportFormat::json},
    {"junit", grade::ReportFormat::junit},   {"csv", grade::ReportFormat::csv},
    {"github", grade::ReportFormat::github}, {"gradescope", grade::ReportFormat::gradescope},
    {"html", grade::ReportFormat::html}};
const Choices<grade::RowOrder> row_orders = {{"found", grade::RowOrder::found},
                                             {"name", grade::RowOrder::name},
                                             {"verdict", grade::RowOrder::verdict},
                                             {"points", grade::RowOrder::points}};
const Choices<grade::FeedbackFormat> feedback_formats = {
    {"markdown", grade::FeedbackFormat::markdown}, {"html", grade::FeedbackFormat::html}};

}  // namespace

void add_report_flags(CLI::App& command, grade::ReportOptions& options) {
  add_choice(command, "--format", options.format, report_formats,
             "For people (the default) or for programs");
  add_output(command, "-o,--output", options.output, "FILE",
             "Write the report to a file, whole or not at all");
  command.add_flag("-v,--verbose", options.text.verbose,
                   "Of a class too, tell people in full of each program");
  add_choice(
      command, "--sort", options.text.order, row_orders,
      "The rows of a class's table, as text or html (default: found, in the order of the files); "
      "points: by the share of the points, or without --questions of the right answers; a program "
      "has all or nothing");
  CLI::Option* const feedback =
      add_output(command, "--feedback", options.feedback, "FOLDER",
                 "Write what each student should know to a file of its own in this folder");
  add_choice(command, "--feedback-format", options.feedback_format, feedback_formats,
             "Of these files (default: markdown)")
      ->needs(feedback);
}

Format plain_format(const grade::ReportOptions& options) {
  if (options.format == grade::ReportFormat::text) return Format::text;
  if (options.format == grade::ReportFormat::json) return Format::json;
  throw UsageError("--explain prints what it knows as text or json: no other --format can be used");
}

}  // namespace minimax
