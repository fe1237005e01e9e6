// The symmetries of the board of nine men's morris.
#pragma once

#include <array>
#include <cstddef>
#include <utility>

#include "nine_mens_morris.hpp"

namespace morris {

/// The 16 ways to put the board on itself: it may be turned and mirrored, and the inner ring may
/// change its place with the outer one (Gasser 1996).
class Symmetries {
 public:
  static constexpr std::size_t count = 16;

  constexpr Symmetries() {
    for (std::size_t way = 0; way < count; ++way) {
      for (unsigned byte = 0; byte < 3; ++byte) {
        Points* const images = images_[way][byte].data();
        for (unsigned i = 0; i < 8; ++i) {
          const Points last = bit(image(8 * byte + i, way));
          for (unsigned points = 0; points < 1U << i; ++points)
            images[points | 1U << i] = images[points] | last;
        }
      }
    }
  }

  /// These points, after the board was put on itself in that way.
  constexpr Points operator()(Points points, std::size_t way) const {
    return images_[way][0][points & 255] | images_[way][1][points >> 8 & 255] |
           images_[way][2][points >> 16 & 255];
  }

 private:
  struct Place {  // seen from the middle
    int x;
    int y;
    bool operator==(const Place&) const = default;
  };

  // In the order of points: from the uppermost row on, each from the left.
  static constexpr std::array<Place, 24> places = {
      {{-3, 3}, {0, 3},  {3, 3},   {-2, 2}, {0, 2},  {2, 2},   {-1, 1}, {0, 1},
       {1, 1},  {-3, 0}, {-2, 0},  {-1, 0}, {1, 0},  {2, 0},   {3, 0},  {-1, -1},
       {0, -1}, {1, -1}, {-2, -2}, {0, -2}, {2, -2}, {-3, -3}, {0, -3}, {3, -3}}};

  static constexpr int size(int number) { return number < 0 ? -number : number; }

  static constexpr Place moved(Place place, std::size_t way) {
    if (way & 1) place.x = -place.x;
    if (way & 2) place.y = -place.y;
    if (way & 4) place = {place.y, place.x};
    if (way & 8) {
      const int ring = size(place.x) > size(place.y) ? size(place.x) : size(place.y);
      place = {place.x / ring * (4 - ring), place.y / ring * (4 - ring)};
    }
    return place;
  }
  static constexpr unsigned image(unsigned point, std::size_t way) {
    const Place place = moved(places[point], way);
    unsigned image = 0;
    while (!(places[image] == place)) ++image;
    return image;
  }

  std::array<std::array<std::array<Points, 256>, 3>, count> images_ = {};
};

inline constexpr Symmetries symmetries;

}  // namespace morris
