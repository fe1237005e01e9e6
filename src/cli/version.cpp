#include "cli/version.hpp"

#include <fmt/format.h>

#include <exception>

#include "base/parts.hpp"
#include "commit.hpp"
#include "grade/run/sandboxed_program.hpp"
#include "sandbox/layers.hpp"

namespace minimax {

namespace {

std::string lacking(Part part) {
  try {
    path_of(part);
    return "";
  } catch (const MissingPart& error) {
    return fmt::format("; {}", error.what());
  }
}

std::string isolation() try {
  const sandbox::Layers layers = grade::start_sandbox(true)->layers();
  std::string names;
  for (std::size_t i = 0; i < sandbox::layer_names.size(); ++i) {
    if (layers.has(static_cast<sandbox::Layer>(i)))
      names += (names.empty() ? "" : ", ") + std::string(sandbox::layer_names[i]);
  }
  return names + (layers.are_enough() ? "" : ", which is not enough for programs of students");
} catch (const std::exception& error) {
  return fmt::format("none; {}", error.what());
}

}  // namespace

std::string version_text() {
  constexpr std::string_view commit = MINIMAX_COMMIT;
  return fmt::format("minimax {}{}\nSWI-Prolog: {}{}\nisolation: {}", MINIMAX_VERSION,
                     commit.empty() ? "" : fmt::format(" (commit {})", commit),
                     MINIMAX_SWIPL_VERSION, lacking(Part::program), isolation());
}

}  // namespace minimax
