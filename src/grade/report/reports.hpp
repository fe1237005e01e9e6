// What `minimax verify` tells about submissions.
#pragma once

#include <cstdint>
#include <string>

#include "grade/report/marked.hpp"
#include "grade/report/table.hpp"

namespace minimax::grade {

enum class ReportFormat : std::uint8_t { text, json, junit, csv, gradescope, github, html };
/// Whether it has a place for the course's own program: in the others each row is a student.
constexpr bool tells_reference(ReportFormat format) {
  return format == ReportFormat::text || format == ReportFormat::json ||
         format == ReportFormat::html;
}

enum class FeedbackFormat : std::uint8_t { markdown, html };

struct ReportOptions {
  ReportFormat format = ReportFormat::text;
  std::string output;    ///< a file; empty for standard output
  TextOptions text;      ///< for people
  std::string feedback;  ///< a folder of a file for each student; empty for none
  FeedbackFormat feedback_format = FeedbackFormat::markdown;
  std::string manifest = "manifest.csv";  ///< in this folder: which file is whose
};

/// Throws FileError where the files could not be written, before there is anything to write.
void check_reports(const ReportOptions& options);

/// Throws FileError where a file cannot be written.
void write_reports(const MarkedClass& marked, const ReportOptions& options);

}  // namespace minimax::grade
