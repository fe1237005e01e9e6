#include "grade/report/read_json.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/json_text.hpp"
#include "grade/report/json.hpp"
#include "grade/report/messages_of.hpp"
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

// It is told as it stands there.
Message text_at(const json& object, const char* name) {
  return verbatim(object.at(name).get<std::string>());
}

constexpr std::size_t most_nested = 20;

Message read_message(const json& object, std::size_t depth = 0) {
  if (depth > most_nested) throw NoReport("a message in it has too many others in it");
  std::vector<MessagePart> parts;
  const json given = object.value("parts", json::object());
  for (const auto& [name, part] : given.items()) {
    if (part.is_string())
      parts.emplace_back(name, part.get<std::string>());
    else
      parts.emplace_back(name, read_message(part, depth + 1));
  }
  std::string pattern = object.at("pattern").get<std::string>();
  if (!object.contains("plural")) return Message(std::move(pattern), std::move(parts));
  return Message(std::move(pattern), object.at("plural").get<std::string>(),
                 object.at("count").get<std::uint64_t>(), std::move(parts));
}

// What the report of a run that is resumed has beside the texts.
void take_messages(const json& object, Marked& marked) {
  if (!object.contains("messages")) return;
  const json& messages = object.at("messages");
  std::size_t next = 0;
  for_each_message(marked, [&](Message& message) {
    const json& given = messages.at(next++);
    if (!given.is_null()) message = read_message(given);
  });
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
      .expected = text_at(example, "expected"),
      .got = text_at(example, "got"),
      .reason = text_at(example, "reason"),
      .picture = read_picture(example),
  };
}

std::optional<FirstWrong> read_first_wrong(const json& first) {
  if (first.is_null()) return std::nullopt;
  return FirstWrong{
      .position = first.at("position").get<std::string>(),
      .right = first.at("right").get<std::vector<std::string>>(),
      .query = first.at("query").get<std::string>(),
      .expected = text_at(first, "expected"),
      .got = text_at(first, "got"),
      .reason = text_at(first, "reason"),
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
    remarks.push_back({text_at(remark, "reason"), read_text(remark.at("misconception")),
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
    marked.push_back(
        {answer.at("line").get<std::size_t>(),
         answer.at("answer").get<std::string>(),
         {outcome_named(answer.at("verdict").get<std::string>()), text_at(answer, "reason")}});
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
                                    text_at(each, "reason")},
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
  if (!object.contains("version")) return;
  const json& given = object.at("version");
  const std::uint64_t version = given.is_number_unsigned() ? given.get<std::uint64_t>() : 0;
  if (version == 0)
    throw NoReport(fmt::format("its version is {}, and no number from 1 on", given.dump()));
  if (version > std::uint64_t{json_version})
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
  report.reason = text_at(object, "reason");
  report.misconception = read_text(object.at("misconception"));
  report.candidates = object.at("candidates").get<std::vector<std::string>>();
  report.counterexample = read_counterexample(object.at("counterexample"));
  marked.isolation = read_isolation(object.at("isolation"));
  marked.fingerprint = object.value("fingerprint", "");
  marked.student = object.value("student", "");
  marked.student_name = object.value("name", "");
  marked.left_out = object.value("left_out", std::vector<std::string>());
  for (std::string& note : object.value("notes", std::vector<std::string>()))
    report.notes.push_back(verbatim(std::move(note)));
  marked.is_reference = object.value("reference", false);
  marked.is_program = !object.contains("answers");
  if (!marked.is_program) {
    marked.answers = read_answers(object.at("answers"));
    marked.questions = read_questions(object);
    take_messages(object, marked);
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
  take_messages(object, marked);
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
