#include "draw/picture.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/parts.hpp"
#include "base/shared_library.hpp"
#include "draw/dot.hpp"
#include "draw/svg.hpp"
#include "draw/tex.hpp"

namespace minimax {

namespace {

struct NamedFormat {
  std::string_view name;
  PictureFormat format;
};
constexpr NamedFormat formats[] = {{"svg", PictureFormat::svg},  {"dot", PictureFormat::dot},
                                   {"tex", PictureFormat::tex},  {"png", PictureFormat::png},
                                   {"pdf", PictureFormat::pdf},  {"json", PictureFormat::json},
                                   {"html", PictureFormat::html}};

std::string name_of(PictureFormat format) {
  return std::string(std::ranges::find(formats, format, &NamedFormat::format)->name);
}

std::string lacking(PictureFormat format, const std::runtime_error& reason) {
  return fmt::format(
      ".{} needs Graphviz, which is missing, or which this minimax was built without, "
      "as a pack is; .dot and .tex do not need it ({})",
      name_of(format), reason.what());
}

bool needs_graphviz(PictureFormat format) {
  return format == PictureFormat::svg || format == PictureFormat::png ||
         format == PictureFormat::pdf;
}

}  // namespace

std::optional<PictureFormat> picture_format(std::string_view file) {
  const std::size_t stop = file.rfind('.');
  if (stop == file.npos) return std::nullopt;
  const auto found = std::ranges::find(formats, file.substr(stop + 1), &NamedFormat::name);
  return found == std::end(formats) ? std::nullopt : std::optional(found->format);
}

std::string ending_of(PictureFormat format) {
  return "." + name_of(format);
}

std::string picture_endings() {
  std::string endings;
  for (const NamedFormat& each : formats) {
    if (!endings.empty()) endings += &each == std::end(formats) - 1 ? " or " : ", ";
    endings += fmt::format(".{}", each.name);
  }
  return endings;
}

std::vector<std::string> still_formats() {
  std::vector<std::string> names;
  for (const NamedFormat& each : formats) {
    if (!is_film(each.format)) names.emplace_back(each.name);
  }
  return names;
}

void Graphviz::prepare(PictureFormat format) {
  if (!needs_graphviz(format) || render_) return;
  try {
    render_ = reinterpret_cast<Render>(
        load_function(path_of(Part::graphviz, folder_), "minimax_render", Symbols::own));
    // Its plugins and fonts it loads when it needs them.
    std::string picture;
    render_("graph { a }", name_of(format), picture);
  } catch (const MissingPart& error) {
    throw NoPicture(lacking(format, error));
  } catch (const MissingLibrary& error) {
    throw NoPicture(lacking(format, error));
  } catch (const std::runtime_error& error) {
    throw NoPicture(fmt::format("Graphviz makes no .{}: {}", name_of(format), error.what()));
  }
}

std::string Graphviz::picture(const Drawing& drawing, DrawingKind kind, PictureFormat format) {
  prepare(format);
  if (format == PictureFormat::tex) return tex_text(drawing, kind);
  std::string graph = dot_text(drawing, kind);
  if (format == PictureFormat::dot) return graph;
  try {
    std::string picture;
    render_(graph, name_of(format), picture);
    return format == PictureFormat::svg ? readable_svg(picture, drawing, kind) : picture;
  } catch (const std::runtime_error& error) {
    throw NoPicture(fmt::format("Graphviz cannot draw it: {}", error.what()));
  }
}

}  // namespace minimax
