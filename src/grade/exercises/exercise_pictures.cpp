#include "grade/exercises/exercise_pictures.hpp"

#include "ask/options.hpp"
#include "base/shared_library.hpp"
#include "draw/drawing_builder.hpp"
#include "file/errors.hpp"
#include "file/file_drawing.hpp"

namespace minimax::grade {

namespace {

// What draw() gives, with a UsageError for why there is no picture.
template <class Draw>
auto with_usage_errors_of_pictures(Draw draw) try {
  return draw();
} catch (const NoPicture& error) {
  throw UsageError(std::string("--draw: ") + error.what());
} catch (const TooManyDrawn& error) {
  throw UsageError(std::string("--draw: ") + error.what() + ": wish for a smaller one");
}

}  // namespace

ExercisePictures::ExercisePictures(const std::vector<PictureFormat>& formats)
    : formats_(formats), graphviz_(command_folder()) {
  with_usage_errors_of_pictures([&] {
    for (const PictureFormat format : formats_) graphviz_.prepare(format);
  });
}

Drawing ExercisePictures::drawing(const Tree& tree) {
  return with_usage_errors_of_pictures([&] {
    return drawn_facts(facts_of(tree), tree.positions[tree.root].name,
                       {.algorithm = Algorithm::alpha_beta, .user = User::draw});
  });
}

std::string ExercisePictures::picture(const Drawing& drawing, DrawingKind kind,
                                      PictureFormat format) {
  return with_usage_errors_of_pictures([&] { return graphviz_.picture(drawing, kind, format); });
}

}  // namespace minimax::grade
