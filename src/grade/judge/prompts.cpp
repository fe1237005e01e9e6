#include "grade/judge/prompts.hpp"

#include <algorithm>
#include <cstddef>

#include "base/digit.hpp"

namespace minimax::grade {

namespace {

constexpr std::string_view blanks = " \t\r\n";
constexpr std::string_view prompt = "?-";

void skip_blanks(std::string_view& line) {
  line.remove_prefix(std::min(line.size(), line.find_first_not_of(" \t")));
}

// `[trace]`, or `[2]` where one toplevel has started another.
void skip_mode(std::string_view& line) {
  if (!line.starts_with('[')) return;
  const std::size_t end = line.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789", 1);
  if (end == line.npos || line[end] != ']') return;
  line.remove_prefix(end + 1);
  skip_blanks(line);
}

// Where the line has `?-` behind what a toplevel shows before it; npos where it has none there.
std::size_t place_of_prompt(std::string_view line) {
  std::string_view rest = line;
  skip_blanks(rest);
  skip_mode(rest);
  const auto number_end = std::ranges::find_if_not(rest, is_digit);
  rest.remove_prefix(static_cast<std::size_t>(number_end - rest.begin()));
  skip_blanks(rest);
  return rest.starts_with(prompt) ? line.size() - rest.size() : line.npos;
}

bool ends_clause(std::string_view line) {
  const std::size_t last = line.find_last_not_of(blanks);
  return last != line.npos && line[last] == '.';
}

}  // namespace

std::string without_prompts(std::string_view text) {
  std::string plain(text);
  bool is_in_query = false;
  std::size_t last_prompt = text.npos;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string_view line = text.substr(begin, end - begin);
    const std::size_t place = place_of_prompt(line);
    const std::size_t first = line.find_first_not_of(" \t");
    if (place != line.npos) {
      plain.replace(begin, place, place, ' ');
      last_prompt = begin + place;
    } else if (is_in_query && first != line.npos && line[first] == '|') {
      plain[begin + first] = ' ';
    }
    is_in_query = (is_in_query || place != line.npos) && !ends_clause(line);
    begin = end + 1;
  }
  if (last_prompt != text.npos &&
      text.find_first_not_of(blanks, last_prompt + prompt.size()) == text.npos)
    plain.replace(last_prompt, prompt.size(), prompt.size(), ' ');
  return plain;
}

}  // namespace minimax::grade
