#include "prolog/drawing_predicate.hpp"

#include <filesystem>
#include <optional>
#include <string>

#include "base/file.hpp"
#include "base/shared_library.hpp"
#include "draw/drawing_builder.hpp"
#include "draw/picture.hpp"
#include "draw/step_drawing.hpp"
#include "draw/tree_text.hpp"
#include "film/film_options.hpp"
#include "film/page.hpp"
#include "prolog/errors.hpp"
#include "prolog/options.hpp"
#include "prolog/predicate_arguments.hpp"
#include "prolog/prolog.hpp"
#include "prolog/search.hpp"
#include "prolog/term_writer.hpp"

namespace minimax::prolog {

namespace {

// Graphviz is found from where the module is.
std::filesystem::path module_folder() {
  static const int here = 0;
  return folder_of(&here);
}

PictureFormat format_of(term_t file, const PredicateOptions& wanted, DrawingKind kind,
                        Caller caller) {
  const std::optional<PictureFormat> format = picture_format(text_of(file));
  if (!format)
    throw_error(caller, {"domain_error", "picture_file", file}, "there are " + picture_endings());
  if (is_film(*format) && kind == DrawingKind::blank)
    throw_error(caller, {"domain_error", "picture_file", file},
                "a film shows what the search finds, and cannot be blank");
  if (is_film(*format) && wanted.step)
    throw_error(caller, {"domain_error", "picture_file", file},
                "a film has all steps: step(N) is for pictures");
  return *format;
}

// The page has the facts of the tree, whatever makes the game.
std::string page(const TracedQuestion& asked, const Filmed& filmed) {
  PageExercise exercise;
  exercise.name = "tree.pl";
  exercise.text = filmed.facts;
  exercise.position = filmed.position;
  exercise.arguments = film_flags(asked.wanted);
  if (filmed.around)
    exercise.arguments.insert(exercise.arguments.end(), {"--around", *filmed.around});
  return page_of(page_template(Part::search_page, module_folder()), exercise, filmed.film);
}

std::string picture(const TracedQuestion& asked, term_t around, DrawingKind kind,
                    PictureFormat format, Caller caller) {
  if (!is_film(format)) {
    const Drawing drawing =
        search_drawing(asked.position.module, asked.position.plain, asked.wanted, around, caller);
    return Graphviz(module_folder()).picture(drawing, kind, format);
  }
  const Filmed filmed =
      search_film(asked.position.module, asked.position.plain, asked.wanted, around, caller);
  return format == PictureFormat::json ? filmed.film + "\n" : page(asked, filmed);
}

void write_picture(term_t file, const TracedQuestion& asked, term_t around, DrawingKind kind,
                   Caller caller) {
  const PictureFormat format = format_of(file, asked.wanted, kind, caller);
  try {
    write_file(text_of(file), picture(asked, around, kind, format, caller));
  } catch (const NoPicture& error) {
    throw_error(caller,
                {"existence_error", format == PictureFormat::html ? "page" : "graphviz", file},
                error.what());
  } catch (const FileError& error) {
    throw_permission_error(caller, "write", "file", file, error.what());
  }
}

// search_drawing(+Caller, +Module:Position, +Module:Options, +IsBlank, +Around, +File, -Text)
//
// Around is a list of one position, or an empty one.
foreign_t drawing_predicate(term_t caller, term_t position, term_t options, term_t is_blank,
                            term_t around, term_t file, term_t text) {
  const Caller on_behalf{caller};
  return guarded_for(on_behalf, [&] {
    check_stack(on_behalf);
    const TracedQuestion asked(position, options, on_behalf, User::draw_predicate);
    const bool blank = text_of(is_blank) == "true";
    const DrawingKind kind = blank ? DrawingKind::blank : DrawingKind::solution;
    const term_t middle = new_term();
    const term_t rest = new_term();
    const bool has_middle = PL_get_list(around, middle, rest);
    try {
      if (!text_of(file).empty())
        return write_picture(file, asked, has_middle ? middle : 0, kind, on_behalf);
      const Drawing drawing = search_drawing(asked.position.module, asked.position.plain,
                                             asked.wanted, has_middle ? middle : 0, on_behalf);
      unify_text(text, tree_text(drawing, kind).text());
    } catch (const TooManyDrawn& error) {
      throw_resource_error(on_behalf, "drawn_positions", error.what());
    } catch (const NoSuchStep& error) {
      throw_error(on_behalf, {"domain_error", "step", given_value(asked.wanted, "step")},
                  error.what());
    } catch (const NotInTree& error) {
      throw_error(on_behalf, {"existence_error", "position", middle}, error.what());
    }
  });
}

}  // namespace

void register_drawing_predicate() {
  PL_register_foreign("search_drawing", 7, reinterpret_cast<pl_function_t>(drawing_predicate), 0);
}

}  // namespace minimax::prolog
