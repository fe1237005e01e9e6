// A drawing as a file of any format.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "draw/drawing.hpp"

namespace minimax {

enum class PictureFormat : std::uint8_t {
  dot,
  tex,
  svg,
  png,
  pdf,
  json,  ///< the film of the search: see film/film_builder.hpp
  html,  ///< the page with that: see film/page.hpp
};

/// Whether it shows all steps, and not only what they come to.
constexpr bool is_film(PictureFormat format) noexcept {
  return format == PictureFormat::json || format == PictureFormat::html;
}

/// The format of a file with that name, by what comes after its last full stop.
std::optional<PictureFormat> picture_format(std::string_view file);

/// How the name of its file ends: `.svg`.
std::string ending_of(PictureFormat format);

/// For people: `.svg, .dot, ...`.
std::string picture_endings();

/// Without the dot, of all but films: `svg`, ...
std::vector<std::string> still_formats();

/// Graphviz is missing, or cannot make the picture; what() says why, and what to do.
class NoPicture : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// What the part that holds Graphviz exports as `minimax_render`: a graph in its language, laid out
/// and written to `picture` in the format that Graphviz calls so. Throws std::runtime_error.
using Render = void (*)(const std::string& graph, const std::string& format, std::string& picture);

/// Graphviz as far as it is there. It is loaded when it is asked for, as who does not draw need not
/// wait for it.
class Graphviz {
 public:
  /// `folder` is that of the command or of the module, from where its part is found.
  explicit Graphviz(std::filesystem::path folder) : folder_(std::move(folder)) {}

  /// Loads it with all that it needs itself, where the format needs it: after that the process may
  /// be confined. Throws NoPicture.
  void prepare(PictureFormat format);
  /// The bytes of the file, which is no film. Throws NoPicture.
  std::string picture(const Drawing& drawing, DrawingKind kind, PictureFormat format);

 private:
  std::filesystem::path folder_;
  Render render_ = nullptr;
};

}  // namespace minimax
