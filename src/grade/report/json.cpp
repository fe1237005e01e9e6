#include "grade/report/json.hpp"

#include <utility>

#include "base/json_text.hpp"
#include "base/message_json.hpp"
#include "base/utf8.hpp"
#include "grade/report/messages_of.hpp"
#include "grade/report/score.hpp"
#include "show/json_terms.hpp"

namespace minimax::grade {

namespace {

Json text_or_null(const std::optional<std::string>& text) {
  return text ? Json(*text) : Json(nullptr);
}

Json answers_of(const Marked& marked) {
  Json answers = Json::array();
  for (const MarkedAnswer& answer : marked.answers)
    answers.push_back({{"line", answer.line},
                       {"answer", answer.text},
                       {"verdict", name_of(verdict_of(answer.judgement.outcome))},
                       {"reason", for_programs(answer.judgement.reason)}});
  return answers;
}

// Null where it is not known what was asked.
void add_questions(const Marked& marked, Json& json) {
  json["questions"] = json["points"] = json["maximum"] = nullptr;
  if (marked.questions.empty()) return;
  Json questions = Json::array();
  for (const MarkedQuestion& each : marked.questions)
    questions.push_back(
        {{"question", each.text},
         {"verdict", name_of(verdict_of(each.judgement.outcome))},
         {"reason", for_programs(each.judgement.reason)},
         {"points", each.points},
         {"maximum", each.maximum},
         {"line", each.line == 0 ? Json(nullptr) : Json(each.line)},
         {"other_line", each.other_line == 0 ? Json(nullptr) : Json(each.other_line)}});
  const Points sum = sum_of(marked.questions);
  json["questions"] = std::move(questions);
  json["points"] = sum.points;
  json["maximum"] = sum.maximum;
}

Json picture_of(const std::optional<PictureOfAnswer>& picture) {
  if (!picture) return nullptr;
  return {{"facts", picture->facts},
          {"position", picture->position},
          {"algorithm", picture->task == Task::Kind::minimax ? "minimax" : "alphabeta"},
          {"cut_off", picture->cut_off == CutOff::equal ? "equal" : "strict"},
          {"value", picture->value},
          {"line", picture->line}};
}

Json counterexample_of(const std::optional<Counterexample>& example) {
  if (!example) return nullptr;
  return {{"facts", example->facts},
          {"query", example->query},
          {"expected", for_programs(example->expected)},
          {"got", for_programs(example->got)},
          {"reason", for_programs(example->reason)},
          {"picture", picture_of(example->picture)}};
}

Json first_wrong_of(const std::optional<FirstWrong>& first) {
  if (!first) return nullptr;
  return {{"position", first->position},
          {"right", first->right},
          {"reason", for_programs(first->reason)},
          {"query", first->query},
          {"expected", for_programs(first->expected)},
          {"got", for_programs(first->got)},
          {"asked", first->asked},
          {"positions", first->positions}};
}

Json remarks_of(const Report& report) {
  Json remarks = Json::array();
  for (const Remark& remark : report.remarks)
    remarks.push_back({{"reason", for_programs(remark.reason)},
                       {"misconception", text_or_null(remark.misconception)},
                       {"counterexample", counterexample_of(remark.counterexample)}});
  return remarks;
}

Json notes_of(const Report& report) {
  Json notes = Json::array();
  for (const Message& note : report.notes) notes.push_back(for_programs(note));
  return notes;
}

Json messages_of(const Marked& marked) {
  Json messages = Json::array();
  for_each_message(marked, [&](const Message& message) {
    const bool is_text = message == verbatim(for_programs(message));
    messages.push_back(is_text ? Json(nullptr) : Json::parse(message_json(message)));
  });
  return messages;
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

Json object_of(const Marked& marked) {
  const Report& report = marked.report;
  Json json = {{"version", json_version},
               {"file", marked.file},
               {"verdict", name_of(report.verdict)},
               {"reason", for_programs(report.reason)},
               {"misconception", text_or_null(report.misconception)},
               {"candidates", report.candidates},
               {"counterexample", counterexample_of(report.counterexample)},
               {"isolation", isolation_of(marked)},
               {"notes", notes_of(report)}};
  if (marked.is_program) {
    json["convention"] = report.convention.empty() ? Json(nullptr) : Json(report.convention);
    json["first_wrong"] = first_wrong_of(report.first_wrong);
    json["remarks"] = remarks_of(report);
    json["ends_loading"] = report.ends_loading;
    json["seed"] = marked.seed ? Json(*marked.seed) : Json(nullptr);
    json["runs"] = report.runs;
    json["judged"] = report.answers;
  } else {
    json["answers"] = answers_of(marked);
    add_questions(marked, json);
  }
  if (marked.is_reference) json["reference"] = true;
  // JSON has no place for such a name, and two of them would look the same.
  if (!is_utf8(marked.file))
    json["file_bytes"] = std::vector<std::uint8_t>(marked.file.begin(), marked.file.end());
  if (!marked.student.empty()) json["student"] = marked.student;
  if (!marked.student_name.empty()) json["name"] = marked.student_name;
  if (!marked.left_out.empty()) json["left_out"] = marked.left_out;
  if (!marked.fingerprint.empty()) json["fingerprint"] = marked.fingerprint;
  return json;
}

}  // namespace

std::string json_of(const Marked& marked) {
  return line_of(object_of(marked)) + "\n";
}

std::string resumable_json_of(const Marked& marked) {
  Json json = object_of(marked);
  json["messages"] = messages_of(marked);
  return line_of(json) + "\n";
}

}  // namespace minimax::grade
