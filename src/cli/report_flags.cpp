#include "cli/report_flags.hpp"

#include "cli/choices.hpp"
#include "file/errors.hpp"

namespace minimax {

namespace {

const Choices<grade::ReportFormat> report_formats = {
    {"text", grade::ReportFormat::text},     {"json", grade::ReportFormat::json},
    {"junit", grade::ReportFormat::junit},   {"csv", grade::ReportFormat::csv},
    {"github", grade::ReportFormat::github}, {"gradescope", grade::ReportFormat::gradescope}};
const Choices<grade::FeedbackFormat> feedback_formats = {
    {"markdown", grade::FeedbackFormat::markdown}, {"html", grade::FeedbackFormat::html}};

}  // namespace

void add_report_flags(CLI::App& command, grade::ReportOptions& options) {
  add_choice(command, "--format", options.format, report_formats,
             "For people (the default) or for programs");
  command.add_option("--output", options.output, "Write the report to a file, whole or not at all")
      ->option_text("FILE");
  command.add_flag("--verbose", options.verbose,
                   "Of a class too, tell people in full of each program");
  CLI::Option* const feedback =
      command
          .add_option("--feedback", options.feedback,
                      "Write what each student should know to a file of its own in this folder")
          ->option_text("FOLDER");
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
