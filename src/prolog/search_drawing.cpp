#include "prolog/search_drawing.hpp"

#include <string>
#include <utility>

#include "ask/mapped_event.hpp"
#include "draw/drawing_builder.hpp"
#include "draw/tree_options.hpp"
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

}  // namespace

Drawing drawn_search(GameTerms& game, TermId root, const Options& options, GameKind kind,
                     module_t module, const QuestionWith& question) {
  const auto& draw = options.on_cycle;
  const auto repetition = draw ? std::optional<term_t>(draw->written) : std::nullopt;
  DrawnWords words(TracedTerms(game, repetition), module);
  DrawingBuilder builder([&](TermId position) { return words.label(position); });
  question(options_of_tree(options, kind))->trace(root, [&](const GameEvent& event) {
    builder.add_to_tree(mapped(event, words));
  });
  Options searched = options;
  searched.nodes_list = NodesList::positions;
  const std::unique_ptr<Question> asked = question(searched);
  asked->trace(root, [&](const GameEvent& event) { builder.add(mapped(event, words)); });
  for (const FoundAnswer& answer : asked->find(root, options.ties).answers)
    builder.mark_line(answer.nodes);
  return builder.drawing();
}

}  // namespace minimax::prolog
