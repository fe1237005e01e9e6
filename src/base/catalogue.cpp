#include "base/catalogue.hpp"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <fstream>
#include <iterator>
#include <optional>
#include <sstream>
#include <utility>

#include "base/digit.hpp"

namespace minimax {

namespace {

// An expression of a rule is longer in no language, and its brackets are not nested that deep.
constexpr std::size_t longest_rule = 500;
constexpr int most_brackets = 50;

/// Evaluates as it reads. Nothing where the text is no expression.
class PluralExpression {
 public:
  PluralExpression(std::string_view text, std::uint64_t n) : rest_(text), n_(n) {}

  std::optional<std::uint64_t> value() {
    const std::uint64_t value = choice();
    return is_wrong_ || !rest_.empty() ? std::nullopt : std::optional(value);
  }

 private:
  using Number = std::uint64_t;
  struct Binary {
    int level;  // the higher, the more it binds
    std::string_view sign;
    Number (*apply)(Number a, Number b);
  };
  static constexpr int levels = 6;
  // Of two that begin alike the longer one comes first.
  static constexpr Binary binaries[] = {
      {0, "||", [](Number a, Number b) { return Number{a != 0 || b != 0}; }},
      {1, "&&", [](Number a, Number b) { return Number{a != 0 && b != 0}; }},
      {2, "==", [](Number a, Number b) { return Number{a == b}; }},
      {2, "!=", [](Number a, Number b) { return Number{a != b}; }},
      {3, "<=", [](Number a, Number b) { return Number{a <= b}; }},
      {3, ">=", [](Number a, Number b) { return Number{a >= b}; }},
      {3, "<", [](Number a, Number b) { return Number{a < b}; }},
      {3, ">", [](Number a, Number b) { return Number{a > b}; }},
      {4, "+", [](Number a, Number b) { return a + b; }},
      {4, "-", [](Number a, Number b) { return a - b; }},
      {5, "*", [](Number a, Number b) { return a * b; }},
      {5, "/", [](Number a, Number b) { return b == 0 ? 0 : a / b; }},
      {5, "%", [](Number a, Number b) { return b == 0 ? 0 : a % b; }},
  };

  bool take(std::string_view sign) {
    if (!rest_.starts_with(sign)) return false;
    rest_.remove_prefix(sign.size());
    return true;
  }
  Number fail() {
    is_wrong_ = true;
    rest_ = {};
    return 0;
  }

  Number choice() {
    const Number condition = binary(0);
    if (!take("?")) return condition;
    if (++depth_ > most_brackets) return fail();
    const Number yes = choice();
    if (!take(":")) return fail();
    const Number no = choice();
    --depth_;
    return condition != 0 ? yes : no;
  }
  Number binary(int level) {
    if (level == levels) return unary();
    Number value = binary(level + 1);
    while (true) {
      const auto found = std::ranges::find_if(
          binaries, [&](const Binary& each) { return each.level == level && take(each.sign); });
      if (found == std::end(binaries)) return value;
      value = found->apply(value, binary(level + 1));
    }
  }
  Number unary() {
    if (++depth_ > most_brackets) return fail();
    const Number value = take("!") ? Number{unary() == 0} : primary();
    --depth_;
    return value;
  }
  Number primary() {
    if (take("n")) return n_;
    if (take("(")) {
      const Number value = choice();
      return take(")") ? value : fail();
    }
    if (rest_.empty() || !is_digit(rest_.front())) return fail();
    Number number = 0;
    for (; !rest_.empty() && is_digit(rest_.front()); rest_.remove_prefix(1))
      number = 10 * number + static_cast<Number>(rest_.front() - '0');
    return number;
  }

  std::string_view rest_;
  Number n_;
  int depth_ = 0;
  bool is_wrong_ = false;
};

/// The numbers and texts of a file. Of what lies beyond its end there is nothing.
class MachineObject {
 public:
  explicit MachineObject(std::string_view content) : content_(content) {}

  /// Whether it begins as one does; then numbers are read in the order of its bytes.
  bool begins() {
    const std::optional<std::uint32_t> magic = number(0);
    is_swapped_ = magic == 0xde12'0495;
    return is_swapped_ || magic == 0x9504'12de;
  }
  std::optional<std::uint32_t> number(std::uint64_t offset) const {
    std::uint32_t number = 0;
    if (offset + sizeof number > content_.size()) return std::nullopt;
    std::memcpy(&number, content_.data() + offset, sizeof number);
    return is_swapped_ ? __builtin_bswap32(number) : number;
  }
  /// The one that the table of texts at `table` has at that place, which a zero byte follows.
  std::optional<std::string_view> text(std::uint64_t table, std::uint64_t index) const {
    const auto length = number(table + 8 * index);
    const auto begin = number(table + 8 * index + 4);
    if (!length || !begin || std::uint64_t{*begin} + *length >= content_.size())
      return std::nullopt;
    if (content_[*begin + std::size_t{*length}] != '\0') return std::nullopt;
    return content_.substr(*begin, *length);
  }

 private:
  std::string_view content_;
  bool is_swapped_ = false;
};

}  // namespace

PluralRule PluralRule::of_header(std::string_view header) {
  constexpr std::string_view key = "plural=";
  const std::size_t line = header.find("Plural-Forms:");
  const std::size_t begin = line == header.npos ? line : header.find(key, line);
  if (begin == header.npos) return {};
  header.remove_prefix(begin + key.size());
  header = header.substr(0, header.find_first_of(";\n"));
  PluralRule rule;
  rule.expression_.clear();
  std::ranges::copy_if(header, std::back_inserter(rule.expression_),
                       [](char c) { return c != ' ' && c != '\t'; });
  const bool is_short = rule.expression_.size() <= longest_rule;
  return is_short && PluralExpression(rule.expression_, 1).value() ? rule : PluralRule();
}

std::size_t PluralRule::form(std::uint64_t count) const {
  return static_cast<std::size_t>(PluralExpression(expression_, count).value().value_or(0));
}

std::unique_ptr<const Catalogue> Catalogue::read(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  std::ostringstream content;
  if (!(content << in.rdbuf())) return nullptr;
  std::unique_ptr<Catalogue> catalogue(new Catalogue(std::move(content).str()));
  return catalogue->index() ? std::move(catalogue) : nullptr;
}

bool Catalogue::index() {
  MachineObject object(content_);
  const bool begins = object.begins();
  const auto count = object.number(8);
  const auto originals = object.number(12);
  const auto translations = object.number(16);
  if (!begins || !count || !originals || !translations) return false;
  for (std::uint64_t i = 0; i < *count; ++i) {
    const auto original = object.text(*originals, i);
    const auto translation = object.text(*translations, i);
    if (!original || !translation) return false;
    if (original->empty()) rule_ = PluralRule::of_header(*translation);
    // Where it counts, the plural stands behind the first zero byte; the forms likewise.
    std::vector<const char*>& forms = forms_[original->substr(0, original->find('\0'))];
    for (std::string_view rest = *translation;;) {
      forms.push_back(rest.data());
      const std::size_t end = rest.find('\0');
      if (end == rest.npos) break;
      rest.remove_prefix(end + 1);
    }
  }
  return true;
}

// The text with nothing in it is that of the header.
const char* Catalogue::find(std::string_view text) const {
  const auto found = text.empty() ? forms_.end() : forms_.find(text);
  return found == forms_.end() ? nullptr : found->second.front();
}

const char* Catalogue::find(std::string_view one, std::uint64_t count) const {
  const auto found = one.empty() ? forms_.end() : forms_.find(one);
  if (found == forms_.end()) return nullptr;
  const std::vector<const char*>& forms = found->second;
  return forms[std::min(rule_.form(count), forms.size() - 1)];
}

}  // namespace minimax
