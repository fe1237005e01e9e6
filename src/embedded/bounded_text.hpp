// What a program prints, as a text.
#pragma once

#include <SWI-Prolog.h>
// Needs the declarations of the other.
#include <SWI-Stream.h>

#include <cstddef>
#include <string>

namespace minimax::embedded {

/// A stream of SWI-Prolog's that keeps what is written to it, up to a bound: what would be more is
/// an error of the stream for the program that writes it.
class BoundedText {
 public:
  static constexpr std::size_t most = 1'000'000;  // bytes

  BoundedText();
  BoundedText(const BoundedText&) = delete;
  BoundedText& operator=(const BoundedText&) = delete;
  ~BoundedText();

  void put_stream(term_t to) const;
  /// Whether more was written than there is room for.
  bool is_full() const { return is_full_; }
  /// In UTF-8.
  const std::string& text();

 private:
  static ssize_t write(void* handle, char* text, std::size_t size);

  std::string text_;
  bool is_full_ = false;
  bool is_over_ = false;  // nothing is kept any more
  IOSTREAM* stream_;
};

}  // namespace minimax::embedded
