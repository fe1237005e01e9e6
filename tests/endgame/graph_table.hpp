// Games that are written down as tables, for endgame tables.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "endgame/tabled_game.hpp"
#include "endgame/tabulate.hpp"
#include "endgame/work_log.hpp"
#include "search/common/exploration.hpp"
#include "tests/games/graph_game.hpp"

namespace minimax {

using TableGraph = GraphGame<TermId>;

/// Its positions are written `p0`, `p1` and so on.
class GraphTexts final : public PositionTexts {
 public:
  explicit GraphTexts(const TableGraph& game) : size_(game.size()) {}

  std::string text(TermId position) override { return "p" + std::to_string(index_of(position)); }
  std::optional<TermId> position(const std::string& text) override {
    if (text.size() < 2 || text[0] != 'p') return std::nullopt;
    const auto index = static_cast<std::uint32_t>(std::stoul(text.substr(1)));
    return index < size_ ? std::optional(TermId{index}) : std::nullopt;
  }

 private:
  std::size_t size_;
};

struct GraphNumbers : SamePositions {
  static Number value(int value) { return Number(std::int64_t{value}); }
};

inline std::unique_ptr<TabledExploration> explored(TableGraph& game) {
  using Own = GameExploration<TableGraph>;
  return std::make_unique<ConvertedExploration<TermId, Number, Own, GraphNumbers>>(
      std::make_unique<Own>(game), GraphNumbers());
}

}  // namespace minimax
