// All that is wrong or suspicious in a source, told up to a bound.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <map>
#include <string>
#include <vector>

#include "base/message.hpp"
#include "base/styled_text.hpp"
#include "facts/diagnostic.hpp"
#include "facts/source.hpp"

namespace minimax {

/// Keeps the first diagnostics of a kind and a severity, in the order of the source, and counts the
/// others: a file may have a million of them, which nobody reads.
class Diagnostics {
 public:
  static constexpr std::size_t usual_most = 100;

  /// What is not kept.
  struct LeftOut {
    Severity severity;
    DiagnosticKind kind;
    std::size_t count;
  };

  /// Keeps so many of a kind and a severity.
  explicit Diagnostics(std::size_t most_of_a_kind = usual_most) : most_(most_of_a_kind) {}
  Diagnostics(std::initializer_list<Diagnostic> all) : Diagnostics() {
    for (const Diagnostic& each : all) add(each);
  }

  void add(Diagnostic diagnostic);
  /// Counts more of a kind, each behind all that are kept.
  void leave_out(const LeftOut& more) {
    groups_[{more.severity, more.kind}].left_out += more.count;
  }
  /// Only the diagnostic.
  void replace_by(Diagnostic diagnostic);

  bool empty() const noexcept { return groups_.empty(); }
  bool has(DiagnosticKind kind) const;
  /// Kept or not.
  std::size_t count(Severity severity) const;
  /// Those that are kept, in the order of the source, and of one place in the order in which they
  /// were added.
  std::vector<Diagnostic> in_order() const;
  std::vector<LeftOut> left_out() const;

 private:
  struct Group {
    Severity severity;
    DiagnosticKind kind;

    auto operator<=>(const Group&) const = default;
  };
  struct Rank {
    Offset offset;
    std::uint64_t number;  // in which they were added

    auto operator<=>(const Rank&) const = default;
  };
  struct Kept {
    std::map<Rank, Diagnostic> first;
    std::size_t left_out = 0;
  };

  std::size_t most_;
  std::uint64_t added_ = 0;
  std::map<Group, Kept> groups_;
};

/// `FILE: 12 more warnings of the kind cycle`, without a line feed.
Message message_of(const Diagnostics::LeftOut& left_out, const std::string& file);

/// Likewise, for one who gives the command options. Ends with a line feed.
std::string render(const Diagnostics::LeftOut& left_out, const std::string& file);

/// Those that are kept, as render() of each says, and how many are not.
StyledText render(const Diagnostics& diagnostics, const Source& source);

}  // namespace minimax
