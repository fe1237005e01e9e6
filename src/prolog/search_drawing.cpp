#include "prolog/search_drawing.hpp"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "draw/drawing_builder.hpp"
#include "draw/step_drawing.hpp"
#include "draw/tell_search.hpp"
#include "film/film_builder.hpp"
#include "film/tree_facts.hpp"
#include "prolog/told_words.hpp"
#include "prolog/traced_terms.hpp"

namespace minimax::prolog {

namespace {

/// The words of a drawing.
class DrawnWords {
 public:
  DrawnWords(const TracedTerms& terms, module_t module) : words_(terms, module), module_(module) {}

  TermId position(TermId position) const { return position; }
  std::string value(const TracedTerms::Value& value) const { return words_.value(value); }
  DrawnMover player(Mover mover) const {
    return {mover, is_player(mover) ? words_.player(mover).name : std::string()};
  }
  std::string term(TermId position) const { return words_.position(position); }
  std::string operators() const { return words_.operators(); }
  /// The names of all players, after a search of the tree.
  std::vector<std::string> players() const {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < words_.game().player_count(); ++i)
      names.push_back(words_.player(minimax::player(i)).name);
    return names;
  }
  std::string label(TermId position) {
    static const predicate_t predicate = PL_predicate("position_text", 4, "minimax_written");
    const Frame frame;
    const term_t arguments = new_terms(4);
    check(PL_put_atom(arguments, PL_module_name(module_)));
    words_.game().put_position(arguments + 1, position);
    check(call_predicate(predicate, arguments, module_));
    if (!PL_is_variable(arguments + 3)) tell_once(arguments + 3);
    return text_of(arguments + 2);
  }

 private:
  // One position is as good as all.
  void tell_once(term_t problem) {
    static const predicate_t predicate = PL_predicate("tell_of_picture", 1, library_module);
    if (!std::exchange(was_told_, true)) check(call_predicate(predicate, problem));
  }

  ToldWords words_;
  module_t module_;
  bool was_told_ = false;
};

DrawnWords words_of(GameTerms& game, const Options& options, module_t module) {
  return {TracedTerms(game, options.on_cycle), module};
}

/// See tell_search().
class PredicateSearch {
 public:
  PredicateSearch(GameTerms& game, const DrawnSearch& search)
      : root(search.root),
        options(search.options),
        kind(search.kind),
        game_(game),
        search_(search),
        words_(words_of(game, search.options, search.module)),
        term_(new_term()) {}

  std::unique_ptr<Question> question(const Options& asked) { return search_.question(asked); }
  std::vector<FoundAnswer> answers(Question& question) {
    return question.find(root, options.ties).answers;
  }
  DrawnWords& words() { return words_; }
  bool has_around() const { return search_.around != 0; }
  bool is_around(TermId position) {
    game_.put_position(term_, position);
    return PL_compare(term_, search_.around) == 0;
  }
  [[noreturn]] void refuse_around() const { throw NotInTree(); }

  const TermId root;
  const Options& options;
  const GameKind kind;

 private:
  GameTerms& game_;
  const DrawnSearch& search_;
  DrawnWords words_;
  term_t term_;
};

}  // namespace

Drawing drawn_search(GameTerms& game, const DrawnSearch& search) {
  PredicateSearch told(game, search);
  StepDrawing steps([&](TermId position) { return told.words().label(position); },
                    search.options.step);
  (void)tell_search(told, steps);
  return steps.drawing();
}

namespace {

/// Makes the facts of the tree, too.
struct FilmAndFacts {
  FilmBuilder film;
  TreeFacts facts;
  std::optional<TermId> around = std::nullopt;

  void draw_around(std::vector<TermId> way) {
    around = way.back();
    film.draw_around(std::move(way));
  }
  void add_to_tree(const DrawnEvent& event) {
    film.add_to_tree(event);
    facts.add(event);
  }
  void end_tree() { film.end_tree(); }
  void add(const DrawnEvent& event) { film.add(event); }
  void mark_line(std::span<const TermId> line) { film.mark_line(line); }
};

}  // namespace

Filmed filmed_search(GameTerms& game, const DrawnSearch& search) {
  PredicateSearch told(game, search);
  DrawnWords& words = told.words();
  const auto term = [&](TermId position) { return words.term(position); };
  FilmAndFacts builder{
      {search.kind,
       {.label = [&](TermId position) { return words.label(position); }, .term = term}},
      TreeFacts(term)};
  FilmTitle title{words.term(search.root), {}, search.options};
  for (const FoundAnswer& found : tell_search(told, builder))
    title.answers.push_back(film_answer(found, term));
  Filmed filmed{title.position, std::nullopt, builder.film.json(title),
                words.operators() + builder.facts.text(words.players())};
  if (builder.around) filmed.around = term(*builder.around);
  return filmed;
}

}  // namespace minimax::prolog
