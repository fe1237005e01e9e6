#include "cli/verify.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

#include "base/print.hpp"
#include "cli/progress_bar.hpp"
#include "cli/report_flags.hpp"
#include "grade/report/catalogue.hpp"
#include "grade/report/clean_text.hpp"
#include "grade/run/grading.hpp"
#include "grade/run/merge.hpp"

namespace minimax {

namespace {

/// Tells people at a terminal.
class Teller final : public grade::GradingObserver {
 public:
  explicit Teller(bool tells_messages) : tells_messages_(tells_messages) {}

  void misread(const std::string& messages) override {
    if (tells_messages_) print(grade::without_commands(messages), stderr);
  }
  void begin(std::size_t programs) override { bar_.emplace(programs); }
  void finish(const grade::Marked& program) override { bar_->finish(is_right(program)); }

 private:
  bool tells_messages_;
  std::optional<ProgressBar> bar_;
};

void check_inputs(const grade::GradingOptions& options) {
  const auto inputs = std::ranges::count(options.files, "-") + (options.tree.file == "-" ? 1 : 0) +
                      (options.students == "-" ? 1 : 0);
  if (inputs > 1) throw UsageError("standard input can be read once: give files");
}

std::vector<grade::Marked> judged(const VerifyOptions& options) {
  if (options.merges) return grade::merge_reports(options.grading.files);
  Teller teller(options.report.format == grade::ReportFormat::text);
  return grade::grade_class(options.grading, teller);
}

void explain(const grade::ReportOptions& options) {
  const Format format = plain_format(options);
  print(format == Format::text ? grade::catalogue_text() : grade::catalogue_json());
}

}  // namespace

ExitStatus verify(const VerifyOptions& options) {
  if (options.explains) {
    explain(options.report);
    return ExitStatus::ok;
  }
  check_inputs(options.grading);
  grade::check_reports(options.report);
  const std::vector<grade::Marked> marked = judged(options);
  grade::write_reports(marked, options.report);
  return std::ranges::all_of(marked, grade::is_right) ? ExitStatus::ok : ExitStatus::wrong;
}

}  // namespace minimax
