// A line on the terminal that tells how far something has got.
#pragma once

#include <string>

namespace minimax {

/// On standard error, where that is a terminal that can erase a line; else nothing. The line is
/// gone when this is.
class StatusLine {
 public:
  StatusLine();
  StatusLine(const StatusLine&) = delete;
  StatusLine& operator=(const StatusLine&) = delete;
  ~StatusLine();

  bool is_shown() const noexcept { return is_shown_; }
  /// Puts this text, which must be shorter than the terminal is wide, in the place of the one
  /// before.
  void show(const std::string& text);

 private:
  bool is_shown_;
  bool has_text_ = false;
};

}  // namespace minimax
