#include "film/film_builder.hpp"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace minimax {

namespace {

using FilmJson = nlohmann::json;

TermId film_position(std::uint32_t number) {
  return TermId{number};
}
std::string film_position_name(TermId position) {
  return "p" + std::to_string(index_of(position));
}

DrawnEvent film_event(TraceStep step, std::size_t ply, TermId position) {
  return {.step = step, .ply = ply, .position = position};
}
DrawnEvent film_enter(std::size_t ply, TermId position, Mover mover) {
  DrawnEvent enter = film_event(TraceStep::enter, ply, position);
  enter.mover = DrawnMover{mover, ""};
  return enter;
}
DrawnEvent film_value(TraceStep step, std::size_t ply, TermId position, std::string value) {
  DrawnEvent valued = film_event(step, ply, position);
  valued.value = std::move(value);
  return valued;
}

// MAX moves at the root, 0, to so many leaves.
void tell_film_tree(FilmBuilder& film, std::uint32_t leaves) {
  film.add_to_tree(film_enter(0, film_position(0), Mover::max));
  for (std::uint32_t i = 1; i <= leaves; ++i) {
    film.add_to_tree(film_event(TraceStep::enter, 1, film_position(i)));
    film.add_to_tree(film_value(TraceStep::leaf, 1, film_position(i), std::to_string(i)));
  }
  film.end_tree();
}
// Each is better than the one before.
void tell_film_search(FilmBuilder& film, std::uint32_t leaves) {
  film.add(film_enter(0, film_position(0), Mover::max));
  for (std::uint32_t i = 1; i <= leaves; ++i) {
    film.add(film_event(TraceStep::enter, 1, film_position(i)));
    film.add(film_value(TraceStep::leaf, 1, film_position(i), std::to_string(i)));
    DrawnEvent chosen = film_enter(0, film_position(0), Mover::max);
    chosen.step = TraceStep::choose;
    chosen.value = std::to_string(i);
    chosen.successors = {film_position(i)};
    film.add(chosen);
  }
  DrawnEvent left = film_enter(0, film_position(0), Mover::max);
  left.step = TraceStep::leave;
  left.value = std::to_string(leaves);
  film.add(left);
}

FilmBuilder film_of(std::uint32_t leaves) {
  FilmBuilder film(GameKind::two_players, {film_position_name, film_position_name});
  tell_film_tree(film, leaves);
  tell_film_search(film, leaves);
  film.mark_line(std::vector{film_position(leaves)});
  return film;
}

FilmJson json_of(FilmBuilder film) {
  Options options;
  options.algorithm = Algorithm::minimax;
  return FilmJson::parse(
      film.json({"p0",
                 {{film_position_name(film_position(1)), {film_position_name(film_position(1))}}},
                 options}));
}

/// What is shown of each node after the last step.
std::vector<FilmJson> played(const FilmJson& film) {
  const FilmJson nothing = {{"seen", false}, {"value", nullptr}, {"has", nullptr}, {"by", nullptr}};
  std::vector<FilmJson> states(film["nodes"].size(), nothing);
  for (const FilmJson& step : film["steps"]) {
    for (const FilmJson& change : step["changes"]) states.at(change["node"]).update(change);
  }
  return states;
}

}  // namespace

TEST_CASE("A film: a leaf is one step and the mover has what it gives") {
  const FilmJson film = json_of(film_of(2));
  CHECK(film["version"] == 1);
  CHECK(film["algorithm"] == "minimax");
  CHECK(film["answer"] == "BestPos = p1, Val = 2, NodesList = [p1]");
  CHECK(film["lines"] == FilmJson::parse("[[0,2]]"));
  CHECK(film["statistics"] == FilmJson::parse(R"({"positions":3,"leaves":2,"cut_offs":0})"));
  CHECK(film["steps_left_out"] == 0);
  REQUIRE(film["steps"].size() == 6);
  CHECK(film["steps"][1]["type"] == "leaf");
  CHECK(film["steps"][1]["changes"] == FilmJson::parse(R"([{"node":1,"seen":true,"value":"1"}])"));
  CHECK(film["steps"][4]["changes"] == FilmJson::parse(R"([{"node":0,"has":"2","by":2}])"));
  CHECK(film["steps"][4]["text"]["parts"]["successor"] == "p2");
  CHECK(film["steps"][5]["type"] == "return");
}

TEST_CASE("A film: of a large tree the last step brings what is left out") {
  constexpr std::uint32_t leaves = 6000;
  const FilmJson film = json_of(film_of(leaves));
  const FilmJson& last = film["steps"].back();
  CHECK(film["steps"].size() == most_steps_of_large + 1);
  CHECK(film["steps_left_out"] == 2 * leaves + 2 - most_steps_of_large);
  CHECK(last["type"] == "rest");
  CHECK(last["text"]["count"] == film["steps_left_out"]);
  const std::vector<FilmJson> states = played(film);
  for (std::uint32_t i = 1; i <= leaves; ++i) {
    CHECK(states[i]["seen"] == true);
    CHECK(states[i]["value"] == std::to_string(i));
  }
  CHECK(states[0]["has"] == std::to_string(leaves));
  CHECK(states[0]["by"] == leaves);
  CHECK(states[0]["value"] == std::to_string(leaves));
}

TEST_CASE("A film: a tree of too many positions is refused") {
  FilmBuilder film(GameKind::two_players, {film_position_name, film_position_name});
  CHECK_NOTHROW(tell_film_tree(film, most_filmed - 1));
  CHECK_THROWS_AS(film.add_to_tree(film_event(TraceStep::enter, 1, film_position(most_filmed))),
                  TooManyDrawn);
}

TEST_CASE("A film: around a leaf nothing is told below its siblings") {
  FilmBuilder film(GameKind::two_players, {film_position_name, film_position_name});
  film.draw_around({film_position(0), film_position(3)});
  const auto tell = [&](auto add) {
    add(film_enter(0, film_position(0), Mover::max));
    add(film_enter(1, film_position(1), Mover::min));
    add(film_event(TraceStep::enter, 2, film_position(2)));
    add(film_value(TraceStep::leaf, 2, film_position(2), "5"));
    DrawnEvent left = film_enter(1, film_position(1), Mover::min);
    left.step = TraceStep::leave;
    left.value = "5";
    add(left);
    add(film_event(TraceStep::enter, 1, film_position(3)));
    add(film_value(TraceStep::leaf, 1, film_position(3), "4"));
  };
  tell([&](const DrawnEvent& each) { film.add_to_tree(each); });
  film.end_tree();
  tell([&](const DrawnEvent& each) { film.add(each); });
  film.mark_line(std::vector{film_position(1), film_position(2)});
  const FilmJson json = json_of(std::move(film));
  REQUIRE(json["nodes"].size() == 3);
  CHECK(json["nodes"][1]["collapsed"] == true);
  CHECK(played(json)[1]["value"] == "5");
  CHECK(json["lines"] == FilmJson::parse("[[0,1]]"));
  CHECK(json["steps"].size() == 4);
  CHECK(json["statistics"]["leaves"] == 2);
}

}  // namespace minimax
