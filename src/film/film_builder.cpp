#include "film/film_builder.hpp"

#include <fmt/format.h>

#include <utility>

#include "ask/option_table.hpp"
#include "ask/trace_forms.hpp"
#include "draw/drawn_text.hpp"
#include "draw/node_text.hpp"
#include "film/film_options.hpp"
#include "show/mover_name.hpp"

namespace minimax {

namespace {

std::string or_null(const std::optional<std::string>& text) {
  return text ? json_string(*text) : "null";
}

std::string window_json(const std::optional<DrawnWindow>& window) {
  if (!window) return "null";
  JsonList ends;
  ends.add(json_string(window->alpha));
  ends.add(json_string(window->beta));
  return ends.array();
}

const char* name_of(Symbol symbol) {
  switch (symbol) {
    case Symbol::up:
      return "up";
    case Symbol::down:
      return "down";
    case Symbol::circle:
      return "circle";
    case Symbol::hexagon:
      return "hexagon";
    case Symbol::box:
      break;
  }
  return "box";
}

const char* kind_name(GameKind kind) {
  switch (kind) {
    case GameKind::two_players:
      return "two_players";
    case GameKind::chance:
      return "chance";
    case GameKind::players:
      break;
  }
  return "players";
}

std::string value_of(const DrawingNode& node) {
  return node.value.value_or(node.static_value);
}

// `BestPos = b, Val = 4, NodesList = [b,d,i]`
std::string answer_text(const std::vector<FilmAnswer>& answers, const std::string& value) {
  std::string text;
  for (const FilmAnswer& answer : answers) {
    if (!text.empty()) text += " ; ";
    if (answer.best) text += "BestPos = " + drawn_text(*answer.best) + ", ";
    text += "Val = " + value + ", NodesList = [";
    for (std::size_t i = 0; i < answer.nodes.size(); ++i)
      text += (i > 0 ? "," : "") + drawn_text(answer.nodes[i]);
    text += ']';
  }
  return text;
}

std::string mover_json(const DrawingNode& node) {
  if (!node.mover) return "null";
  const auto name = mover_name(node.mover);
  return json_string(name ? *name : node.player);
}

}  // namespace

FilmBuilder::FilmBuilder(GameKind kind, Texts texts)
    : kind_(kind),
      texts_(std::move(texts)),
      drawing_(texts_.label, most_filmed),
      words_(kind, texts_.term) {}

std::uint64_t FilmBuilder::most_steps() const {
  return drawing().nodes.size() > most_drawn ? most_steps_of_large : most_steps_of_small;
}

void FilmBuilder::add(const DrawnEvent& event) {
  drawing_.add(event);
  count(event);
  const std::optional<std::size_t> told = drawing_.told_node(event);
  if (!told) return;
  if (told_steps_ == most_steps()) {
    ++left_out_;
    return;
  }
  ++told_steps_;
  told_.resize(drawing().nodes.size());
  const std::size_t node = *told;
  JsonList changes;
  add_change(node, changes);
  if (event.step == TraceStep::cut_off) {
    for (const std::size_t each : drawing().nodes[node].successors) add_change(each, changes);
  }
  add_step(form_of(event.step).object.name, node, words_.message(event), changes);
}

void FilmBuilder::count(const DrawnEvent& event) {
  counts_.positions += event.step == TraceStep::enter;
  counts_.leaves += event.step == TraceStep::leaf;
  counts_.cut_offs += event.step == TraceStep::cut_off;
}

void FilmBuilder::mark_line(std::span<const TermId> line) {
  JsonList nodes;
  for (const std::size_t node : drawing_.mark_line(line)) nodes.add(std::to_string(node));
  lines_.add(nodes.array());
}

// --- What a step changes

FilmBuilder::State FilmBuilder::State::of(const DrawingNode& node) {
  return {.is_seen = node.is_seen,
          .window = node.current_window(),
          .value = node.value,
          .certainty = node.certainty,
          .has = node.has,
          .given_by = node.given_by,
          .is_cut = node.is_cut,
          .cut_reason = node.cut_reason};
}

JsonList FilmBuilder::State::changes_from(const State& before) const {
  JsonList members;
  const auto add_if = [&](bool is_changed, const char* name, auto json) {
    if (is_changed) members.add(name, json());
  };
  const auto flag = [](bool value) { return value ? "true" : "false"; };
  add_if(is_seen != before.is_seen, "seen", [&] { return flag(is_seen); });
  add_if(window != before.window, "window", [&] { return window_json(window); });
  add_if(value != before.value, "value", [&] { return or_null(value); });
  add_if(certainty != before.certainty, "bound",
         [&] { return json_string(minimax::name_of(certainty)); });
  add_if(has != before.has, "has", [&] { return or_null(has); });
  add_if(given_by != before.given_by, "by",
         [&] { return given_by ? std::to_string(*given_by) : "null"; });
  add_if(is_cut != before.is_cut, "cut", [&] { return flag(is_cut); });
  add_if(cut_reason != before.cut_reason, "reason", [&] { return json_string(cut_reason); });
  return members;
}

void FilmBuilder::add_change(std::size_t node, JsonList& changes) {
  State now = State::of(drawing().nodes[node]);
  const JsonList members = now.changes_from(told_[node]);
  if (members.empty()) return;
  JsonList change;
  change.add("node", std::to_string(node));
  change.add(members);
  changes.add(change.object());
  told_[node] = std::move(now);
}

void FilmBuilder::add_step(const char* type, std::size_t node, const std::string& text,
                           const JsonList& changes) {
  JsonList step;
  step.add("type", json_string(type));
  step.add("node", std::to_string(node));
  step.add("text", text);
  step.add("changes", changes.array());
  steps_.add(step.object());
}

// --- The whole

std::string FilmBuilder::node_json(const DrawingNode& node) const {
  JsonList label;
  for (const std::string& line : node.label) label.add(json_string(line));
  JsonList members;
  members.add("position", json_string(texts_.term(node.position)));
  members.add("label", label.array());
  members.add("mover", mover_json(node));
  if (!node.player.empty()) members.add("player", StepText::player({*node.mover, node.player}));
  members.add("symbol", json_string(name_of(symbol_of(node))));
  if (node.parent) members.add("parent", std::to_string(*node.parent));
  if (!node.probability.empty()) members.add("probability", json_string(node.probability));
  if (!node.static_value.empty()) members.add("static", json_string(node.static_value));
  if (node.is_collapsed) members.add("collapsed", "true");
  if (node.is_repetition) members.add("repeats", "true");
  if (node.is_at_limit) members.add("at_limit", "true");
  return members.object();
}

std::string FilmBuilder::json(const FilmTitle& title) {
  if (left_out_ > 0) {
    JsonList changes;
    for (std::size_t node = 0; node < drawing().nodes.size(); ++node) add_change(node, changes);
    add_step("rest", 0, words_.left_out(left_out_), changes);
  }
  JsonList nodes{JsonList::Lines()};
  for (const DrawingNode& node : drawing().nodes) nodes.add(node_json(node));
  JsonList statistics;
  statistics.add("positions", std::to_string(counts_.positions));
  statistics.add("leaves", std::to_string(counts_.leaves));
  statistics.add("cut_offs", std::to_string(counts_.cut_offs));
  JsonList film;
  film.add("version", std::to_string(json_version));
  film.add("game", json_string(kind_name(kind_)));
  film.add("position", json_string(title.position));
  film.add("algorithm", json_string(name_of(traced_algorithm(title.options, kind_))));
  film.add("answer", json_string(answer_text(title.answers, value_of(drawing().nodes.front()))));
  film.add("statistics", statistics.object());
  film.add("options", film_options(title.options, kind_));
  film.add("nodes", nodes.array());
  film.add("lines", lines_.array());
  film.add("steps", steps_.array());
  film.add("steps_left_out", std::to_string(left_out_));
  return film.object();
}

}  // namespace minimax
