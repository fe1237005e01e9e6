// An input of a fuzz target, taken apart.
#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string_view>

namespace minimax {

/// Bytes that choose; zeros behind them.
class Head {
 public:
  explicit Head(std::string_view bytes) : bytes_(bytes) {}

  bool is_empty() const { return bytes_.empty(); }
  std::size_t below(std::size_t count) {
    if (bytes_.empty()) return 0;
    const auto byte = static_cast<unsigned char>(bytes_.front());
    bytes_.remove_prefix(1);
    return byte % count;
  }
  template <class Several>
  const auto& of(const Several& several) {
    return several[below(std::size(several))];
  }

 private:
  std::string_view bytes_;
};

/// The text up to the mark, which it is shortened by.
inline std::string_view take_until(std::string_view mark, std::string_view& text) {
  const std::size_t end = std::min(text.find(mark), text.size());
  const std::string_view taken = text.substr(0, end);
  text.remove_prefix(std::min(end + mark.size(), text.size()));
  return taken;
}

}  // namespace minimax
