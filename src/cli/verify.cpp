#include "cli/verify.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "base/message.hpp"
#include "base/print.hpp"
#include "base/terminal.hpp"
#include "cli/progress_bar.hpp"
#include "cli/report_flags.hpp"
#include "file/errors.hpp"
#include "grade/report/catalogue.hpp"
#include "grade/report/text.hpp"
#include "grade/run/grading.hpp"
#include "grade/run/merge.hpp"
#include "grade/run/named_files.hpp"
#include "grade/run/seal.hpp"

namespace minimax {

namespace {

/// Tells people at a terminal.
class Teller final : public grade::GradingObserver {
 public:
  explicit Teller(grade::ReportFormat format) : format_(format) {}

  void disbelieve(const std::string& file, std::size_t results) override {
    tell("{}: warning: {}\n", file,
         say("{count} of its results is not sealed by {key}: what was judged is judged again",
             "{count} of its results are not sealed by {key}: what was judged is judged again",
             results, {{"key", grade::key_path(file)}}));
  }
  void learn(const grade::Marked& reference) override {
    if (!grade::tells_reference(format_)) print(grade::text_of(reference), stderr);
  }
  void begin(std::size_t programs) override { bar_.emplace(programs); }
  void finish(const grade::Marked& program) override { bar_->finish(is_right(program)); }

 private:
  grade::ReportFormat format_;
  std::optional<ProgressBar> bar_;
};

void check_inputs(const grade::GradingOptions& options) {
  const auto inputs = std::ranges::count(options.files, "-") + (options.tree.file == "-" ? 1 : 0) +
                      (options.students == "-" ? 1 : 0) + (options.questions == "-" ? 1 : 0) +
                      (options.reference == "-" ? 1 : 0);
  if (inputs > 1) throw UsageError("standard input can be read once: give files");
  if (!options.reference.empty() && options.expected == grade::Expected::answers)
    throw UsageError("--reference is about programs, and only answers are expected");
}

grade::MarkedClass judged(const VerifyOptions& options) {
  if (options.merges) return grade::merge_reports(options.grading.files);
  Teller teller(options.report.format);
  grade::GradingOptions grading = options.grading;
  grading.own_paths = {options.report.output,           options.report.feedback, grading.resume,
                       grade::key_path(grading.resume), grading.tree.file,       grading.questions,
                       grading.students.value_or(""),   grading.reference};
  return grade::grade_class(grading, teller);
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
  grade::check_named_files(options.grading, options.report.output, options.merges);
  grade::check_reports(options.report);
  const grade::MarkedClass marked = judged(options);
  grade::ReportOptions report = options.report;
  if (report.output.empty()) report.text.width = terminal_width();
  // Parts may share the folder.
  if (const grade::Shard& shard = options.grading.shard; shard.count > 1)
    report.manifest = fmt::format("manifest-{}-{}.csv", shard.index, shard.count);
  grade::write_reports(marked, report);
  return std::ranges::all_of(marked.submissions, grade::is_right) ? ExitStatus::ok
                                                                  : ExitStatus::wrong;
}

}  // namespace minimax
