#include "file/text_value.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <type_traits>

#include "base/digit.hpp"
#include "base/float_text.hpp"
#include "base/message.hpp"
#include "base/similar_names.hpp"
#include "facts/static_value.hpp"
#include "file/errors.hpp"
#include "syntax/read_term.hpp"
#include "term/writer.hpp"

namespace minimax {

namespace {

// Nothing where it is no number of that type.
template <class Value>
std::optional<Value> parsed(const std::string& text) {
  Value value{};
  const char* const end = text.data() + text.size();
  std::from_chars_result read;
  if constexpr (std::is_same_v<Value, double>) {
    read = read_float(text.data(), end, value);
  } else {
    read = std::from_chars(text.data(), end, value);
  }
  return read.ec == std::errc() && read.ptr == end ? std::optional(value) : std::nullopt;
}

// Of any size.
bool is_natural(const std::string& text) {
  return !text.empty() && std::ranges::all_of(text, is_digit);
}

}  // namespace

void TextValue::fail(const std::string& problem) const {
  throw UsageError(fmt::format("{}: {}", option_, problem));
}

std::size_t TextValue::index_of(std::string_view name, std::span<const std::string_view> names,
                                const char* rest) const {
  const auto found = std::ranges::find(names, name);
  if (found == names.end())
    fail(fmt::format("`{}` is none of {}{}{}", name, fmt::join(names, "|"), rest,
                     meant(nearest_name(name, names))));
  return static_cast<std::size_t>(found - names.begin());
}

std::size_t TextValue::choice(std::span<const std::string_view> names) {
  return index_of(parts_[0], names, "");
}

std::vector<std::size_t> TextValue::choices(std::span<const std::string_view> names) {
  std::vector<std::size_t> indices;
  std::string_view rest = parts_[0];
  for (bool is_last = false; !is_last;) {
    const std::size_t comma = rest.find(',');
    is_last = comma == std::string_view::npos;
    indices.push_back(index_of(rest.substr(0, comma), names, ",..."));
    if (!is_last) rest.remove_prefix(comma + 1);
  }
  return indices;
}

std::uint64_t TextValue::count(std::uint64_t most, const char* of) {
  const auto number = parsed<std::uint64_t>(parts_[0]);
  if (number) return std::min(*number, most);
  if (!is_natural(parts_[0])) fail(fmt::format("`{}` is no number of {}", parts_[0], of));
  return most;
}

std::uint64_t TextValue::count_within(std::uint64_t least, std::uint64_t most, const char* of) {
  const auto number = parsed<std::uint64_t>(parts_[0]);
  if (number && least <= *number && *number <= most) return *number;
  count(most, of);
  fail(fmt::format("give a number from {} to {}", least, most));
}

double TextValue::seconds() {
  const auto number = parsed<double>(parts_[0]);
  if (!number || !std::isfinite(*number) || *number < 0)
    fail(fmt::format("`{}` is no number of seconds", parts_[0]));
  return *number;
}

// The number that a text evaluates to.
Number TextValue::number(const std::string& text) const {
  std::string problem;
  try {
    const TermId term = read_term(text, reader_->terms, reader_->operators);
    if (const auto number = static_value(reader_->terms, term)) return *number;
    problem = in_english(static_value_problem(reader_->terms, term));
  } catch (const NotATerm& error) {
    problem = error.what();
  }
  fail(fmt::format("`{}` is no number: {}", text, problem));
}

Number TextValue::magnitude() {
  Number number = this->number(parts_[0]);
  if (is_negative(number)) fail(fmt::format("`{}` is negative", parts_[0]));
  return number;
}

Number TextValue::finite(std::size_t part) {
  Number number = this->number(parts_[part]);
  if (!is_finite(number)) fail(fmt::format("`{}` is no finite number", parts_[part]));
  return number;
}

std::string TextValue::path() {
  if (parts_[0].empty()) fail("the name of the file is empty");
  return parts_[0];
}

void TextValue::refuse_order() {
  throw UsageError(option_ + " LOW HIGH: the first number is the smaller one");
}

std::optional<Draw> TextValue::draw() {
  const std::string& text = parts_[0];
  if (text == "error") return std::nullopt;
  TermTable& terms = reader_->terms;
  try {
    TermTable parts;  // the reader's may keep draw(0) as it is spelled
    const TermId draw = read_term(text, parts, reader_->operators);
    if (parts.kind(draw) == TermKind::compound && parts.text(parts.name(draw)) == "draw" &&
        parts.arguments(draw).size() == 1) {
      const std::string value_text =
          write_quoted(parts, parts.arguments(draw)[0], reader_->operators);
      const TermId value = read_term(value_text, terms, reader_->operators);
      if (const auto number = static_value(terms, value))
        return Draw{*number, minimax::index_of(value)};
      fail("the value of a draw is no number: " + in_english(static_value_problem(terms, value)));
    }
  } catch (const NotATerm&) {
  }
  fail(fmt::format("`{}` is neither error nor draw(V) with a number V", text));
}

}  // namespace minimax
