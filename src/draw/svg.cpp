#include "draw/svg.hpp"

#include <algorithm>
#include <string_view>

#include "draw/description.hpp"

namespace minimax {

namespace {

std::string xml_escaped(std::string_view text) {
  std::string escaped;
  for (const char each : text) {
    switch (each) {
      case '&':
        escaped += "&amp;";
        break;
      case '<':
        escaped += "&lt;";
        break;
      case '>':
        escaped += "&gt;";
        break;
      default:
        escaped += each;
    }
  }
  return escaped;
}

// In text each `<` is escaped: what begins so is an element of Graphviz's own.
std::string without_titles(std::string_view svg) {
  constexpr std::string_view open = "<title>";
  constexpr std::string_view close = "</title>\n";
  std::string text;
  for (;;) {
    const std::size_t begin = svg.find(open);
    text += svg.substr(0, begin);
    if (begin == svg.npos) return text;
    const std::size_t end = svg.find(close, begin);
    if (end == svg.npos) return text;
    svg.remove_prefix(end + close.size());
  }
}

}  // namespace

std::string readable_svg(const std::string& svg, const Drawing& drawing, DrawingKind kind) {
  std::string text = without_titles(svg);
  const std::size_t element = text.find("<svg ");
  const std::size_t end = element == text.npos ? element : text.find('>', element);
  if (end == text.npos) return svg;
  text.insert(end + 1, "\n<title>" + xml_escaped(drawing_title(drawing)) + "</title>\n<desc>" +
                           xml_escaped(drawing_description(drawing, kind)) + "</desc>");
  return text.insert(element + std::string_view("<svg").size(), " role=\"img\"");
}

std::string svg_element(const std::string& svg) {
  std::string_view rest = svg;
  rest.remove_prefix(std::min(rest.find("<svg "), rest.size()));
  std::string text;
  constexpr std::string_view id = " id=\"";
  bool is_in_tag = false;
  for (std::size_t i = 0; i < rest.size(); ++i) {
    if (rest[i] == '<' || rest[i] == '>') is_in_tag = rest[i] == '<';
    if (is_in_tag && rest.substr(i).starts_with(id))
      i = std::min(rest.find('"', i + id.size()), rest.size() - 1);
    else
      text += rest[i];
  }
  return text;
}

}  // namespace minimax
