#include "file/trace_writer.hpp"

#include <cstddef>
#include <vector>

namespace minimax {

TermId TraceWriter::operator()(const PayoffAt<TermId>& payoff) {
  TermId payoffs = game_.written_value(payoff.position);
  for (std::size_t i = 0; i < player_index(payoff.player); ++i)
    payoffs = terms_.arguments(payoffs)[1];
  return terms_.arguments(payoffs)[0];
}

TermId TraceWriter::operator()(const WorkedPayoffs<Payoff>& payoffs) {
  std::vector<TermId> numbers;
  for (const Payoff& payoff : payoffs) numbers.push_back((*this)(payoff));
  return terms_.list(numbers);
}

WrittenMover TraceWriter::player(Mover mover) {
  if (!is_player(mover)) return {mover, std::nullopt};
  return {mover, game_.player_name(player_index(mover))};
}

}  // namespace minimax
