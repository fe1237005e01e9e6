// A game that a table is made of, where its positions are more than memory holds.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/work_files.hpp"
#include "endgame/position_key.hpp"
#include "endgame/tabled_game.hpp"
#include "search/common/control.hpp"

namespace minimax {

/// Even what a game cannot forget takes more memory than there may be.
class NoMoreMemory : public SearchStopped {};

/// Knows positions by their texts, and finds them by their keys: both are in files. What the game
/// itself keeps of positions is forgotten where there is no more memory for it.
class FiledGame final : public TabledGame {
 public:
  using Explore = std::function<std::unique_ptr<TabledExploration>()>;

  /// `explore` begins an exploration. What is kept of fewer positions than `least_kept` is not
  /// forgotten. All must outlive this.
  FiledGame(Explore explore, PositionTexts& texts, WorkFiles& files,
            std::size_t least_kept = 10'000);

  std::size_t size() const override { return keys_.size(); }
  std::optional<NodeNumber> number(const std::string& text) override;
  std::string text(NodeNumber number) override;
  /// Throws NoTable where a position is not known again by its text, and NoMoreMemory.
  TabledEntry ask(NodeNumber number) override;

 private:
  static constexpr NodeNumber none = std::numeric_limits<NodeNumber>::max();

  void make_room();
  void forget();
  NodeNumber number_of_explored(NodeNumber explored);
  NodeNumber number_of_text(std::string_view text);
  NodeNumber& slot(const PositionKey& key);
  void find_places();

  Explore explore_;
  PositionTexts& texts_;
  WorkFiles& files_;
  std::size_t least_kept_;
  std::unique_ptr<TabledExploration> exploration_;  // of what was met since it was forgotten
  std::vector<NodeNumber> numbers_;     // of what is met there; none where not asked yet
  std::vector<NodeNumber> successors_;  // of the last position
  WorkFiles::Array<PositionKey> keys_;
  WorkFiles::Array<std::uint64_t> ends_;  // of the texts
  WorkFiles::Array<char> characters_;     // of all texts
  WorkFiles::Array<NodeNumber> slots_;    // a hash table of numbers, by key; at most half is full
};

}  // namespace minimax
