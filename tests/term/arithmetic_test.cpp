#include "term/arithmetic.hpp"

#include <doctest/doctest.h>
#include <gmpxx.h>

#include <initializer_list>
#include <limits>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "syntax/number_text.hpp"
#include "term/term_table.hpp"
#include "tests/test_size.hpp"

namespace minimax {
namespace {

class Terms {
 public:
  TermId number(std::string_view text) {
    return table_.number(std::get<Number>(decode_number(text)));
  }
  TermId call(std::string_view name, std::initializer_list<TermId> arguments) {
    const std::vector<TermId> list(arguments);
    return table_.compound(table_.atom(name), list);
  }
  /// The function of the numbers, evaluated and written; `error: ...` where it is an error.
  std::string value(std::string_view name, std::initializer_list<std::string_view> numbers) {
    if (numbers.size() == 0) return value(table_.atom(name));
    std::vector<TermId> arguments;
    for (const std::string_view text : numbers) arguments.push_back(number(text));
    return value(table_.compound(table_.atom(name), arguments));
  }
  std::string value(TermId term) const {
    const Evaluated result = evaluate(table_, term);
    const Number* number = std::get_if<Number>(&result);
    return number == nullptr ? "error: " + in_english(std::get<Message>(result)) : number->text();
  }
  TermTable& table() { return table_; }

 private:
  TermTable table_;
};

struct Example {
  std::string_view name;
  std::initializer_list<std::string_view> numbers;
  std::string_view value;
};

void check(std::initializer_list<Example> examples) {
  for (const Example& example : examples) {
    CAPTURE(example.name);
    CAPTURE(example.value);
    CHECK(Terms().value(example.name, example.numbers) == example.value);
  }
}

TEST_CASE("the four operations are exact without floats") {
  check({
      {"+", {"1", "2"}, "3"},
      {"+", {"9223372036854775807", "1"}, "9223372036854775808"},
      {"-", {"9223372036854775808", "1"}, "9223372036854775807"},
      {"+", {"1r3", "1r6"}, "1r2"},
      {"+", {"1", "0.5"}, "1.5"},
      {"-", {"5"}, "-5"},
      {"-", {"-9223372036854775808"}, "9223372036854775808"},
      {"+", {"-5"}, "-5"},
      {"*", {"4294967296", "4294967296"}, "18446744073709551616"},
      {"/", {"6", "3"}, "2"},
      {"/", {"7", "2"}, "3.5"},
      {"/", {"-9223372036854775808", "-1"}, "9223372036854775808"},
      {"/", {"7r2", "2"}, "7r4"},
      {"/", {"1", "1.0Inf"}, "0"},
      {"/", {"-1.0", "1.0Inf"}, "-0.0"},
      {"rdiv", {"1", "3"}, "1r3"},
      {"rdiv", {"6", "3"}, "2"},
  });
}

TEST_CASE("a rational that is an integer stays a rational until the end") {
  Terms terms;
  const TermId half = terms.number("1r2");
  CHECK(terms.value(terms.call("/", {terms.call("+", {half, half}), terms.number("3")})) == "1r3");
}

TEST_CASE("integer functions") {
  check({
      {"//", {"-7", "2"}, "-3"},
      {"div", {"-7", "2"}, "-4"},
      {"mod", {"-7", "2"}, "1"},
      {"mod", {"7", "-2"}, "-1"},
      {"rem", {"-7", "2"}, "-1"},
      {"gcd", {"-12", "18"}, "6"},
      {"lcm", {"4", "-6"}, "12"},
      {">>", {"-5", "1"}, "-3"},
      {"<<", {"1", "100"}, "1267650600228229401496703205376"},
      {"<<", {"12", "-2"}, "3"},
      {"/\\", {"12", "10"}, "8"},
      {"\\/", {"12", "10"}, "14"},
      {"xor", {"12", "10"}, "6"},
      {"\\", {"5"}, "-6"},
      {"msb", {"1000"}, "9"},
      {"lsb", {"1000"}, "3"},
      {"popcount", {"255"}, "8"},
      {"getbit", {"5", "2"}, "1"},
      {"powm", {"3", "4", "5"}, "1"},
  });
}

TEST_CASE("powers") {
  for (const std::string_view name : {"**", "^"}) {
    check({
        {name, {"2", "100"}, "1267650600228229401496703205376"},
        {name, {"2", "-1"}, "0.5"},
        {name, {"2", "0.0"}, "1"},
        {name, {"2.0", "3"}, "8.0"},
        {name, {"-1", "999999999999999999999"}, "-1"},
        {name, {"0", "1.5"}, "0"},
        {name, {"2r3", "-2"}, "9r4"},
        {name, {"4r9", "-3r2"}, "27r8"},
        {name, {"4", "1r2"}, "2"},
        {name, {"-8", "1r3"}, "-2"},
        {name, {"-2.0", "2r3"}, "1.5874010519681994"},
        {name,
         {"0", "-1"},
         name == "^" ? "error: division by zero in (^)/2" : "error: division by zero in (**)/2"},
    });
  }
}

TEST_CASE("comparison and sign") {
  check({
      {"max", {"1", "2.0"}, "2.0"},
      {"max", {"2", "2.0"}, "2.0"},
      {"max", {"-0.0", "0.0"}, "0.0"},
      {"min", {"0.0", "-0.0"}, "-0.0"},
      {"min", {"1.5NaN", "3"}, "3"},
      {"max", {"1r3", "1r4"}, "1r3"},
      {"abs", {"-5"}, "5"},
      {"abs", {"-1r2"}, "1r2"},
      {"sign", {"-2.5"}, "-1.0"},
      {"sign", {"1r2"}, "1"},
      {"copysign", {"2", "-0.0"}, "-2"},
      {"nexttoward", {"1", "2"}, "1.0000000000000002"},
  });
}

TEST_CASE("rounding") {
  check({
      {"integer", {"2.5"}, "3"},
      {"integer", {"-2.5"}, "-3"},
      {"round", {"5r2"}, "3"},
      {"integer", {"9223372036854775808.0"}, "9223372036854775807"},
      {"truncate", {"-1.5"}, "-1"},
      {"floor", {"-1.5"}, "-2"},
      {"floor", {"-3r2"}, "-2"},
      {"ceiling", {"1r3"}, "1"},
      {"ceiling", {"1.0e20"}, "100000000000000000000"},
      {"truncate", {"1.0Inf"}, "1.0Inf"},
      {"float_integer_part", {"-2.5"}, "-2.0"},
      {"float_fractional_part", {"-2.5"}, "-0.5"},
      {"float_fractional_part", {"7r3"}, "1r3"},
      {"float", {"1r3"}, "0.3333333333333333"},
      {"rational", {"0.25"}, "1r4"},
      {"rationalize", {"0.1"}, "1r10"},
      {"rationalize", {"-3.0"}, "-3"},
      {"numerator", {"2r6"}, "1"},
      {"denominator", {"2r6"}, "3"},
  });
}

TEST_CASE("float functions and constants") {
  check({
      {"sqrt", {"2"}, "1.4142135623730951"},
      {"exp", {"0"}, "1.0"},
      {"log", {"1"}, "0.0"},
      {"atan", {"1", "0"}, "1.5707963267948966"},
      {"atan2", {"0.0", "-1.0"}, "3.141592653589793"},
      {"pi", {}, "3.141592653589793"},
      {"e", {}, "2.718281828459045"},
      {"inf", {}, "1.0Inf"},
      {"nan", {}, "1.5NaN"},
      {"epsilon", {}, "2.220446049250313e-16"},
  });
}

TEST_CASE("errors say what is wrong and in which function") {
  check({
      {"/", {"1", "0"}, "error: division by zero in (/)/2"},
      {"/", {"1", "0.0"}, "error: division by zero in (/)/2"},
      {"//", {"1", "0"}, "error: division by zero in (//)/2"},
      {"mod", {"1", "0"}, "error: division by zero in mod/2"},
      {"/", {"0", "0.0"}, "error: undefined result in (/)/2"},
      {"sqrt", {"-1"}, "error: undefined result in sqrt/1"},
      {"log", {"0"}, "error: float overflow in log/1"},
      {"exp", {"1000"}, "error: float overflow in exp/1"},
      {"*", {"1.0e300", "1.0e300"}, "error: float overflow in (*)/2"},
      {"+", {"1.0Inf", "1"}, "error: float overflow in (+)/2"},
      {"mod", {"1.5", "2"}, "error: 1.5 is no integer in mod/2"},
      {"msb", {"0"}, "error: 0 is less than 1 in msb/1"},
      {"rdiv", {"1.5", "2"}, "error: 1.5 is no rational number in rdiv/2"},
      {"foo", {"1"}, "error: foo/1 is no arithmetic function"},
      {"foo", {}, "error: foo/0 is no arithmetic function"},
      {"random", {"6"}, "error: a value that is another one at each call in random/1"},
  });
}

TEST_CASE("a result too large for memory is an error") {
  constexpr std::string_view sentence = "error: the result is too large an integer in ";
  for (const std::string_view huge : {"100000000000", "1000000000000000000000000000000"}) {
    CHECK(Terms().value("**", {"2", huge}) == std::string(sentence) + "(**)/2");
    CHECK(Terms().value("^", {"3r2", huge}) == std::string(sentence) + "(^)/2");
    CHECK(Terms().value("<<", {"1", huge}) == std::string(sentence) + "(<<)/2");
  }
  Terms terms;
  const TermId factor = terms.call("**", {terms.number("2"), terms.number("16777215")});
  CHECK(terms.value(terms.call("msb", {factor})) == "16777215");
  CHECK(terms.value("**", {"2", "16777216"}) == std::string(sentence) + "(**)/2");
  const TermId product = terms.call("*", {factor, factor});
  CHECK(terms.value(product) == std::string(sentence) + "(*)/2");
}

TEST_CASE("a character is the number of its code") {
  Terms terms;
  TermTable& table = terms.table();
  const std::vector<TermId> character = {table.atom("a")};
  const std::vector<TermId> code = {terms.number("97")};
  const std::vector<TermId> two = {table.atom("a"), table.atom("b")};
  const std::vector<TermId> word = {table.atom("ab")};
  const std::vector<TermId> nested = {terms.call("+", {terms.number("1"), terms.number("2")})};
  CHECK(terms.value(table.string("a")) == "97");
  CHECK(terms.value(table.string("é")) == "233");
  CHECK(terms.value(table.list(character)) == "97");
  CHECK(terms.value(table.list(code)) == "97");
  for (const TermId wrong : {table.list(two), table.list(word), table.list(nested),
                             table.string("ab"), table.string(""), table.nil()}) {
    CHECK(terms.value(wrong).starts_with("error: "));
  }
}

TEST_CASE("numbers of all kinds differ by what they differ exactly") {
  const Number big(mpz_class("1000000000000000000000000000000"));
  const Number real(1.0e30);  // 19884624838656 more
  const Number margin(std::int64_t{1000});
  CHECK(differ_by(big, real, margin));
  CHECK(differ_by(real, big, margin));
  CHECK_FALSE(differ_by(big, big, margin));
  CHECK(differ_by(Number(0.75), Number(0.25), Number(mpq_class(1, 2))));
  CHECK_FALSE(differ_by(Number(0.75), Number(0.25), Number(mpq_class(501, 1000))));
  CHECK(differ_by(Number(std::numeric_limits<double>::infinity()), Number(std::int64_t{0}), big));
}

TEST_CASE("a deep term needs no deep stack") {
  Terms terms;
  TermId left = terms.number("0");
  TermId right = left;
  const TermId one = terms.number("1");
  const int deep = test_size(1'000'000);
  for (int depth = 0; depth < deep; ++depth) {
    left = terms.call("+", {left, one});
    right = terms.call("+", {one, right});
  }
  CHECK(terms.value(left) == std::to_string(deep));
  CHECK(terms.value(right) == std::to_string(deep));
}

std::string within(Terms& terms, TermId term, EvaluationBudget& budget) {
  const Evaluated result = evaluate(terms.table(), term, budget);
  const Number* number = std::get_if<Number>(&result);
  return number == nullptr ? "error: " + in_english(std::get<Message>(result)) : number->text();
}

TEST_CASE("an operation that could exceed the budget is not begun") {
  Terms terms;
  EvaluationBudget budget{.most_bits = 100};
  const auto value = [&](std::string_view name, std::string_view a, std::string_view b) {
    return within(terms, terms.call(name, {terms.number(a), terms.number(b)}), budget);
  };
  const std::string too_long = "error: the result may have more than 100 bits in ";
  CHECK(value("**", "3", "40") == "12157665459056928801");
  CHECK(value("**", "3", "51") == too_long + "(**)/2");
  CHECK(value("^", "7", "20000000000000000000000") == too_long + "(^)/2");
  CHECK(value("**", "1", "20000000000000000000000") == "1");
  CHECK(value("**", "-1", "20000000000000000000001") == "-1");
  CHECK(value("**", "2r3", "-60") == too_long + "(**)/2");
  CHECK(value("**", "2", "-5000") == "0.0");
  CHECK(value("<<", "1", "90") == "1237940039285380274899124224");
  CHECK(value("<<", "1", "99999999999999999999999") == too_long + "(<<)/2");
  CHECK(value(">>", "1", "-99999999999999999999999") == too_long + "(>>)/2");
  CHECK(value(">>", "1", "99999999999999999999999") == "0");
  CHECK(value("*", "1000000000000000", "1000000000000000000000") == too_long + "(*)/2");
  CHECK(value("+", "1", "2") == "3");
}

TEST_CASE("a number that is only written out may be longer than the budget says") {
  Terms terms;
  EvaluationBudget budget{.most_bits = 10};
  CHECK(within(terms, terms.number("1000000"), budget) == "1000000");
}

TEST_CASE("all that is evaluated within a budget draws on it") {
  Terms terms;
  EvaluationBudget budget{.work_left = 100};
  const TermId sum = terms.call("+", {terms.number("1"), terms.number("2")});
  for (int i = 0; i < 5; ++i) CHECK(within(terms, sum, budget) == "3");
  CHECK(within(terms, sum, budget) ==
        "error: there was too much to compute before this is done in (+)/2");
}

}  // namespace
}  // namespace minimax
