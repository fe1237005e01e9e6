#include "base/styled_text.hpp"

#include <algorithm>

namespace minimax {

StyledText& StyledText::operator+=(const StyledText& other) {
  const std::size_t before = text_.size();
  const std::size_t spans = other.spans_.size();  // it may be this text
  text_ += other.text_;
  for (std::size_t i = 0; i < spans; ++i) {
    const Span span = other.spans_[i];
    spans_.push_back({before + span.begin, before + span.end, span.style});
  }
  return *this;
}

StyledText& StyledText::append(std::string_view text, TextStyle style) {
  const std::size_t before = text_.size();
  text_ += text;
  if (!text.empty()) spans_.push_back({before, text_.size(), style});
  return *this;
}

StyledText StyledText::part(std::size_t begin, std::size_t length) const {
  StyledText part(text_.substr(begin, length));
  const std::size_t end = begin + part.text_.size();
  auto span = std::ranges::partition_point(spans_, [&](const Span& it) { return it.end <= begin; });
  for (; span != spans_.end() && span->begin < end; ++span)
    part.spans_.push_back(
        {std::max(span->begin, begin) - begin, std::min(span->end, end) - begin, span->style});
  return part;
}

StyledText styled_message(std::string message) {
  constexpr std::pair<std::string_view, TextStyle> words[] = {
      {"error", TextStyle::error}, {"warning", TextStyle::warning}, {"note", TextStyle::note}};
  const std::string_view first_line = std::string_view(message).substr(0, message.find('\n'));
  std::size_t begin = std::string::npos;
  std::pair<std::string_view, TextStyle> found;
  for (const auto& word : words) {
    const std::size_t at = first_line.find(": " + std::string(word.first) + ": ");
    if (at < begin) {
      begin = at;
      found = word;
    }
  }
  if (begin == std::string::npos) return StyledText(std::move(message));
  begin += 2;
  StyledText styled(message.substr(0, begin));
  styled.append(found.first, found.second);
  styled += std::string_view(message).substr(begin + found.first.size());
  return styled;
}

}  // namespace minimax
