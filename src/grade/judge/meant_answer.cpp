#include "grade/judge/meant_answer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <numeric>
#include <utility>
#include <vector>

#include "base/lower_case.hpp"
#include "base/similar_names.hpp"
#include "base/utf8.hpp"
#include "base/word.hpp"
#include "grade/judge/answer_clause.hpp"

namespace minimax::grade {

namespace {

constexpr std::size_t longest_name = 24;

bool is_blank(char byte) {
  return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r';
}

std::string_view without_blanks(std::string_view text) {
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
  return text;
}

std::string_view word_of(std::string_view text) {
  return text.substr(
      0, static_cast<std::size_t>(std::ranges::find_if_not(text, is_of_word) - text.begin()));
}

// How many characters are put in, left out or replaced (Levenshtein 1966). Both are short.
std::size_t changes_between(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = std::exchange(row[0], i + 1);
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t replaced = diagonal + (a[i] == b[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({replaced, row[j] + 1, diagonal + 1});
    }
  }
  return row.back();
}

// In any language that calls it nearly so, and with a word more or an ending less.
bool is_like(std::string_view name, std::string_view known) {
  const std::string plain = lower_case(std::string(name));
  if (plain == known || slip_between(plain, known)) return true;
  const std::size_t common = std::min(plain.size(), known.size());
  if (common >= 3 && plain.substr(0, common) == known.substr(0, common)) return true;
  return known.size() > 4 && changes_between(plain, known) <= 2;
}

const AnswerForm* form_like(std::string_view name) {
  if (name.size() > longest_name) return nullptr;
  const auto* const found = std::ranges::find_if(
      answer_forms, [&](const AnswerForm& form) { return is_like(name, form.name); });
  return found == answer_forms.end() ? nullptr : found;
}

// In a report nothing points at the place.
Message message_with_place(std::string_view clause, const SyntaxError& error) {
  constexpr std::size_t most = 20;
  const std::less_equal<> is_before;
  const char* const end = clause.data() + clause.size();
  const bool is_in_it = is_before(clause.data(), error.where) && is_before(error.where, end);
  if (!is_in_it || error.beside_text == nullptr) return error.message;
  std::string rest(
      whole_characters({error.where, static_cast<std::size_t>(end - error.where)}, most));
  rest.resize(std::min(rest.size(), rest.find('\n')));
  if (without_blanks(rest).empty()) return error.message;
  return Message(error.beside_text, {{"text", std::string(without_blanks(rest))}});
}

// Of which the end of the text was the first that could not be read.
bool is_unfinished(std::string_view clause, const SyntaxError& error) {
  return !clause.ends_with('.') && error.is_end_of_text();
}

}  // namespace

std::string meant_answer(std::string_view name, std::size_t arity) {
  if (name.size() > longest_name) return "";
  for (const AnswerForm& form : answer_forms) {
    const bool is_same = lower_case(std::string(name)) == form.name;
    if (is_same || (arity == form.arity && is_like(name, form.name)))
      return fmt::format("{}/{}", form.name, form.arity);
  }
  return "";
}

bool begins_as_answer(std::string_view text) {
  const std::string_view word = word_of(text);
  const std::string_view rest = without_blanks(text.substr(word.size(), 16));
  return !word.empty() && rest.starts_with('(') && form_like(word) != nullptr;
}

Message broken_reason(std::string_view raw, const SyntaxError& error) {
  const std::string_view clause = without_blanks(raw);
  const std::string_view word = word_of(clause);
  const std::string_view rest = clause.substr(word.size());
  const AnswerForm* const form = word.empty() ? nullptr : form_like(word);
  if (form != nullptr && word.front() >= 'A' && word.front() <= 'Z' &&
      without_blanks(rest.substr(0, 16)).starts_with('('))
    return Message("the name of a fact begins with a small letter: write {name}",
                   {{"name", std::string(form->name)}});
  if (form != nullptr && !rest.starts_with('(') &&
      without_blanks(rest.substr(0, 16)).starts_with('('))
    return Message("no blank may stand between {word} and its bracket: write {name}(",
                   {{"word", std::string(word)}, {"name", std::string(form->name)}});
  if (is_unfinished(clause, error) && clause.ends_with(','))
    return Message("it ends with a comma where a full stop has to be");
  if (is_unfinished(clause, error) && clause.ends_with(')'))
    return Message("its full stop is missing");
  if (form == nullptr)
    return Message("it cannot be read as an answer: answers are facts, such as value(a, 4)");
  Message message = message_with_place(clause, error);
  return joined({std::move(message), error.advice}, ". ");
}

bool has_neck(std::string_view text) {
  if (text.find(":-") != text.npos || text.find("-->") != text.npos) return true;
  // People write `=>` in prose, too, but hardly behind a head.
  for (std::size_t at = text.find("=>"); at != text.npos; at = text.find("=>", at + 1)) {
    const std::size_t before = at == 0 ? text.npos : text.find_last_not_of(" \t\r\n", at - 1);
    if (before != text.npos && text[before] == ')') return true;
  }
  return false;
}

std::string first_part(std::string_view text) {
  constexpr std::size_t most = 120;
  std::string part;
  for (const char byte : without_blanks(text).substr(0, 4 * most)) {
    if (!is_blank(byte))
      part += byte;
    else if (!part.ends_with(' '))
      part += ' ';
  }
  if (part.size() <= most) return part;
  return std::string(whole_characters(part, most)) + " ...";
}

}  // namespace minimax::grade
