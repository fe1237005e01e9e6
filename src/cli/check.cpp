#include "cli/check.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <nlohmann/json.hpp>

#include "check/check.hpp"
#include "facts/source.hpp"

namespace minimax {

namespace {

using Json = nlohmann::ordered_json;

std::string count(std::size_t number, const char* one, const char* many) {
  return number == 0 ? fmt::format("no {}", many)
                     : fmt::format("{} {}", number, number == 1 ? one : many);
}

std::string summary_text(const CheckReport& report, const Source& source) {
  const std::size_t errors = count_errors(report.diagnostics);
  std::string text = source.name() + ": ";
  if (const auto& game = report.summary) {
    text += fmt::format("{}, {}, {}", count(game->positions, "position", "positions"),
                        count(game->leaves, "leaf", "leaves"),
                        count(game->roots.size(), "root", "roots"));
    if (game->roots.size() == 1) text += fmt::format(" ({})", game->roots.front());
    if (game->depth) text += fmt::format(", depth {}", *game->depth);
    text += "; ";
  }
  return text + fmt::format("{}, {}\n", count(errors, "error", "errors"),
                            count(report.diagnostics.size() - errors, "warning", "warnings"));
}

Json diagnostics_json(CheckReport& report, const Source& source) {
  const std::vector<Place> places = sort_by_place(report.diagnostics, source);
  Json array = Json::array();
  for (std::size_t i = 0; i < places.size(); ++i) {
    const Diagnostic& each = report.diagnostics[i];
    array.push_back({{"severity", each.severity == Severity::error ? "error" : "warning"},
                     {"line", places[i].line},
                     {"column", places[i].column},
                     {"kind", name_of(each.kind)},
                     {"message", each.message},
                     {"advice", each.advice}});
  }
  return array;
}

std::string report_json(CheckReport& report, const Source& source) {
  const std::size_t errors = count_errors(report.diagnostics);
  Json object = {{"file", source.name()},
                 {"positions", nullptr},
                 {"leaves", nullptr},
                 {"roots", nullptr},
                 {"depth", nullptr}};
  if (const auto& game = report.summary) {
    object["positions"] = game->positions;
    object["leaves"] = game->leaves;
    object["roots"] = game->roots;
    if (game->depth) object["depth"] = *game->depth;
  }
  object["errors"] = errors;
  object["warnings"] = report.diagnostics.size() - errors;
  object["diagnostics"] = diagnostics_json(report, source);
  // A file name and an atom may hold what is no UTF-8; JSON may not.
  return object.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

void print(std::FILE* file, const std::string& text) {
  std::fwrite(text.data(), 1, text.size(), file);
}

}  // namespace

ExitStatus check(const CheckOptions& options) {
  const Source source =
      options.game.file == "-" ? Source::standard_input() : Source::open(options.game.file);
  CheckReport report = check_facts(source);
  if (options.format == Format::json) {
    print(stdout, report_json(report, source));
  } else {
    print(stderr, render(report.diagnostics, source));
    print(stdout, summary_text(report, source));
  }
  if (!report.summary) return ExitStatus::input;
  return count_errors(report.diagnostics) > 0 ? ExitStatus::wrong : ExitStatus::ok;
}

}  // namespace minimax
