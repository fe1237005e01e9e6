#include "facts/parsed_clauses.hpp"

#include <algorithm>

#include "syntax/neck.hpp"
#include "syntax/syntax_error.hpp"

namespace minimax {

namespace {

// Who guesses wrongly where a clause begins may find one error after the other.
constexpr int most_errors = 16;

// Behind most facts, where another one follows in the next line: that is the only layout.
const char* begin_of_next_line(const char* end, const char* stop) noexcept {
  const bool follows = stop - end >= 2 && end[0] == '\n' && end[1] >= 'a' && end[1] <= 'z';
  return follows ? end + 1 : nullptr;
}

}  // namespace

void ParsedClauses::clear() noexcept {
  entries_.clear();
  facts_.clear();
  clause_count_ = 0;
}

std::size_t ParsedClauses::find(const char* begin) const noexcept {
  const auto found = std::ranges::lower_bound(entries_, begin, {}, &Entry::begin);
  return static_cast<std::size_t>(found - entries_.begin());
}

const char* ParsedClauses::end(std::size_t index) const noexcept {
  if (is_fact(index)) return fact(index).end();
  const std::string_view text = clause(index).text;
  return text.data() + text.size();
}

void ParsedClauses::parse(std::string_view text, const Stretch& stretch,
                          const OperatorTable& operators) {
  const auto bytes_before = [&](const char* here) {
    return static_cast<std::size_t>(here - text.data());
  };
  Parser parser(text.substr(0, bytes_before(stretch.limit)), operators);
  parser.skip(bytes_before(stretch.begin));
  follows_ = false;
  errors_ = 0;
  try {
    const char* begin = parser.begin_of_next();
    while (begin && begin < stretch.stop) {
      if (const char* const end = facts_.parse(begin, stretch.limit)) {
        add_fact(begin);
        begin = begin_of_next_line(end, stretch.stop);
        if (begin) continue;
        parser.resume(end);
      } else {
        parser.resume(begin);
        if (!add(parser, begin, stretch)) break;
      }
      begin = parser.begin_of_next();
    }
  } catch (const SyntaxError&) {
    // In the comment before a clause.
  }
  // Its full stop may be none where the text goes on.
  const bool is_cut = stretch.limit != text.data() + text.size();
  if (is_cut && size() > 0 && end(size() - 1) == stretch.limit) entries_.pop_back();
}

// The one that was parsed last.
void ParsedClauses::add_fact(const char* begin) {
  entries_.push_back({begin, static_cast<std::uint32_t>(facts_.size() - 1), true, follows_, false});
  follows_ = true;
}

// The clause that the parser is at, unless it has an error. False where nothing more is to be
// parsed.
bool ParsedClauses::add(Parser& parser, const char* begin, const Stretch& stretch) {
  const auto number = static_cast<std::uint32_t>(clause_count_);
  try {
    Clause& clause = next_clause();
    parser.next(clause);
    entries_.push_back({begin, number, false, follows_, !parser.was_plain()});
    follows_ = true;
    return !stretch.is_certain || !is_neck(clause, clause.root());
  } catch (const SyntaxError&) {
    --clause_count_;
    follows_ = false;
    return !stretch.is_certain && ++errors_ < most_errors;
  }
}

Clause& ParsedClauses::next_clause() {
  if (clause_count_ == clauses_.size()) clauses_.emplace_back();
  return clauses_[clause_count_++];
}

}  // namespace minimax
