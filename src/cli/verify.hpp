// minimax verify
#pragma once

#include "base/exit_status.hpp"
#include "grade/report/reports.hpp"
#include "grade/run/grading_options.hpp"

namespace CLI {
class App;  // its header is long, and who only wants the values need not read it
}

namespace minimax {

struct VerifyOptions {
  grade::GradingOptions grading;
  grade::ReportOptions report;
  bool merges = false;    ///< the files are reports, and nothing is judged
  bool explains = false;  ///< what programs are known to get wrong is asked for, and nothing else
};

/// `options` must outlive the command.
void add_verify_flags(CLI::App& command, VerifyOptions& options);

/// Judges each submission, answers worked by hand or a program, and reports what was found in the
/// order of the files. Gives ExitStatus::wrong where one is not right. Throws what
/// grade::grade_class, grade::merge_reports and grade::write_reports throw.
ExitStatus verify(const VerifyOptions& options);

}  // namespace minimax
