// How a class has done.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>

#include "grade/report/marked.hpp"

namespace minimax::grade {

class Counts {
 public:
  explicit Counts(std::span<const Marked> class_of) {
    for (const Marked& marked : class_of)
      ++counts_[static_cast<std::size_t>(marked.report.verdict)];
  }

  std::size_t of(Verdict verdict) const { return counts_[static_cast<std::size_t>(verdict)]; }

 private:
  std::array<std::size_t, 5> counts_ = {};
};

}  // namespace minimax::grade
