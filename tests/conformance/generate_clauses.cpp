// Writes random clauses, good and bad, for comparing our reader with SWI-Prolog's.
//
//   generate_clauses DIRECTORY SEED COUNT
//
// Files of a few clauses each: after a quote that is not closed, only the rest of its file is lost.
// The same seed gives the same files everywhere.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace {

using Texts = std::vector<std::string_view>;

constexpr std::size_t clauses_per_file = 12;

const Texts atoms = {"a",  "b", "foo", "bAr_9", "x",   "é", "日本", "λ",    "[]",
                     "{}", "!", ";",   "[ ]",   "{ }", "e", "r",    "mod1", "Inf1"};
const Texts quoted = {"'a'",        "'A b'",     "''",           "'It''s'",   "'[]'", "'{}'",
                      "'\\n'",      "'\\x41\\'", "'a\\\n  b'",   "'a\\c  b'", "','",  "'|'",
                      "'-'",        "'mod'",     "'\\\\'",       "'\\e'",     "\"\"", "\"str\"",
                      "\"a\"\"b\"", "\"\\\"\"",  "\"é\\u00e9\"", "`codes`",   "``",   "'my op'",
                      "'\\''",      "\"a\nb\"",  "'. '"};
const Texts numbers = {"0",
                       "1",
                       "-1",
                       "42",
                       "1.5",
                       "-2.5",
                       "1.0e10",
                       "1e5",
                       "1.0Inf",
                       "-1.0Inf",
                       "1.5NaN",
                       "1r3",
                       "-1r3",
                       "0xff",
                       "0b101",
                       "0o17",
                       "16'ff",
                       "0'a",
                       "0'''",
                       "0'\\n",
                       "0'.",
                       "0' ",
                       "0'\\x41\\",
                       "1 000",
                       "1_000",
                       "12345678901234567890",
                       "0.1",
                       "1.0e-5",
                       "100000000000000000.0",
                       "٣",
                       "36'Zz",
                       "-0",
                       "-0.0",
                       "0'%",
                       "007",
                       "2.0e22",
                       "123456789.0",
                       "0.0001",
                       "0.00001"};
const Texts variables = {"X", "_", "_a", "Éa"};
const Texts prefix_operators = {"-",     "+", "\\",  "\\+",  ":-", "?-",     "dynamic",
                                "table", "$", "pre", "both", "#",  "'my op'"};
const Texts infix_operators = {
    "-",   "+",  "*",  "/",  "**",   "^",   "=",  "==",  "=..", "is",  "mod",     "rdiv", "<",
    ">",   "=<", ":",  ":=", ",",    ";",   "->", "*->", ":-",  "-->", "|",       "\\=",  "@<",
    "/\\", "<<", "as", ".",  "both", "in_", "→",  "=@=", "=>",  ">:<", "'my op'", "by"};
struct Infix {
  std::string_view name;
  int priority, left, right;
};
const std::vector<Infix> fitting_operators = {
    {":-", 1200, 1199, 1199}, {"-->", 1200, 1199, 1199}, {"|", 1105, 1104, 1105},
    {";", 1100, 1099, 1100},  {"->", 1050, 1049, 1050},  {",", 1000, 999, 1000},
    {"=", 700, 699, 699},     {"is", 700, 699, 699},     {"=..", 700, 699, 699},
    {"\\==", 700, 699, 699},  {":", 600, 599, 600},      {"-", 500, 500, 499},
    {"+", 500, 500, 499},     {"/\\", 500, 500, 499},    {"*", 400, 400, 399},
    {"/", 400, 400, 399},     {"mod", 400, 400, 399},    {"**", 200, 199, 199},
    {"^", 200, 199, 200},     {".", 100, 100, 99},       {"<<", 400, 400, 399},
    {"-", 500, 500, 499},     {"-", 500, 500, 499},      {"*", 400, 400, 399}};

const Texts postfix_operators = {"!!", "post", "both", "??", "'my op'"};
const Texts punctuation = {"(",   ")",    "[", "]",  "{",    "}",  ",",   "|",
                           "(",   ")",    "[", "]",  "f(",   "-(", "- (", "[](",
                           "{}(", "'q'(", ".", "..", "foo(", "+{", "a{",  "||"};
const Texts blanks = {" ",      " ",           " ",    "  ",
                      "\n",     "\t",          " \n ", "/* c */",
                      " % c\n", "\n% c. d\n",  "/**/", " /* a /* b */ c */ ",
                      "\u00a0", "/* x\n y */", "\r\n"};
const Texts ends = {".\n", ".\n", ".\n", ". ", ".% end\n", " .\n", "\n.\n", "./**/ .\n", ".\n\n"};
const Texts odd_characters = {
    "'",  "\"",     "`", "\\",     "(",      ")",      "[",    "]",    "{",  "}", ",", "|",
    ".",  "-",      "+", "/",      "*",      "%",      "0",    "1",    "9",  "'", "_", "a",
    "e",  "r",      "x", "X",      "\n",     " ",      "\t",   "!",    ";",  ":", "=", "&",
    "~",  "^",      "@", "#",      "$",      "<",      ">",    "?",    "é",  "É", "٣", "→",
    "日", "\u00a0", "😀", "\u00b2", "\u0301", "\u200b", "\x01", "\x7f", "\r", "u", "c", "'"};
const Texts operator_types = {"xf", "yf", "xfx", "xfy", "yfx", "fy", "fx"};
const Texts new_operators = {"pre",   "post", "both",    "in_", "by", "!!",  "??",
                             "#",     "→",    "'my op'", "-",   "+",  "mod", "dynamic",
                             "foo",   "a",    "é",       "==>", "!",  ";",   "is",
                             "'A b'", "=",    "\\",      "*",   "$",  ".",   "table"};

class Generator {
 public:
  explicit Generator(std::uint64_t seed) : random_(seed) {}

  std::string file() {
    std::string text;
    for (std::size_t i = 0; i < clauses_per_file; ++i) text += clause();
    return text;
  }

 private:
  // The standard's distributions differ from library to library.
  std::size_t below(std::size_t limit) { return static_cast<std::size_t>(random_() % limit); }
  bool one_in(std::size_t count) { return below(count) == 0; }
  std::string pick(const Texts& texts) { return std::string(texts[below(texts.size())]); }

  std::string clause() {
    std::string text = any_clause();
    while (confuses_oracle(text)) text = any_clause();
    return text;
  }

  // SWI-Prolog looks for the end of a clause before it parses it, and takes what is quoted for
  // something else in the two: where an escape sequence stands directly behind an escaped line
  // feed, and where a quote does behind digits that are neither a base nor 0. A few such clauses
  // are in the files made by hand. In a clause that begins with `/` and a line feed, it counts one
  // line too much.
  static bool confuses_oracle(std::string_view text) {
    return text.find("\\\n\\") != text.npos || text.starts_with("/\n") ||
           text.find("\n/\n") != text.npos || text.find(" /\n") != text.npos ||
           has_quote_behind_digits(text);
  }

  static bool has_quote_behind_digits(std::string_view text) {
    static const Texts bases = {"0", "2", "8", "10", "16", "36"};
    const auto digit = [&](std::size_t i) { return text[i] >= '0' && text[i] <= '9'; };
    for (std::size_t quote = text.find('\''); quote != text.npos;
         quote = text.find('\'', quote + 1)) {
      if (quote == 0 || !digit(quote - 1)) continue;
      std::size_t begin = quote;
      while (begin > 0 && continues_name(text[begin - 1])) --begin;
      const bool is_base =
          std::ranges::find(bases, text.substr(begin, quote - begin)) != bases.end();
      const char before = begin == 0 ? ' ' : text[begin - 1];
      const bool in_group = before == ' ' && begin > 1 && digit(begin - 2);
      if (!is_base || in_group || before == '.' || before == '\'') return true;
    }
    return false;
  }

  static bool continues_name(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
           static_cast<unsigned char>(c) >= 0x80;
  }

  std::string any_clause() {
    switch (below(20)) {
      case 0:
      case 1:
        return directive() + end();
      case 2:
      case 3:
        return tokens() + end();
      case 4:
      case 5:
      case 6:
      case 7:
        return mutated(statement()) + end();
      case 8:
        return mutated(tokens()) + end();
      case 9:
        return mutated(statement() + end());
      default:
        return statement() + end();
    }
  }

  std::string end() { return one_in(60) ? "\n" : pick(ends); }

  std::string directive() {
    static constexpr std::array<int, 16> priorities = {0,   1,   50,  100, 150, 200,  300,  400,
                                                       500, 600, 700, 800, 999, 1000, 1100, 1200};
    if (one_in(8)) {
      static const Texts meanings = {"codes", "chars", "atom", "string"};
      return ":- set_prolog_flag(double_quotes, " + pick(meanings) + ")";
    }
    const int priority =
        one_in(3) ? static_cast<int>(below(1201)) : priorities[below(priorities.size())];
    return fmt::format(":- op({}, {}, ({}))", priority, pick(operator_types), pick(new_operators));
  }

  std::string statement() {
    if (one_in(3)) return fact();
    if (one_in(6)) return term(1200, 2) + between() + ":-" + between() + term(1199, 3);
    return term(1200, 4);
  }

  // As in files of facts.
  std::string fact() {
    switch (below(4)) {
      case 0:
        return "moves(" + term(999, 1) + "," + between() + list(2) + ")";
      case 1:
        return "static_eval(" + term(999, 2) + "," + between() + pick(numbers) + ")";
      case 2:
        return "max_to_move(" + term(999, 2) + ")";
      default:
        return "moves(a, [b, c(" + pick(numbers) + ",[" + pick(atoms) + "," + pick(atoms) + "])])";
    }
  }

  // Layout that may be there or not.
  std::string between() { return one_in(3) ? "" : one_in(4) ? pick(blanks) : " "; }
  std::string seldom() { return one_in(8) ? pick(blanks) : ""; }

  // Most terms are well formed and fit the priority, some are not.
  std::string term(int priority, int depth) {
    if (depth == 0) return leaf(priority);
    switch (below(12)) {
      case 0:
      case 1:
        return leaf(priority);
      case 2:
        return name() + "(" + arguments(depth) + ")";
      case 3:
        return list(depth);
      case 4:
        return "{" + seldom() + term(1200, depth - 1) + seldom() + "}";
      case 5:
        return "(" + seldom() + term(1200, depth - 1) + seldom() + ")";
      case 6:
        return prefix_term(priority, depth);
      case 7:
        return one_in(6) ? odd_operator_term(priority, depth) : list(depth);
      default:
        return infix_term(priority, depth);
    }
  }

  std::string prefix_term(int priority, int depth) {
    static const Texts fitting = {"-", "+", "\\", "-"};
    if (priority < 200) return leaf(priority);
    return pick(fitting) + between() + term(200, depth - 1);
  }

  std::string infix_term(int priority, int depth) {
    const Infix& op = fitting_operators[below(fitting_operators.size())];
    if (op.priority > priority)
      return "(" + seldom() + infix_term(op.priority, depth) + seldom() + ")";
    return term(op.left, depth - 1) + between() + std::string(op.name) + between() +
           term(op.right, depth - 1);
  }

  std::string odd_operator_term(int priority, int depth) {
    switch (below(4)) {
      case 0:
        return pick(prefix_operators) + between() + term(priority, depth - 1);
      case 1:
        return term(priority, depth - 1) + between() + pick(postfix_operators);
      case 2:
        return name() + pick(blanks) + "(" + arguments(depth) + ")";
      default:
        return term(priority, depth - 1) + between() + infix(priority) + between() +
               term(priority, depth - 1);
    }
  }

  std::string infix(int priority) {
    std::string name = pick(infix_operators);
    while (priority < 1000 && (name == "," || name == "|")) name = pick(infix_operators);
    return name;
  }

  std::string leaf(int priority) {
    switch (below(10)) {
      case 0:
      case 1:
      case 2:
        return pick(atoms);
      case 3:
      case 4:
        return pick(quoted);
      case 5:
      case 6:
        return pick(numbers);
      case 7:
        return one_in(4) ? pick(variables) : pick(atoms);
      case 8:
        return priority == 999 && one_in(2) ? pick(infix_operators) : pick(numbers);
      default:
        return "(" + pick(infix_operators) + ")";
    }
  }

  std::string name() {
    switch (below(5)) {
      case 0:
        return pick(prefix_operators);
      case 1:
        return one_in(8) ? pick(infix_operators) : "'F x'";
      default:
        return pick(atoms);
    }
  }

  std::string arguments(int depth) {
    std::string text = seldom() + term(999, depth - 1) + seldom();
    for (std::size_t i = below(3); i > 0; --i)
      text += "," + seldom() + term(999, depth - 1) + seldom();
    return text;
  }

  std::string list(int depth) {
    if (one_in(8)) return "[" + seldom() + "]";
    const std::string tail = one_in(5) ? "|" + seldom() + term(999, depth - 1) : "";
    return "[" + arguments(depth) + tail + "]";
  }

  std::string tokens() {
    std::string text;
    for (std::size_t i = 1 + below(10); i > 0; --i) text += token() + between();
    return text;
  }

  std::string token() {
    switch (below(8)) {
      case 0:
        return pick(atoms);
      case 1:
        return one_in(3) ? pick(variables) : pick(quoted);
      case 2:
        return pick(numbers);
      case 3:
        return pick(prefix_operators);
      case 4:
        return pick(infix_operators);
      case 5:
        return pick(postfix_operators);
      default:
        return pick(punctuation);
    }
  }

  static std::vector<std::string> characters(const std::string& text) {
    std::vector<std::string> found;
    for (const char c : text) {
      if (found.empty() || (c & 0xc0) != 0x80) found.emplace_back();
      found.back() += c;
    }
    return found;
  }

  std::string mutated(const std::string& text) {
    std::vector<std::string> parts = characters(text);
    for (std::size_t i = 1 + below(3); i > 0 && !parts.empty(); --i) mutate(parts);
    std::string result;
    for (const std::string& part : parts) result += part;
    return result;
  }

  void mutate(std::vector<std::string>& parts) {
    const std::size_t place = below(parts.size());
    const auto at = parts.begin() + static_cast<std::ptrdiff_t>(place);
    switch (below(6)) {
      case 0:
        parts.erase(at);
        return;
      case 1:
        parts.insert(at, pick(odd_characters));
        return;
      case 2:
        parts.insert(at, token());
        return;
      case 3:
        parts[place] = pick(odd_characters);
        return;
      case 4:
        std::swap(parts[place], parts[below(parts.size())]);
        return;
      default:
        parts.insert(at, parts[below(parts.size())]);
        return;
    }
  }

  std::mt19937_64 random_;
};

}  // namespace

int main(int argc, char** argv) {
  if (argc != 4) return 2;
  const std::string directory = argv[1];
  Generator generator(std::strtoull(argv[2], nullptr, 10));
  const std::size_t files = std::strtoull(argv[3], nullptr, 10) / clauses_per_file + 1;
  for (std::size_t i = 0; i < files; ++i) {
    const std::string path = fmt::format("{}/generated_{:05}.pl", directory, i);
    std::ofstream(path, std::ios::binary) << generator.file();
  }
}
