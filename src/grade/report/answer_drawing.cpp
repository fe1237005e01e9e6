#include "grade/report/answer_drawing.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "ask/options.hpp"
#include "base/shared_library.hpp"
#include "draw/svg.hpp"
#include "draw/tree_text.hpp"
#include "file/file_drawing.hpp"
#include "file/game_file.hpp"
#include "grade/report/clean_text.hpp"

namespace minimax::grade {

namespace {

constexpr std::size_t most_drawn_beside_text = 100;

// A report of another machine may hold anything: such a picture is left out.
std::optional<Drawing> drawn(const PictureOfAnswer& picture) try {
  const bool is_minimax = picture.task == Task::Kind::minimax;
  return drawn_facts(picture.facts, picture.position,
                     {.algorithm = is_minimax ? Algorithm::minimax : Algorithm::alpha_beta,
                      .alpha_beta = {.cut_off = picture.cut_off},
                      .user = User::draw},
                     Answered{picture.value, picture.line});
} catch (const BadInput&) {
  return std::nullopt;
} catch (const std::runtime_error&) {
  return std::nullopt;
}

}  // namespace

std::optional<Drawing> drawing_of(const Counterexample& example) {
  if (!example.picture) return std::nullopt;
  std::optional<Drawing> drawing = drawn(*example.picture);
  if (!drawing) return std::nullopt;
  const std::size_t size = drawing->nodes.size();
  const bool tells_something = size > 1 && size <= most_drawn_beside_text;
  return tells_something ? std::move(drawing) : std::nullopt;
}

InlinePictures::InlinePictures() : graphviz_(command_folder()) {}

std::string InlinePictures::html(const Drawing& drawing) {
  const std::string element = svg(drawing);
  if (!element.empty()) return fmt::format("<figure>\n{}</figure>\n", element);
  return fmt::format(
      "<pre>{}</pre>\n",
      html_escaped(clean(minimax::tree_text(drawing, DrawingKind::solution).text())));
}

std::string InlinePictures::svg(const Drawing& drawing) try {
  if (is_missing_) return {};
  return svg_element(graphviz_.picture(drawing, DrawingKind::solution, PictureFormat::svg));
} catch (const NoPicture&) {
  is_missing_ = true;
  return {};
}

}  // namespace minimax::grade
