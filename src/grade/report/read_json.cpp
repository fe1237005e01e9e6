#include "grade/report/read_json.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "base/json_text.hpp"
#include "grade/report/json.hpp"
#include "grade/report/score.hpp"

namespace minimax::grade {

namespace {

using nlohmann::json;

Verdict verdict_named(const std::string& name) {
  for (const Verdict verdict :
       {Verdict::pass, Verdict::fail, Verdict::no_answer, Verdict::tampered, Verdict::error}) {
    if (name_of(verdict) == name) return verdict;
  }
  throw NoReport(fmt::format("there is no verdict `{}`", name));
}

Outcome outcome_named(const std::string& name) {
  const Verdict verdict = verdict_named(name);
  for (const Outcome outcome : {Outcome::right, Outcome::wrong, Outcome::none, Outcome::unread}) {
    if (verdict_of(outcome) == verdict) return outcome;
  }
  throw NoReport(fmt::format("no answer has the verdict `{}`", name));
}

// Reports of older versions have none.
std::optional<PictureOfAnswer> read_picture(const json& example) {
  const json picture = example.value("picture", json());
  if (picture.is_null()) return std::nullopt;
  return PictureOfAnswer{
      .facts = picture.at("facts").get<std::string>(),
      .position = picture.at("position").get<std::string>(),
      .task = picture.at("algorithm").get<std::string>() == "alphabeta" ? Task::Kind::alpha_beta
                                                                        : Task::Kind::minimax,
      .cut_off =
          picture.at("cut_off").get<std::string>() == "strict" ? CutOff::strict : CutOff::equal,
      .value = picture.at("value").get<std::string>(),
      .line = picture.at("line").get<std::vector<std::string>>(),
  };
}

std::optional<Counterexample> read_counterexample(const json& example) {
  if (example.is_null()) return std::nullopt;
  return Counterexample{
      .facts = example.at("facts").get<std::string>(),
      .query = example.at("query").get<std::string>(),
      .expected = example.at("expected").get<std::string>(),
      .got = example.at("got").get<std::string>(),
      .reason = example.at("reason").get<std::string>(),
      .picture = read_picture(example),
  };
}

std::optional<FirstWrong> read_first_wrong(const json& first) {
  if (first.is_null()) return std::nullopt;
  return FirstWrong{
      .position = first.at("position").get<std::string>(),
      .right = first.at("right").get<std::vector<std::string>>(),
      .query = first.at("query").get<std::string>(),
      .expected = first.at("expected").get<std::string>(),
      .got = first.at("got").get<std::string>(),
      .reason = first.at("reason").get<std::string>(),
      .asked = first.at("asked").get<std::size_t>(),
      .positions = first.at("positions").get<std::size_t>(),
  };
}

std::optional<std::string> read_text(const json& text) {
  return text.is_null() ? std::nullopt : std::optional(text.get<std::string>());
}

// None in a report of an earlier version.
std::vector<Remark> read_remarks(const json& object) {
  std::vector<Remark> remarks;
  for (const json& remark : object.value("remarks", json::array()))
    remarks.push_back({remark.at("reason").get<std::string>(),
                       read_text(remark.at("misconception")),
                       read_counterexample(remark.at("counterexample"))});
  return remarks;
}

std::optional<sandbox::Layers> read_isolation(const json& isolation) {
  if (isolation.is_null()) return std::nullopt;
  sandbox::Layers layers;
  for (std::size_t i = 0; i < sandbox::layer_names.size(); ++i) {
    if (isolation.at(std::string(sandbox::layer_names[i])).get<bool>())
      layers.add(static_cast<sandbox::Layer>(i));
  }
  return layers;
}

std::vector<MarkedAnswer> read_answers(const json& answers) {
  std::vector<MarkedAnswer> marked;
  for (const json& answer : answers)
    marked.push_back({answer.at("line").get<std::size_t>(),
                      answer.at("answer").get<std::string>(),
                      {outcome_named(answer.at("verdict").get<std::string>()),
                       answer.at("reason").get<std::string>()}});
  return marked;
}

std::size_t line_or_none(const json& line) {
  return line.is_null() ? 0 : line.get<std::size_t>();
}

// Reports of older versions have none.
std::vector<MarkedQuestion> read_questions(const json& object) {
  std::vector<MarkedQuestion> marked;
  if (!object.contains("questions") || object.at("questions").is_null()) return marked;
  for (const json& each : object.at("questions"))
    marked.push_back({.text = each.at("question").get<std::string>(),
                      .points = each.at("points").get<double>(),
                      .maximum = each.at("maximum").get<double>(),
                      .line = line_or_none(each.at("line")),
                      .judgement = {outcome_named(each.at("verdict").get<std::string>()),
                                    each.at("reason").get<std::string>()},
                      .other_line = line_or_none(each.at("other_line"))});
  return marked;
}

std::string file_of(const json& object) {
  if (!object.contains("file_bytes")) return object.at("file").get<std::string>();
  const auto bytes = object.at("file_bytes").get<std::vector<std::uint8_t>>();
  return {bytes.begin(), bytes.end()};
}

// Reports of older versions have none.
void check_version(const json& object) {
  const auto version = object.value("version", json_version);
  if (version > json_version)
    throw NoReport(
        fmt::format("a newer minimax has written it: its version is {}, and this one "
                    "reads none after {}",
                    version, json_version));
}

Marked marked_of(const json& object) {
  check_version(object);
  Marked marked{.file = file_of(object), .report = {}};
  Report& report = marked.report;
  report.verdict = verdict_named(object.at("verdict").get<std::string>());
  report.reason = object.at("reason").get<std::string>();
  report.misconception = read_text(object.at("misconception"));
  report.candidates = object.at("candidates").get<std::vector<std::string>>();
  report.counterexample = read_counterexample(object.at("counterexample"));
  marked.isolation = read_isolation(object.at("isolation"));
  marked.fingerprint = object.value("fingerprint", "");
  marked.student = object.value("student", "");
  marked.student_name = object.value("name", "");
  marked.left_out = object.value("left_out", std::vector<std::string>());
  report.notes = object.value("notes", std::vector<std::string>());
  marked.is_reference = object.value("reference", false);
  marked.is_program = !object.contains("answers");
  if (!marked.is_program) {
    marked.answers = read_answers(object.at("answers"));
    marked.questions = read_questions(object);
    return marked;
  }
  report.convention = read_text(object.value("convention", json())).value_or("");
  report.first_wrong = read_first_wrong(object.value("first_wrong", json()));
  report.remarks = read_remarks(object);
  report.ends_loading = object.value("ends_loading", false);
  const json seed = object.value("seed", json());
  if (!seed.is_null()) marked.seed = seed.get<std::uint64_t>();
  report.runs = object.at("runs").get<std::size_t>();
  report.answers = object.at("judged").get<std::size_t>();
  return marked;
}

}  // namespace

Marked marked_of_json(std::string_view line) try {
  return marked_of(json::parse(line));
} catch (const json::parse_error&) {
  throw NoReport("this is not JSON, or cut short");
} catch (const json::exception& error) {
  // `[json.exception.out_of_range.403] key 'file' not found`
  const std::string_view text = error.what();
  throw NoReport(std::string(text.substr(std::min(text.size(), text.find("] ") + 2))));
}

bool tell_the_same(const Marked& one, const Marked& other) {
  const auto told = [](Marked marked) {
    marked.isolation.reset();
    marked.fingerprint.clear();
    marked.seed.reset();
    return json_of(marked);
  };
  return told(one) == told(other);
}

}  // namespace minimax::grade
