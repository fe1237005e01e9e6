#include "grade/report/json.hpp"

#include "base/utf8.hpp"
#include "show/json_terms.hpp"

namespace minimax::grade {

namespace {

Json text_or_null(const std::optional<std::string>& text) {
  return text ? Json(*text) : Json(nullptr);
}

const char* verdict_of(Outcome outcome) {
  constexpr Verdict verdicts[] = {Verdict::pass, Verdict::fail, Verdict::no_answer};
  return name_of(verdicts[static_cast<std::size_t>(outcome)]);
}

Json answers_of(const Marked& marked) {
  Json answers = Json::array();
  for (const MarkedAnswer& answer : marked.answers)
    answers.push_back({{"line", answer.line},
                       {"answer", answer.text},
                       {"verdict", verdict_of(answer.judgement.outcome)},
                       {"reason", answer.judgement.reason}});
  return answers;
}

Json counterexample_of(const Marked& marked) {
  const auto& example = marked.report.counterexample;
  if (!example) return nullptr;
  return {{"facts", example->facts},
          {"query", example->query},
          {"expected", example->expected},
          {"got", example->got},
          {"reason", example->reason}};
}

// Each layer, whether it was active or not.
Json isolation_of(const Marked& marked) {
  if (!marked.isolation) return nullptr;
  Json layers = Json::object();
  for (std::size_t i = 0; i < sandbox::layer_names.size(); ++i)
    layers[std::string(sandbox::layer_names[i])] =
        marked.isolation->has(static_cast<sandbox::Layer>(i));
  return layers;
}

}  // namespace

std::string json_of(const Marked& marked) {
  const Report& report = marked.report;
  Json json = {{"file", marked.file},
               {"verdict", name_of(report.verdict)},
               {"reason", report.reason},
               {"misconception", text_or_null(report.misconception)},
               {"candidates", report.candidates},
               {"counterexample", counterexample_of(marked)},
               {"isolation", isolation_of(marked)}};
  if (marked.is_program) {
    json["notes"] = report.notes;
    json["runs"] = report.runs;
    json["judged"] = report.answers;
  } else {
    json["answers"] = answers_of(marked);
  }
  // JSON has no place for such a name, and two of them would look the same.
  if (!is_utf8(marked.file))
    json["file_bytes"] = std::vector<std::uint8_t>(marked.file.begin(), marked.file.end());
  if (!marked.fingerprint.empty()) json["fingerprint"] = marked.fingerprint;
  return line_of(json) + "\n";
}

}  // namespace minimax::grade
