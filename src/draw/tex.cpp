#include "draw/tex.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <string_view>

#include "base/digit.hpp"
#include "base/utf8.hpp"
#include "draw/drawn_text.hpp"
#include "draw/node_text.hpp"

namespace minimax {

namespace {

// \ascii{N} is the character N of ASCII, whatever it means to TeX; \other{C}{N} one beyond, where
// pdfLaTeX may have none; \field{W}{T} the text T in the middle of a box W columns wide, so that an
// empty one takes as much room.
constexpr std::string_view tex_head = R"(% Compile it with pdflatex, lualatex or xelatex.
\documentclass[border=4pt]{standalone}
\usepackage{iftex}
\usepackage{forest}
\usetikzlibrary{shapes.geometric}
\newcommand*\ascii[1]{{\ttfamily\char#1\relax}}
\ifPDFTeX
  \newcommand*\other[2]{\ifcsname u8:\detokenize{#1}\endcsname#1\else\texttt{U+#2}\fi}
\else
  \newcommand*\other[2]{#1}
\fi
\newcommand*\field[2]{\makebox[#1\dimexpr0.55em\relax]{\strut#2}}
\forestset{
  position/.style={draw, font=\small, align=center, inner sep=1pt, outer sep=0pt, parent anchor=south,
    child anchor=north, l sep+=4mm},
  triangle/.style={isosceles triangle, isosceles triangle apex angle=80},
  picture/.style={font=\small\ttfamily},
  max/.style={triangle, shape border rotate=90},
  min/.style={triangle, shape border rotate=270},
  chance/.style={ellipse, s sep+=5mm},
  player/.style={regular polygon, regular polygon sides=6, inner sep=-3pt},
  leaf/.style={rectangle, inner sep=3pt},
  answered/.style={edge+={double, double distance=1.2pt}},
  best/.style={line width=1.8pt, edge={line width=1.8pt}},
  unseen/.style={dashed, draw=black!60, edge={dashed, draw=black!60}},
  now/.style={fill=black!15},
  cut/.style={edge label/.expanded={\forestoption{edge label}%
    node[pos=0.3, sloped, allow upside down, inner sep=0pt]{$\parallel$}}},
  probability/.style={edge label={node[midway, fill=white, inner sep=1pt, font=\scriptsize]{#1}}},
}
\begin{document}
\begin{forest}
for tree={position}
)";

bool is_plain(char32_t character) {
  constexpr std::string_view marks = "()[]+,./:;= @";
  const bool is_letter = (character | 0x20) >= 'a' && (character | 0x20) <= 'z';
  const bool is_digit = character >= '0' && character <= '9';
  return is_letter || is_digit ||
         (character < 0x80 && marks.find(static_cast<char>(character)) != marks.npos);
}

std::string_view symbol_named(char32_t character) {
  switch (character) {
    case U'≤':
      return "$\\le$";
    case U'≥':
      return "$\\ge$";
    case U'∞':
      return "$\\infty$";
    case U'…':
      return "\\dots{}";
    default:
      return {};
  }
}

// Of a number, or of an end of a window.
bool is_sign(std::string_view text) {
  text.remove_prefix(1);
  return text.starts_with("∞") || (!text.empty() && is_digit(text.front()));
}

std::string escaped(std::string_view text) {
  std::string escaped;
  for (std::size_t i = 0; i < text.size();) {
    const auto [character, length] = decode_utf8(text.data() + i, text.data() + text.size());
    if (character == ' ')
      escaped += "\\ ";
    else if (character == '-')
      escaped += is_sign(text.substr(i)) ? "$-$" : "{-}";  // no dash of two
    else if (is_plain(character))
      escaped += static_cast<char>(character);
    else if (const std::string_view symbol = symbol_named(character); !symbol.empty())
      escaped += symbol;
    else if (character < 0x80)
      escaped += fmt::format("\\ascii{{{}}}", static_cast<std::uint32_t>(character));
    else
      escaped += fmt::format("\\other{{{}}}{{{:04X}}}", text.substr(i, length),
                             static_cast<std::uint32_t>(character));
    i += length;
  }
  return escaped;
}

std::string_view style_of(Symbol symbol) {
  switch (symbol) {
    case Symbol::up:
      return "max";
    case Symbol::down:
      return "min";
    case Symbol::circle:
      return "chance";
    case Symbol::hexagon:
      return "player";
    case Symbol::box:
      break;
  }
  return "leaf";
}

// In columns. A character that pdfLaTeX may lack stands there by its number.
std::size_t width(std::string_view text) {
  constexpr char32_t last_of_latin = 0x17f;
  constexpr std::size_t number_columns = 6;
  std::size_t columns = drawn_width(text);
  for (std::size_t i = 0; i < text.size();) {
    const auto [character, length] = decode_utf8(text.data() + i, text.data() + text.size());
    if (character > last_of_latin && symbol_named(character).empty()) columns += number_columns - 1;
    i += length;
  }
  return columns;
}

class TexTree {
 public:
  TexTree(const Drawing& drawing, DrawingKind kind)
      : drawing_(drawing), rooms_(rooms_of(drawing)), kind_(kind) {}

  std::string text() {
    append(0, 0);
    return std::move(text_);
  }

 private:
  void append(std::size_t index, std::size_t ply) {
    const DrawingNode& node = drawing_.nodes[index];
    text_.append(ply, ' ');
    text_ += "[{" + content(index) + "}, " + styles(node);
    if (!node.successors.empty()) text_ += '\n';
    for (const std::size_t successor : node.successors) append(successor, ply + 1);
    if (!node.successors.empty()) text_.append(ply, ' ');
    text_ += "]\n";
  }

  // Each line is as wide as the widest one may be.
  std::string content(std::size_t index) const {
    const std::vector<SymbolLine> lines = lines_in(drawing_.nodes[index], rooms_, kind_);
    std::size_t columns = 2;
    for (const SymbolLine& line : lines_in(drawing_.laid_out()[index], rooms_, kind_))
      columns = std::max({columns, line.columns, width(line.text)});
    std::string content;
    for (const SymbolLine& line : lines) {
      if (!content.empty()) content += "\\\\";
      content += fmt::format("\\field{{{}}}{{{}}}", columns, escaped(line.text));
    }
    return content;
  }
  std::string styles(const DrawingNode& node) const {
    const Strokes strokes = strokes_of(node, kind_);
    std::string styles(style_of(symbol_of(node)));
    if (!node.probability.empty()) styles += ", probability={" + escaped(node.probability) + "}";
    if (has_picture(node)) styles += ", picture";
    if (strokes.is_dashed) styles += ", unseen";
    if (strokes.is_bold) styles += ", best";
    if (strokes.is_cut) styles += ", cut";
    if (strokes.is_answered) styles += ", answered";
    if (strokes.is_filled) styles += ", now";
    return styles;
  }

  const Drawing& drawing_;
  Rooms rooms_;
  DrawingKind kind_;
  std::string text_;
};

}  // namespace

std::string tex_text(const Drawing& drawing, DrawingKind kind) {
  return std::string(tex_head) + TexTree(drawing, kind).text() + "\\end{forest}\n\\end{document}\n";
}

}  // namespace minimax
