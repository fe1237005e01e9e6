// The tree of a search as facts, for a page that has no file to show.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "draw/drawing_builder.hpp"
#include "term/term.hpp"

namespace minimax {

class TreeFacts {
 public:
  /// The text of a position, as an argument.
  using PositionText = std::function<std::string(TermId)>;
  explicit TreeFacts(PositionText text) : text_(std::move(text)) {}

  /// A step of the search without cut-offs.
  void add(const DrawnEvent& event);
  /// Those of the four predicates, or of the others that chance and players have, which make the
  /// same tree. `players` are the names or numbers of all players, in order.
  std::string text(const std::vector<std::string>& players = {}) const;

 private:
  struct Successor {
    std::string text;
    std::string probability;
  };
  struct Known {
    std::string text;
    std::optional<DrawnMover> mover;
    std::vector<Successor> successors;
    std::string value;
  };
  /// The first visit that looks at the successors tells them.
  struct Visit {
    std::size_t known;
    bool tells_successors;
  };

  void enter(const DrawnEvent& event);

  PositionText text_;
  std::vector<Known> known_;
  std::unordered_map<std::uint32_t, std::size_t> index_;  // by the position
  std::vector<Visit> path_;
};

}  // namespace minimax
