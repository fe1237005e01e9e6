#include "prolog/search_drawing.hpp"

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "ask/mapped_event.hpp"
#include "draw/drawing_builder.hpp"
#include "draw/tree_options.hpp"
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
    static const predicate_t predicate = PL_predicate("position_text", 4, "minimax");
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
    static const predicate_t predicate = PL_predicate("tell_of_picture", 1, "minimax");
    if (!std::exchange(was_told_, true)) check(call_predicate(predicate, problem));
  }

  ToldWords words_;
  module_t module_;
  bool was_told_ = false;
};

DrawnWords words_of(GameTerms& game, const Options& options, module_t module) {
  const auto& draw = options.on_cycle;
  const auto repetition = draw ? std::optional<term_t>(draw->written) : std::nullopt;
  return {TracedTerms(game, repetition), module};
}

std::vector<TermId> way(GameTerms& game, const DrawnSearch& search, Question& tree) {
  const term_t each = new_term();
  const auto is_it = [&](TermId position) {
    game.put_position(each, position);
    return PL_compare(each, search.around) == 0;
  };
  std::vector<TermId> way = way_to(is_it, [&](const auto& tell) { tree.trace(search.root, tell); });
  if (way.empty()) throw NotInTree();
  return way;
}

/// Tells a builder of drawings or of films all of the search, and gives its answers.
template <class Builder>
std::vector<FoundAnswer> tell(GameTerms& game, const DrawnSearch& search, DrawnWords& words,
                              Builder& builder) {
  const std::unique_ptr<Question> tree =
      search.question(options_of_tree(search.options, search.kind));
  if (search.around) builder.draw_around(way(game, search, *tree));
  tree->trace(search.root,
              [&](const GameEvent& event) { builder.add_to_tree(mapped(event, words)); });
  Options searched = search.options;
  searched.nodes_list = NodesList::positions;
  const std::unique_ptr<Question> asked = search.question(searched);
  asked->trace(search.root, [&](const GameEvent& event) { builder.add(mapped(event, words)); });
  std::vector<FoundAnswer> answers = asked->find(search.root, searched.ties).answers;
  for (const FoundAnswer& answer : answers) builder.mark_line(answer.nodes);
  return answers;
}

FilmAnswer film_answer(const FoundAnswer& found, const DrawnWords& words) {
  FilmAnswer answer;
  if (found.best) answer.best = words.term(*found.best);
  for (const TermId node : found.nodes) answer.nodes.push_back(words.term(node));
  return answer;
}

}  // namespace

Drawing drawn_search(GameTerms& game, const DrawnSearch& search) {
  DrawnWords words = words_of(game, search.options, search.module);
  DrawingBuilder builder([&](TermId position) { return words.label(position); });
  (void)tell(game, search, words, builder);
  return builder.drawing();
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
  void add(const DrawnEvent& event) { film.add(event); }
  void mark_line(std::span<const TermId> line) { film.mark_line(line); }
};

}  // namespace

Filmed filmed_search(GameTerms& game, const DrawnSearch& search) {
  DrawnWords words = words_of(game, search.options, search.module);
  const auto term = [&](TermId position) { return words.term(position); };
  FilmAndFacts builder{
      {search.kind,
       {.label = [&](TermId position) { return words.label(position); }, .term = term}},
      TreeFacts(term)};
  FilmTitle title{words.term(search.root), {}, search.options};
  for (const FoundAnswer& found : tell(game, search, words, builder))
    title.answers.push_back(film_answer(found, words));
  Filmed filmed{title.position, std::nullopt, builder.film.json(title),
                words.operators() + builder.facts.text(words.players())};
  if (builder.around) filmed.around = term(*builder.around);
  return filmed;
}

}  // namespace minimax::prolog
