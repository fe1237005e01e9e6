#include "cli/check.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/json_text.hpp"
#include "base/print.hpp"
#include "check/check.hpp"
#include "facts/source.hpp"
#include "file/errors.hpp"
#include "file/game_file.hpp"
#include "file/open_game.hpp"
#include "file/program_module.hpp"

namespace minimax {

namespace {

using Json = nlohmann::ordered_json;

std::string count(std::size_t number, const char* one, const char* many) {
  return number == 0 ? fmt::format("no {}", many)
                     : fmt::format("{} {}", number, number == 1 ? one : many);
}

std::string summary_text(const CheckReport& report, const std::string& name) {
  const std::size_t errors = report.count(Severity::error);
  const std::size_t warnings = report.count(Severity::warning);
  std::string text = name + ": ";
  if (const auto& game = report.summary) {
    text += fmt::format("{}, {}, {}", count(game->positions, "position", "positions"),
                        count(game->leaves, "leaf", "leaves"),
                        count(game->roots.size(), "root", "roots"));
    if (game->roots.size() == 1) text += fmt::format(" ({})", game->roots.front());
    if (game->depth) text += fmt::format(", depth {}", *game->depth);
    text += "; ";
  }
  return text + fmt::format("{}, {}\n", count(errors, "error", "errors"),
                            count(warnings, "warning", "warnings"));
}

Json diagnostic_json(const Diagnostic& diagnostic, std::optional<Place> place) {
  return {{"severity", text_of(diagnostic.severity)},
          {"line", place ? Json(place->line) : Json(nullptr)},
          {"column", place ? Json(place->column) : Json(nullptr)},
          {"kind", name_of(diagnostic.kind)},
          {"message", diagnostic.message},
          {"advice", diagnostic.advice}};
}

// Without a source the places are not known.
Json diagnostics_json(const CheckReport& report, const Source* source) {
  const std::vector<Diagnostic> own = report.diagnostics.in_order();
  std::vector<Place> places;
  if (source) places = places_of(own, *source);
  Json array = Json::array();
  for (const ToldDiagnostic& told : report.told.kept)
    array.push_back(diagnostic_json(told.diagnostic, told.place));
  for (std::size_t i = 0; i < own.size(); ++i)
    array.push_back(diagnostic_json(own[i], source ? std::optional(places[i]) : std::nullopt));
  return array;
}

Json left_out_json(const CheckReport& report) {
  Json array = Json::array();
  for (const auto& all : {report.told.left_out, report.diagnostics.left_out()}) {
    for (const Diagnostics::LeftOut& each : all)
      array.push_back({{"severity", text_of(each.severity)},
                       {"kind", name_of(each.kind)},
                       {"count", each.count}});
  }
  return array;
}

std::string report_json(const CheckReport& report, const std::string& name, const Source* source) {
  Json object = {{"version", json_version}, {"file", name},     {"positions", nullptr},
                 {"leaves", nullptr},       {"roots", nullptr}, {"depth", nullptr}};
  if (const auto& game = report.summary) {
    object["positions"] = game->positions;
    object["leaves"] = game->leaves;
    object["roots"] = game->roots;
    if (game->depth) object["depth"] = *game->depth;
  }
  object["errors"] = report.count(Severity::error);
  object["warnings"] = report.count(Severity::warning);
  object["diagnostics"] = diagnostics_json(report, source);
  object["left_out"] = left_out_json(report);
  // A file name and an atom may hold what is no UTF-8; JSON may not.
  return object.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

ExitStatus status_of(const CheckReport& report) {
  if (!report.summary) return ExitStatus::input;
  if (report.count(Severity::error) > 0) return ExitStatus::wrong;
  return report.is_complete ? ExitStatus::ok : ExitStatus::stopped;
}

CheckReport report_of_program(Source source, const CheckOptions& options) try {
  const std::unique_ptr<GameFile> file = open_program(std::move(source), options.game);
  CheckLimits limits = options.limits;
  limits.seconds = read_options(options.search, *file).patience;
  return file->check(options.positions, limits);
} catch (const BadProgram& bad) {
  return {.told = bad.told};
}

ExitStatus check_program(Source source, const CheckOptions& options) {
  const std::string name = source.name();
  CheckReport report = report_of_program(std::move(source), options);
  if (options.format == Format::json) {
    print(report_json(report, name, nullptr));
    return status_of(report);
  }
  for (const Diagnostic& each : report.diagnostics.in_order()) {
    tell("{}: {}: {}\n", name, text_of(each.severity), each.message);
    if (!each.advice.empty()) tell("  {}\n", each.advice);
  }
  for (const Diagnostics::LeftOut& each : report.diagnostics.left_out())
    print(render(each, name), stderr);
  print(summary_text(report, name));
  return status_of(report);
}

}  // namespace

ExitStatus check(const CheckOptions& options) {
  Source source = open_source(options.game);
  if (is_for_swipl(options.game)) return check_program(std::move(source), options);
  CheckReport report = check_facts(source, options.game.most_messages);
  if (options.game.engine == Engine::automatic && is_program(report.diagnostics))
    return check_program(std::move(source), options);
  if (!options.positions.empty())
    throw UsageError("a file of facts is checked as a whole: give no position");
  if (options.format == Format::json) {
    print(report_json(report, source.name(), &source));
  } else {
    print(render(report.diagnostics, source), stderr);
    print(summary_text(report, source.name()));
  }
  return status_of(report);
}

}  // namespace minimax
