// The predicates of the module.
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "base/file.hpp"
#include "base/shared_library.hpp"
#include "draw/drawing_builder.hpp"
#include "draw/picture.hpp"
#include "draw/step_drawing.hpp"
#include "draw/tree_text.hpp"
#include "film/film_options.hpp"
#include "film/page.hpp"
#include "prolog/consulted_games.hpp"
#include "prolog/errors.hpp"
#include "prolog/evaluation.hpp"
#include "prolog/guarded.hpp"
#include "prolog/interface.hpp"
#include "prolog/load.hpp"
#include "prolog/options.hpp"
#include "prolog/prolog.hpp"
#include "prolog/search.hpp"
#include "prolog/term_writer.hpp"
#include "prolog/text_predicates.hpp"
#include "prolog/tree_predicates.hpp"
#include "search/common/stack_guard.hpp"

namespace minimax::prolog {

namespace {

template <class Body>
foreign_t guarded_for(Caller caller, Body body) {
  return guarded([&] {
    follow_message_language();
    try {
      body();
    } catch (const PendingException&) {
      tell_caller_of_pending(caller);
      throw;
    }
  });
}

// The number that a bound of a window evaluates to.
Number bound(term_t term, const char* name, Caller caller) {
  if (!PL_is_ground(term)) throw_instantiation_error(caller, name);
  std::variant<Number, std::string> evaluated = evaluate(term);
  if (const std::string* problem = std::get_if<std::string>(&evaluated))
    throw_error(caller, {"type_error", "evaluable", term}, std::string(name) + ": " + *problem);
  return std::get<Number>(std::move(evaluated));
}

module_t module_of(term_t term, Caller caller) {
  module_t module = nullptr;
  if (PL_is_variable(term)) throw_instantiation_error(caller, "the module of the position");
  if (!PL_is_atom(term)) throw_error(caller, {"type_error", "module", term});
  check(PL_get_module(term, &module));
  return module;
}

/// The parts of Module:Term, as meta_predicate/1 makes it.
struct Qualified {
  Qualified(term_t term, Caller caller) : plain(new_term()) {
    const term_t qualifier = new_term();
    check(PL_get_arg(1, term, qualifier) && PL_get_arg(2, term, plain));
    module = module_of(qualifier, caller);
  }

  term_t plain;
  module_t module;
};

// A program may search while it is being searched.
void check_stack(Caller caller) try { StackGuard().check(); } catch (const TooDeep& error) {
  throw_resource_error(caller, "c_stack", "searches within searches: " + std::string(error.what()));
}

foreign_t search_as(Asked asked, term_t caller, term_t position, term_t options, term_t answers,
                    term_t report) {
  const Caller on_behalf{caller};
  return guarded_for(on_behalf, [&] {
    check_stack(on_behalf);
    const Qualified question(position, on_behalf);
    const Qualified list(options, on_behalf);
    const term_t found = new_terms(2);
    search(asked, question.module, question.plain, read_options(list.plain, list.module, on_behalf),
           found, found + 1, on_behalf);
    check(PL_unify(answers, found) && PL_unify(report, found + 1));
  });
}

// search(+Caller, +Module:Position, +Module:Options, -Answers, -Report)
foreign_t search_predicate(term_t caller, term_t position, term_t options, term_t answers,
                           term_t report) {
  return search_as(Asked::minimax, caller, position, options, answers, report);
}

// search_chance(+Caller, +Module:Position, +Module:Options, -Answers, -Report)
foreign_t chance_predicate(term_t caller, term_t position, term_t options, term_t answers,
                           term_t report) {
  return search_as(Asked::with_chance, caller, position, options, answers, report);
}

// search_players(+Caller, +Module:Position, +Module:Options, -Answers, -Report)
foreign_t players_predicate(term_t caller, term_t position, term_t options, term_t answers,
                            term_t report) {
  return search_as(Asked::players, caller, position, options, answers, report);
}

// search_window(+Caller, +Module:Position, +Alpha, +Beta, +Options, -BestPos, -Val)
foreign_t window_predicate(term_t caller, term_t position, term_t alpha, term_t beta,
                           term_t options, term_t best, term_t value) {
  const Caller on_behalf{caller};
  return guarded_for(on_behalf, [&] {
    check_stack(on_behalf);
    const Qualified question(position, on_behalf);
    const Number least = bound(alpha, "Alpha", on_behalf);
    const Number most = bound(beta, "Beta", on_behalf);
    if (compare(most, least) < 0)
      throw_error(on_behalf, {"domain_error", "beta", beta}, "it is less than Alpha");
    const term_t found = new_terms(2);
    search_window(question.module, question.plain,
                  read_options(options, question.module, on_behalf), least, most, found, found + 1,
                  on_behalf);
    check(PL_unify(best, found) && PL_unify(value, found + 1));
  });
}

/// A question whose search is traced.
struct TracedQuestion {
  TracedQuestion(term_t question, term_t options, Caller caller, User user = User::trace_predicate)
      : position(question, caller), wanted(read(options, caller, user)) {
    check_traceable(wanted, caller);
  }

  static PredicateOptions read(term_t options, Caller caller, User user) {
    const Qualified list(options, caller);
    return read_options(list.plain, list.module, caller, user);
  }

  Qualified position;
  PredicateOptions wanted;
};

// search_trace(+Caller, +Module:Position, +Module:Options, -Events)
foreign_t trace_predicate(term_t caller, term_t position, term_t options, term_t events) {
  const Caller on_behalf{caller};
  return guarded_for(on_behalf, [&] {
    check_stack(on_behalf);
    const TracedQuestion asked(position, options, on_behalf);
    const term_t found = new_term();
    search_trace(asked.position.module, asked.position.plain, asked.wanted, found, on_behalf);
    check(PL_unify(events, found));
  });
}

// Graphviz is found from where the module is.
std::filesystem::path module_folder() {
  static const int here = 0;
  return folder_of(&here);
}

// search_trace_text(+Caller, +Module:Position, +Module:Options, +Most, -Text)
foreign_t trace_text_predicate(term_t caller, term_t position, term_t options, term_t most,
                               term_t text) {
  const Caller on_behalf{caller};
  return guarded_for(on_behalf, [&] {
    check_stack(on_behalf);
    const TracedQuestion asked(position, options, on_behalf);
    std::uint64_t events = 0;
    check(PL_get_uint64_ex(most, &events));
    unify_text(text, search_trace_text(asked.position.module, asked.position.plain, asked.wanted,
                                       events, on_behalf));
  });
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

// More than there can be are as good as the most: no path is so long.
Plies plies_of(term_t term) {
  std::uint64_t plies = 0;
  const bool is_small = PL_get_uint64(term, &plies) && plies < most_plies;
  return is_small ? static_cast<Plies>(plies) : most_plies;
}

// count_paths(+Caller, +Module:Position, +Plies, +Module:Options, -Count)
//
// Plies is an integer that is not negative.
foreign_t paths_predicate(term_t caller, term_t position, term_t plies, term_t options,
                          term_t count) {
  const Caller on_behalf{caller};
  return guarded_for(on_behalf, [&] {
    check_stack(on_behalf);
    const Qualified question(position, on_behalf);
    const Qualified list(options, on_behalf);
    const PredicateOptions wanted =
        read_options(list.plain, list.module, on_behalf, User::perft_predicate);
    const term_t found = new_term();
    write_number(found,
                 count_paths(question.module, question.plain, plies_of(plies), wanted, on_behalf));
    check(PL_unify(count, found));
  });
}

// check_interface(+Caller, +Module:List)
foreign_t interface_predicate(term_t caller, term_t interface) {
  const Caller on_behalf{caller};
  return guarded_for(on_behalf, [&] {
    const Qualified list(interface, on_behalf);
    const term_t nothing = new_term();
    check(PL_put_nil(nothing));
    (void)read_interface(list.plain, nothing, list.module, on_behalf);
  });
}

// load(+Caller, +File, -Game, -Diagnostics)
foreign_t load_predicate(term_t caller, term_t file, term_t game, term_t diagnostics) {
  const Caller on_behalf{caller};
  return guarded_for(on_behalf, [&] { load(file, game, diagnostics, on_behalf); });
}

// kept_facts(+Module, -Facts): see ConsultedGames
foreign_t kept_facts_predicate(term_t module, term_t facts) {
  return guarded([&] {
    module_t of = nullptr;
    check(PL_get_module(module, &of));
    const std::optional<FactProgram> program = fact_program(of);
    const auto kept = program ? consulted_games().kept_facts(of, *program) : std::nullopt;
    check(kept ? PL_unify_uint64(facts, *kept) : PL_unify_atom_chars(facts, "none"));
  });
}

}  // namespace

}  // namespace minimax::prolog

extern "C" [[gnu::visibility("default")]] install_t install_minimax() {
  using namespace minimax::prolog;
  PL_register_foreign("search", 5, reinterpret_cast<pl_function_t>(search_predicate), 0);
  PL_register_foreign("search_chance", 5, reinterpret_cast<pl_function_t>(chance_predicate), 0);
  PL_register_foreign("search_players", 5, reinterpret_cast<pl_function_t>(players_predicate), 0);
  PL_register_foreign("search_window", 7, reinterpret_cast<pl_function_t>(window_predicate), 0);
  PL_register_foreign("search_trace", 4, reinterpret_cast<pl_function_t>(trace_predicate), 0);
  PL_register_foreign("search_trace_text", 5, reinterpret_cast<pl_function_t>(trace_text_predicate),
                      0);
  PL_register_foreign("search_drawing", 7, reinterpret_cast<pl_function_t>(drawing_predicate), 0);
  PL_register_foreign("kept_facts", 2, reinterpret_cast<pl_function_t>(kept_facts_predicate), 0);
  PL_register_foreign("check_interface", 2, reinterpret_cast<pl_function_t>(interface_predicate),
                      0);
  PL_register_foreign("count_paths", 5, reinterpret_cast<pl_function_t>(paths_predicate), 0);
  PL_register_foreign("load", 4, reinterpret_cast<pl_function_t>(load_predicate), 0);
  register_tree_predicates();
  register_text_predicates();
  follow_message_language();
}
