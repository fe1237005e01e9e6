#include "cli/report_flags.hpp"

#include "cli/choices.hpp"
#include "file/errors.hpp"

namespace minimax {

namespace {

const Choices<ReportFormat> report_formats = {
    {"text", ReportFormat::text},     {"json", ReportFormat::json},
    {"junit", ReportFormat::junit},   {"csv", ReportFormat::csv},
    {"github", ReportFormat::github}, {"gradescope", ReportFormat::gradescope}};
const Choices<FeedbackFormat> feedback_formats = {{"markdown", FeedbackFormat::markdown},
                                                  {"html", FeedbackFormat::html}};

}  // namespace

void add_report_flags(CLI::App& command, ReportOptions& options) {
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

Format plain_format(const ReportOptions& options) {
  if (options.format == ReportFormat::text) return Format::text;
  if (options.format == ReportFormat::json) return Format::json;
  throw UsageError("--explain prints what it knows as text or json: no other --format can be used");
}

}  // namespace minimax
