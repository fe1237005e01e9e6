// The results of a run that may be interrupted.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "base/descriptor.hpp"
#include "grade/report/marked.hpp"
#include "grade/run/seal.hpp"

namespace minimax::grade {

/// Lines of JSON, of which an interruption may leave the last one torn: that one does not count,
/// and neither does one that has no seal of this file.
class ResumeFile {
 public:
  /// Reads what is there and keeps other runs from it. Throws FileError where the file cannot be
  /// read and written, holds something else, or is in use.
  explicit ResumeFile(std::string path);

  /// The seed of the random trees of the last result; nothing where there is none.
  std::optional<std::uint64_t> seed() const { return seed_; }

  /// How many files have results that are not believed, and none that is.
  std::size_t unsealed() const noexcept { return unsealed_.size(); }

  /// The result of the file if it has this fingerprint; null where there is none.
  const Marked* find(const std::string& file, const std::string& fingerprint) const;
  /// When this returns, no end of the run can lose the result. What could not be judged is not
  /// kept: the next run may. Throws FileError where it cannot be written.
  void add(const grade::Marked& marked);

 private:
  void lock() const;
  void read();
  void take(std::string_view line, std::size_t number);
  [[noreturn]] void fail(const std::string& what) const;

  std::string path_;
  Descriptor file_;
  std::optional<Seal> seal_;
  std::set<std::string> unsealed_;  // files that have not been judged again since
  std::optional<std::uint64_t> seed_;
  std::map<std::pair<std::string, std::string>, grade::Marked> known_;
};

}  // namespace minimax::grade
