#include "term/spelling.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <memory>
#include <vector>

#include "base/digit.hpp"
#include "term/term_table.hpp"

namespace minimax {

namespace {

bool is_small_letter(char c) noexcept {
  return c >= 'a' && c <= 'z';
}

bool continues_spelled_name(char c) noexcept {
  return is_small_letter(c) || is_digit(c) || (c >= 'A' && c <= 'Z') || c == '_';
}

/// Of terms of a table.
class Speller {
 public:
  Speller(std::string& to, const TermTable& terms)
      : to_(to), terms_(terms), most_(to.size() + longest_spelling) {}

  bool compound(TermId name, std::span<const TermId> arguments) {
    if (arguments.empty() || !this->name(name)) return false;
    to_ += '(';
    for (const TermId argument : arguments) {
      if (!term(argument)) return false;
      to_ += ',';
    }
    to_.back() = ')';
    return to_.size() <= most_;
  }

 private:
  bool name(TermId atom) {
    if (terms_.kind(atom) != TermKind::atom || !is_spelled_name(terms_.text(atom))) return false;
    return put(terms_.text(atom));
  }
  bool number(const Number& number) {
    if (!number.is_small()) return false;
    const std::string text = std::to_string(number.small());
    return is_spelled_integer(text) && put(text);
  }
  bool put(std::string_view text) {
    if (to_.size() + text.size() > most_) return false;
    to_ += text;
    return true;
  }

  // A compound that is in the table by its parts has no spelling, but a list may have.
  bool term(TermId term) {
    switch (terms_.kind(term)) {
      case TermKind::atom:
        return name(term);
      case TermKind::nil:
        return put("[]");
      case TermKind::number:
        return number(terms_.number(term));
      case TermKind::spelled:
        return put(terms_.text(term));
      case TermKind::compound:
        return terms_.is_cell(term) && list(term);
      case TermKind::string:
        break;
    }
    return false;
  }
  bool list(TermId cell) {
    if (!put("[")) return false;
    while (terms_.is_cell(cell)) {
      if (!term(terms_.arguments(cell)[0]) || !put(",")) return false;
      cell = terms_.arguments(cell)[1];
    }
    to_.back() = ']';
    return cell == terms_.nil();
  }

  std::string& to_;
  const TermTable& terms_;
  std::size_t most_;
};

/// Reads what Speller wrote.
class SpellingReader {
 public:
  SpellingReader(TermTable& terms, std::string_view spelling)
      : terms_(terms), here_(spelling.data()), end_(here_ + spelling.size()) {}

  TermId term() {
    if (*here_ == '[') return list();
    if (!is_small_letter(*here_)) return number();
    const TermId name = this->name();
    if (here_ == end_ || *here_ != '(') return name;
    const std::vector<TermId> arguments = terms_up_to(')');
    return terms_.compound(name, arguments);
  }

 private:
  TermId name() {
    const char* const begin = here_;
    while (here_ != end_ && continues_spelled_name(*here_)) ++here_;
    return terms_.atom(std::string_view(begin, static_cast<std::size_t>(here_ - begin)));
  }
  TermId number() {
    std::int64_t number = 0;
    here_ = std::from_chars(here_, end_, number).ptr;
    return terms_.number(Number(number));
  }
  TermId list() {
    if (here_[1] == ']') {
      here_ += 2;
      return terms_.nil();
    }
    return terms_.list(terms_up_to(']'));
  }
  std::vector<TermId> terms_up_to(char bracket) {
    std::vector<TermId> terms;
    do {
      ++here_;
      terms.push_back(term());
    } while (*here_ != bracket);
    ++here_;
    return terms;
  }

  TermTable& terms_;
  const char* here_;
  const char* end_;
};

// More are thrown away, so that no thread keeps a whole game by its parts.
constexpr std::size_t most_spelled_out = 10'000;

}  // namespace

bool is_spelled_name(std::string_view text) noexcept {
  return !text.empty() && is_small_letter(text.front()) &&
         std::ranges::all_of(text, continues_spelled_name);
}

bool is_spelled_integer(std::string_view text) noexcept {
  if (text == "0") return true;
  if (text.starts_with('-')) text.remove_prefix(1);
  return !text.empty() && text.size() <= most_spelled_digits && text.front() != '0' &&
         std::ranges::all_of(text, [](char c) { return is_digit(c); });
}

bool append_spelling(std::string& to, const TermTable& terms, TermId name,
                     std::span<const TermId> arguments) {
  return Speller(to, terms).compound(name, arguments);
}

TermId read_spelling(TermTable& terms, std::string_view spelling) {
  return SpellingReader(terms, spelling).term();
}

SpelledOut spelled_out(const TermTable& terms, TermId spelled) {
  thread_local std::unique_ptr<TermTable> parts;
  if (!parts || parts->size() > most_spelled_out) parts = std::make_unique<TermTable>();
  const TermId term = read_spelling(*parts, terms.text(spelled));
  return {*parts, term};
}

}  // namespace minimax
