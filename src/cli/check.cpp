#include "cli/check.hpp"

#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/json_text.hpp"
#include "base/message.hpp"
#include "base/print.hpp"
#include "check/check.hpp"
#include "facts/source.hpp"
#include "file/errors.hpp"
#include "file/game_file.hpp"
#include "file/load_progress.hpp"
#include "file/open_game.hpp"
#include "file/program_module.hpp"
#include "show/json_terms.hpp"

namespace minimax {

namespace {

Message problems_of(const CheckReport& report) {
  const std::size_t errors = report.count(Severity::error);
  const std::size_t warnings = report.count(Severity::warning);
  return Message(
      "{errors}, {warnings}",
      {{"errors",
        errors == 0 ? Message("no errors") : Message("{count} error", "{count} errors", errors)},
       {"warnings", warnings == 0 ? Message("no warnings")
                                  : Message("{count} warning", "{count} warnings", warnings)}});
}

Message roots_of(const GameSummary& game) {
  switch (game.roots.size()) {
    case 0:
      return Message("no roots");
    case 1:
      return Message("1 root ({root})", {{"root", game.roots.front()}});
    default:
      return Message("{count} root", "{count} roots", game.roots.size());
  }
}

Message figures_of(const GameSummary& game) {
  std::vector<MessagePart> parts = {
      {"positions", game.positions == 0
                        ? Message("no positions")
                        : Message("{count} position", "{count} positions", game.positions)},
      {"leaves", game.leaves == 0 ? Message("no leaves")
                                  : Message("{count} leaf", "{count} leaves", game.leaves)},
      {"roots", roots_of(game)}};
  if (!game.depth) return Message("{positions}, {leaves}, {roots}", std::move(parts));
  parts.emplace_back("depth", *game.depth);
  return Message("{positions}, {leaves}, {roots}, depth {depth}", std::move(parts));
}

std::string summary_text(const CheckReport& report, const std::string& name) {
  const std::string figures = report.summary ? say(figures_of(*report.summary)) + "; " : "";
  return name + ": " + figures + say(problems_of(report)) + "\n";
}

Json diagnostic_json(const Diagnostic& diagnostic, std::optional<Place> place) {
  return {{"severity", text_of(diagnostic.severity)},
          {"line", place ? Json(place->line) : Json(nullptr)},
          {"column", place ? Json(place->column) : Json(nullptr)},
          {"kind", name_of(diagnostic.kind)},
          {"message", for_programs(diagnostic.message)},
          {"advice", for_programs(diagnostic.advice)}};
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
  return line_of(object) + "\n";
}

ExitStatus status_of(const CheckReport& report) {
  if (!report.summary) return ExitStatus::input;
  if (report.count(Severity::error) > 0) return ExitStatus::wrong;
  return report.is_complete ? ExitStatus::ok : ExitStatus::stopped;
}

CheckReport report_of_facts(const Source& source, std::size_t most_messages) {
  LoadProgress progress(source.text().size());
  return check_facts(source, most_messages, progress.interrupt());
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
    tell("{}: {}: {}\n", name, text_of(each.severity), say(each.message));
    if (!each.advice.is_empty()) tell("  {}\n", say(each.advice));
  }
  for (const Diagnostics::LeftOut& each : report.diagnostics.left_out())
    print(render(each, name), stderr);
  print(summary_text(report, name));
  return status_of(report);
}

ExitStatus propose(Source source, const CheckOptions& options) {
  if (options.format == Format::json)
    throw UsageError("--propose is for people, and has no JSON: leave --format out");
  if (is_module(source))
    throw UsageError("--propose goes by the names in the source of a program: a module has none");
  const std::string name = source.name();
  const std::optional<std::string> proposal =
      open_program(std::move(source), options.game)->proposal();
  print(proposal ? *proposal + "\n" : say("{file}: nothing to propose", {{"file", name}}) + "\n");
  return ExitStatus::ok;
}

}  // namespace

ExitStatus check(const CheckOptions& options) {
  Source source = open_source(options.game);
  if (options.proposes) return propose(std::move(source), options);
  if (is_module(source))
    return status_of(open_module(source, options.game)->check(options.positions, options.limits));
  if (is_for_swipl(options.game)) return check_program(std::move(source), options);
  CheckReport report = report_of_facts(source, options.game.most_messages);
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
