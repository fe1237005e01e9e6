// A text that comes into memory while it is read.
#pragma once

#include <cstddef>

namespace minimax {

/// Brings the bytes of a text to where they belong in memory. Until then any bytes may be there.
class TextFetcher {
 public:
  /// Whether all of it is there.
  virtual bool is_whole() const noexcept = 0;
  /// The bytes of the text from `begin` on that are before `end`. Several threads may fetch
  /// different ones. Throws FileError.
  virtual void fetch(std::size_t begin, std::size_t end) const = 0;
  /// All of the text. Nobody fetches some or looks at it meanwhile. Throws FileError.
  virtual void fetch_all() const = 0;

 protected:
  ~TextFetcher() = default;
};

}  // namespace minimax
