// How often a move has decided a position, wherever it was tried.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <unordered_map>

#include "base/hash.hpp"
#include "game/game.hpp"

namespace minimax {

/// What a move answers: the two moves before it, as move_key() tells them.
struct MoveContext {
  std::uint64_t last = 0;  ///< of the opponent, as a rule
  std::uint64_t last_but_one = 0;

  MoveContext after(std::uint64_t move) const noexcept { return {move, last}; }
};

/// The relative history heuristic (Winands, van der Werf, van den Herik and Uiterwijk 2006): not
/// how often a move was good, but in what share of the cases. It is counted for the move alone, as
/// an answer to the last one (Uiterwijk 1992), and as a sequel of the one before that.
class MoveRecords {
 public:
  /// The log odds, added up, that the move decides for this mover. 0 where nothing is known.
  double merit(Mover mover, std::uint64_t move, const MoveContext& context) const {
    double sum = 0;
    for (const std::uint64_t key : keys(mover, move, context)) {
      if (const auto found = records_.find(key); found != records_.end())
        sum += odds(found->second);
    }
    return sum;
  }
  void add(Mover mover, std::uint64_t move, const MoveContext& context, bool has_decided) {
    for (const std::uint64_t key : keys(mover, move, context)) {
      if (records_.size() >= most_records && !records_.contains(key)) continue;
      Record& record = records_[key];
      ++record.tried;
      record.decided += has_decided;
    }
  }

 private:
  struct Record {
    std::uint32_t tried = 0;
    std::uint32_t decided = 0;
  };
  // Some 50 MB. By then it is known what most moves are good for.
  static constexpr std::size_t most_records = std::size_t{1} << 20;

  static std::array<std::uint64_t, 3> keys(Mover mover, std::uint64_t move,
                                           const MoveContext& context) {
    const auto key = [&](std::uint64_t way, std::uint64_t before) {
      const std::uint64_t of_mover = mix64(2 * way + (mover == Mover::max), 0);
      return mix64(mix64(of_mover, before), move);
    };
    return {key(1, 0), key(2, context.last), key(3, context.last_but_one)};
  }
  static double odds(const Record& record) {
    const double share = (record.decided + 0.5) / (record.tried + 1.0);
    return std::log(share / (1 - share));
  }

  std::unordered_map<std::uint64_t, Record> records_;
};

}  // namespace minimax
