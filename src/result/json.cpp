#include "result/json.hpp"

#include <cmath>
#include <cstdint>
#include <nlohmann/json.hpp>

#include "result/mover_name.hpp"
#include "term/writer.hpp"

namespace minimax {

namespace {

using Json = nlohmann::ordered_json;

// Readers of JSON take numbers for doubles, whose integers are exact up to here.
constexpr std::int64_t largest_exact = std::int64_t{1} << 53;

class Converter {
 public:
  Converter(const TermTable& terms, const OperatorTable& operators)
      : terms_(terms), operators_(operators) {}

  Json term(TermId term) const { return write_quoted(terms_, term, operators_); }
  Json term(std::optional<TermId> term) const { return term ? this->term(*term) : Json(nullptr); }
  Json terms(const std::vector<TermId>& terms) const {
    Json array = Json::array();
    for (const TermId each : terms) array.push_back(term(each));
    return array;
  }
  Json value(TermId value) const {
    if (terms_.kind(value) != TermKind::number) return term(value);
    const Number& number = terms_.number(value);
    if (number.is_small() && -largest_exact <= number.small() && number.small() <= largest_exact) return number.small();
    if (number.is_float() && std::isfinite(number.real())) return number.real();
    return term(value);
  }

 private:
  const TermTable& terms_;
  const OperatorTable& operators_;
};

template <class Value>
Json or_null(const std::optional<Value>& value) {
  return value ? Json(*value) : Json(nullptr);
}

// Null where the clock has not moved.
Json positions_per_second(const Result& result) {
  const double seconds = result.time.count();
  const std::uint64_t positions = result.statistics.positions + result.line_statistics.positions;
  return seconds > 0 ? Json(std::llround(static_cast<double>(positions) / seconds)) : Json(nullptr);
}

}  // namespace

std::string json_text(const Result& result, const TermTable& terms,
                      const OperatorTable& operators) {
  const Converter convert(terms, operators);
  const Json object = {{"position", convert.term(result.position)},
                       {"mover", or_null(mover_name(result.mover))},
                       {"best", convert.term(result.best)},
                       {"value", convert.value(result.value)},
                       {"nodes", convert.terms(result.nodes)},
                       {"complete", result.complete},
                       {"algorithm", result.algorithm},
                       {"depth", or_null(result.depth)},
                       {"statistics",
                        {{"positions", result.statistics.positions},
                         {"leaves", result.statistics.leaves},
                         {"cut_offs", result.statistics.cut_offs},
                         {"table_hits", result.statistics.table_hits},
                         {"line_positions", result.line_statistics.positions},
                         {"seconds", result.time.count()},
                         {"positions_per_second", positions_per_second(result)}}}};
  // An atom may hold what is no UTF-8; JSON may not.
  return object.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace minimax
