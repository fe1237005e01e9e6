#include "film/page.hpp"

#include <fmt/format.h>

#include "base/json_text.hpp"
#include "draw/picture.hpp"
#include "facts/source.hpp"

namespace minimax {

namespace {

/// What is given stands between these: in the template, what the page opens by itself.
constexpr std::string_view begin = R"(<script type="application/json" id="given">)";
constexpr std::string_view end = "</script>";

std::string exercise_json(const PageExercise& exercise) {
  JsonList arguments;
  for (const std::string& each : exercise.arguments) arguments.add(json_string(each));
  JsonList members;
  members.add("name", json_string(exercise.name));
  members.add("text", json_string(exercise.text));
  members.add("is_program", exercise.is_program ? "true" : "false");
  members.add("position", exercise.position ? json_string(*exercise.position) : "null");
  members.add("arguments", arguments.array());
  return members.object();
}

}  // namespace

std::string page_template(Part page, const std::filesystem::path& folder) try {
  return std::string(Source::open(path_of(page, folder).string()).text());
} catch (const MissingPart& error) {
  throw NoPicture(
      fmt::format("{}; the page is the target `page` of a build, on the core that the preset "
                  "`wasm` builds: docs/page.md says how",
                  error.what()));
}

std::string page_of(std::string_view page_template, const PageExercise& exercise,
                    std::string_view film) {
  const std::size_t found = page_template.find(begin);
  const std::size_t from = found + begin.size();
  const std::size_t to = found == page_template.npos ? found : page_template.find(end, from);
  if (to == page_template.npos)
    throw NoPicture("the template of the page has no place for an exercise: build it anew");
  JsonList given;
  given.add("exercise", exercise_json(exercise));
  given.add("film", film);
  std::string page(page_template);
  return page.replace(from, to - from, given.object());
}

}  // namespace minimax
