#include "grade/report/catalogue.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

#include "base/json_text.hpp"
#include "base/message.hpp"
#include "base/width.hpp"
#include "grade/models/misconception.hpp"
#include "show/json_terms.hpp"

namespace minimax::grade {

namespace {

constexpr std::size_t line_width = 80;
constexpr std::string_view indent = "    ";

/// A kind of program, for people and for programs.
struct Kind {
  Task::Kind kind;
  const char* title;
  std::string_view name;
};

constexpr Kind kinds[] = {{Task::Kind::minimax, msgid("Minimax"), "minimax"},
                          {Task::Kind::alpha_beta, msgid("Alpha-beta"), "alpha_beta"}};

// Broken between words only: a word that is too long for a line stays whole.
std::string wrapped(std::string_view text) {
  std::string lines;
  std::string line(indent);
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(word.size() + 1, text.size()));
    const bool is_first = line.size() == indent.size();
    if (!is_first && width(line) + 1 + width(word) > line_width) {
      lines += line + "\n";
      line = indent;
    } else if (!is_first) {
      line += ' ';
    }
    line += word;
  }
  return lines + line + "\n";
}

// Two models of one misconception are told of once.
std::vector<Misconception> catalogue(const Kind& kind) {
  std::vector<Misconception> each_once;
  for (const Misconception& each : misconceptions()) {
    const bool is_known = !each_once.empty() && each_once.back().name == each.name;
    if (each.kind == kind.kind && !is_known) each_once.push_back(each);
  }
  return each_once;
}

}  // namespace

std::string catalogue_text() {
  std::string text = say("Your program behaves as if ...") + "\n";
  for (const Kind& kind : kinds) {
    text += fmt::format("\n{}\n", say(kind.title));
    for (const Misconception& each : catalogue(kind))
      text += fmt::format("  {}\n{}", each.name, wrapped(say(each.sentence)));
  }
  return text;
}

std::string catalogue_json() {
  std::string text;
  for (const Kind& kind : kinds) {
    for (const Misconception& each : catalogue(kind))
      text += line_of({{"version", json_version},
                       {"name", each.name},
                       {"kind", kind.name},
                       {"sentence", each.sentence}}) +
              "\n";
  }
  return text;
}

}  // namespace minimax::grade
