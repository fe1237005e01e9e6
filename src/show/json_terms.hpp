// Terms in JSON.
#pragma once

#include <cmath>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "base/json_text.hpp"
#include "term/operators.hpp"
#include "term/term_table.hpp"
#include "term/writer.hpp"

namespace minimax {

using Json = nlohmann::ordered_json;

/// On one line. A file name and an atom may hold what is no UTF-8; JSON may not.
inline std::string line_of(const Json& json) {
  return without_controls(json.dump(-1, ' ', false, Json::error_handler_t::replace));
}

/// Terms are strings of quoted Prolog text.
class JsonTerms {
 public:
  /// Both must outlive this.
  JsonTerms(const TermTable& terms, const OperatorTable& operators)
      : terms_(terms), operators_(operators) {}

  Json term(TermId term) const { return write_quoted(terms_, term, operators_); }
  Json term(std::optional<TermId> term) const { return term ? this->term(*term) : Json(nullptr); }
  Json terms(const std::vector<TermId>& terms) const {
    Json array = Json::array();
    for (const TermId each : terms) array.push_back(term(each));
    return array;
  }
  /// A number where JSON's readers keep it exactly, else such a string; of several players an
  /// array.
  Json value(TermId value) const {
    if (terms_.is_cell(value)) return values(value);
    if (terms_.kind(value) != TermKind::number) return term(value);
    return number(terms_.number(value));
  }
  static Json number(const Number& number) {
    if (number.is_small() && -largest_exact <= number.small() && number.small() <= largest_exact)
      return number.small();
    if (number.is_float() && std::isfinite(number.real())) return number.real();
    return number.text();
  }

 private:
  Json values(TermId list) const {
    Json array = Json::array();
    for (; terms_.is_cell(list); list = terms_.arguments(list)[1])
      array.push_back(value(terms_.arguments(list)[0]));
    return array;
  }

  // Readers of JSON take numbers for doubles, whose integers are exact up to here.
  static constexpr std::int64_t largest_exact = std::int64_t{1} << 53;

  const TermTable& terms_;
  const OperatorTable& operators_;
};

}  // namespace minimax
