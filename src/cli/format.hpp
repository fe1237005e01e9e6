// What a command prints its answer as.
#pragma once

#include <cstdint>

#include "file/file_question.hpp"

namespace minimax {

enum class Format : std::uint8_t { text, json, csv };

/// Programs alone are told how many different positions a search has come to.
constexpr FileQuestion::Counts counts_of(Format format) noexcept {
  return format == Format::json ? FileQuestion::Counts::distinct : FileQuestion::Counts::visits;
}

}  // namespace minimax
