// Text of which some words have a look of their own on a terminal.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace minimax {

/// What the words are. Each says so itself as well: a colour alone tells nothing.
enum class TextStyle : std::uint8_t {
  error,
  warning,
  note,
  caret,
  right,
  wrong,
  unclear,
  cut,
  best
};

/// A text, and the style of parts of it. Where no terminal shows it, it is the text.
class StyledText {
 public:
  /// The bytes [begin, end).
  struct Span {
    std::size_t begin;
    std::size_t end;
    TextStyle style;
  };

  StyledText() = default;
  explicit StyledText(std::string text) : text_(std::move(text)) {}
  StyledText(std::string_view text, TextStyle style) { append(text, style); }

  const std::string& text() const noexcept { return text_; }
  /// In the order of the text; none overlaps another.
  const std::vector<Span>& spans() const noexcept { return spans_; }

  StyledText& operator+=(std::string_view text) {
    text_ += text;
    return *this;
  }
  StyledText& operator+=(const StyledText& other);
  StyledText& append(std::string_view text, TextStyle style);

  /// At most so many bytes from there on.
  StyledText part(std::size_t begin, std::size_t length = std::string::npos) const;

 private:
  std::string text_;
  std::vector<Span> spans_;
};

/// `WHERE: error: ...`, `WHERE: warning: ...` or `WHERE: note: ...`, of which the word has its
/// style; of more lines, that of the first.
StyledText styled_message(std::string message);

}  // namespace minimax
