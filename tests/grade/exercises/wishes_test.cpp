#include "grade/exercises/wishes.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

namespace minimax::grade {
namespace {

/// The option that the reason is about first; `none` where there is no contradiction.
std::string contradiction(const Wishes& wishes) {
  const std::optional<std::string> reason = contradiction_in(wishes);
  return reason ? reason->substr(0, reason->find(' ')) : "none";
}

TEST_CASE("wishes that can be fulfilled are no contradiction") {
  CHECK(contradiction({}) == "none");
  CHECK(contradiction({.depth = {0, 0}}) == "none");
  CHECK(contradiction({.values = {1, 1}}) == "none");
  CHECK(contradiction({.values = {std::numeric_limits<std::int64_t>::min(),
                                  std::numeric_limits<std::int64_t>::max()},
                       .ties = WishedTies::none}) == "none");
  CHECK(contradiction({.branching = {{1, 2}}, .values = {1, 1}, .ties = WishedTies::none}) ==
        "none");
  CHECK(contradiction({.values = {0, 3}, .ties = WishedTies::none}) == "none");
  CHECK(contradiction({.values = {0, 1}, .mixed = true, .ties = WishedTies::none}) == "none");
  CHECK(contradiction({.ties = WishedTies::some, .best = WishedBest::one}) == "none");
  CHECK(contradiction({.pruned = {{3, 3}}}) == "none");
  CHECK(contradiction({.depth = {1, 4}, .branching = {{3, 3}}, .leaves = {{6, 7}}}) == "none");
}

TEST_CASE("numbers that are out of order or of range are refused") {
  CHECK(contradiction({.depth = {3, 2}}) == "--depth");
  CHECK(contradiction({.depth = {-1, 2}}) == "--depth");
  CHECK(contradiction({.branching = {{0, 2}}}) == "--branching");
  CHECK(contradiction({.values = {5, 4}}) == "--values");
  CHECK(contradiction({.leaves = {{0, 4}}}) == "--leaves");
  CHECK(contradiction({.pruned = {{-1, 4}}}) == "--pruned");
}

TEST_CASE("trees that are too large are refused") {
  CHECK(contradiction({.depth = {2000, 2000}, .branching = {{1, 1}}}) == "--depth");
  CHECK(contradiction({.depth = {20, 20}}) == "--depth");
  CHECK(contradiction({.depth = {13, 13}}) == "none");
  CHECK(contradiction({.depth = {14, 14}}) == "--depth");
  CHECK(contradiction({.depth = {900, 900}, .branching = {{9, 9}}}) == "--depth");
}

TEST_CASE("a leaf alone has no successors") {
  CHECK(contradiction({.depth = {0, 0}, .branching = {{2, 2}}}) == "--depth");
  CHECK(contradiction({.depth = {0, 0}, .best = WishedBest::several}) == "--best");
  CHECK(contradiction({.depth = {0, 0}, .ties = WishedTies::some}) == "--ties");
  CHECK(contradiction({.depth = {0, 0}, .pruned = {{1, 1}}}) == "--pruned");
}

TEST_CASE("a number of leaves that the shape cannot have is refused") {
  CHECK(contradiction({.leaves = {{9, 12}}}) == "--leaves");
  CHECK(contradiction({.leaves = {{1, 7}}}) == "--leaves");
  CHECK(contradiction({.depth = {1, 4}, .branching = {{3, 3}}, .leaves = {{6, 6}}}) == "--leaves");
}

TEST_CASE("ties that contradict other wishes are refused") {
  CHECK(contradiction({.ties = WishedTies::none, .best = WishedBest::several}) == "--best");
  CHECK(contradiction({.branching = {{1, 1}}, .ties = WishedTies::some}) == "--ties");
  CHECK(contradiction({.branching = {{1, 1}}, .best = WishedBest::several}) == "--best");
  CHECK(contradiction({.depth = {1, 1}, .ties = WishedTies::some, .best = WishedBest::one}) ==
        "--ties");
  CHECK(contradiction({.values = {1, 1}, .ties = WishedTies::none}) == "--ties");
  CHECK(contradiction({.values = {1, 3}, .ties = WishedTies::none}) == "--ties");
  CHECK(contradiction({.values = {1, 1}, .mixed = true, .ties = WishedTies::none}) == "--ties");
  CHECK(contradiction({.values = {1, 1}, .best = WishedBest::one}) == "--best");
}

TEST_CASE("more cut-offs than alpha-beta can make are refused") {
  CHECK(contradiction({.pruned = {{4, 4}}}) == "--pruned");
  CHECK(contradiction({.depth = {4, 4}, .pruned = {{9, 9}}}) == "none");
  CHECK(contradiction({.depth = {4, 4}, .pruned = {{20, 20}}}) == "--pruned");
  CHECK(contradiction({.depth = {1, 1}, .pruned = {{1, 1}}}) == "--pruned");
  CHECK(contradiction({.depth = {1, 4}, .leaves = {{1, 5}}, .pruned = {{5, 5}}}) == "--pruned");
}

TEST_CASE("wishes are written as options") {
  CHECK(text_of(Wishes{}) ==
        "--depth 3 --branching 2 --values 0-9 --root max --ties any --best any");
  CHECK(text_of(Wishes{.depth = {0, 0}, .values = {-5, -5}}) ==
        "--depth 0 --values -5 --root max --ties any --best any");
  CHECK(text_of(Wishes{.depth = {2, 4},
                       .branching = {{1, 3}},
                       .values = {-5, -1},
                       .root = Mover::min,
                       .mixed = true,
                       .ties = WishedTies::some,
                       .best = WishedBest::several,
                       .leaves = {{5, 5}},
                       .pruned = {{1, 2}}}) ==
        "--depth 2-4 --branching 1-3 --values -5--1 --root min --mixed --ties some --best several "
        "--leaves 5 --pruned 1-2");
}

}  // namespace
}  // namespace minimax::grade
