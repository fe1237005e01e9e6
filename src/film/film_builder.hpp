// From the steps of a search to its film: the tree, and what each step changes in it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "ask/options.hpp"
#include "base/json_text.hpp"
#include "draw/drawing_builder.hpp"
#include "film/step_text.hpp"
#include "game/game_kind.hpp"
#include "term/term.hpp"

namespace minimax {

/// A page shows no more positions.
inline constexpr std::size_t most_filmed = 99'999;
/// Of a tree that a page opens collapsed, since no picture has so many positions, so many steps are
/// told; of a smaller one so many.
inline constexpr std::uint64_t most_steps_of_large = 10'000;
inline constexpr std::uint64_t most_steps_of_small = 100'000;

/// What the search has answered, but for the value of the root: as text of the game.
struct FilmAnswer {
  std::optional<std::string> best;
  std::vector<std::string> nodes;
};

/// Of an answer in positions; `text(position)` writes one.
template <class Answer, class Text>
FilmAnswer film_answer(const Answer& found, Text text) {
  FilmAnswer answer;
  if (found.best) answer.best = text(*found.best);
  for (const TermId node : found.nodes) answer.nodes.push_back(text(node));
  return answer;
}

/// What the film says of the search as a whole.
struct FilmTitle {
  std::string position;  ///< where it begins
  std::vector<FilmAnswer> answers;
  Options options;
};

/// Told of the steps as a DrawingBuilder is, whose drawing it has: what is shown of a position is
/// the same in both.
class FilmBuilder {
 public:
  struct Texts {
    DrawingBuilder::Label label;  ///< of a line or more, as a picture shows it
    StepText::PositionText term;  ///< as it is written in the game
  };
  FilmBuilder(GameKind kind, Texts texts);

  void draw_around(std::vector<TermId> way) { drawing_.draw_around(std::move(way)); }
  /// Throws TooManyDrawn.
  void add_to_tree(const DrawnEvent& event) { drawing_.add_to_tree(event); }
  void end_tree() { drawing_.end_tree(); }
  void add(const DrawnEvent& event);
  void mark_line(std::span<const TermId> line);

  const Drawing& drawing() const noexcept { return drawing_.drawing(); }
  /// The Film of src/page/film/film.ts, after the last step.
  std::string json(const FilmTitle& title);

 private:
  /// What is shown of a position: the NodeState there.
  struct State {
    bool is_seen = false;
    std::optional<DrawnWindow> window;
    std::optional<std::string> value;
    Certainty certainty = Certainty::exact;
    std::optional<std::string> has;
    std::optional<std::size_t> given_by;
    bool is_cut = false;
    std::string cut_reason;

    static State of(const DrawingNode& node);
    /// The members of a Change from `before`.
    JsonList changes_from(const State& before) const;
  };
  /// How often each happened.
  struct Counts {
    std::uint64_t positions = 0;
    std::uint64_t leaves = 0;
    std::uint64_t cut_offs = 0;
  };

  std::uint64_t most_steps() const;
  void count(const DrawnEvent& event);
  void add_change(std::size_t node, JsonList& changes);
  void add_step(const char* type, std::size_t node, const std::string& text,
                const JsonList& changes);
  std::string node_json(const DrawingNode& node) const;

  GameKind kind_;
  Texts texts_;
  DrawingBuilder drawing_;
  StepText words_;
  std::vector<State> told_;  // by the node: what the steps have told of it
  JsonList steps_{JsonList::Lines()};
  std::uint64_t told_steps_ = 0;
  std::uint64_t left_out_ = 0;
  JsonList lines_;
  Counts counts_;
};

}  // namespace minimax
