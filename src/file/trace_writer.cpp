#include "file/trace_writer.hpp"

#include <cstddef>
#include <variant>

namespace minimax {

WrittenEvent TraceWriter::written(const GameEvent& event) {
  return {.step = event.step,
          .ply = event.ply,
          .position = write(event.position),
          .mover = write(event.mover),
          .window = write(event.window),
          .value = write(event.value),
          .own = write(event.own),
          .certainty = event.certainty,
          .at_limit = event.at_limit,
          .successors = write(event.successors),
          .cut_off = write(event.cut_off),
          .probability = write(event.probability),
          .bounds = write(event.bounds),
          .shares = write(event.shares)};
}

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

WrittenMover TraceWriter::write(Mover mover) {
  if (!is_player(mover)) return {mover, std::nullopt};
  return {mover, game_.player_name(player_index(mover))};
}

WrittenBound TraceWriter::write(const TracedBound<TermId, Value>& bound) {
  return {write(bound.value), write(bound.set_at)};
}

WrittenWindow TraceWriter::write(const TracedWindow<TermId, Value>& window) {
  return {write(window.alpha), write(window.beta)};
}

WrittenInterval TraceWriter::write(const TracedInterval<Value>& interval) {
  return {write(interval.lower), write(interval.upper)};
}

WrittenShare TraceWriter::write(const TracedShare<Value>& share) {
  return {write(share.probability), write(share.value)};
}

WrittenRival TraceWriter::write(const TracedRival<TermId, Value, Mover>& rival) {
  return {write(rival.player), write(rival.value), write(rival.position)};
}

WrittenCutOff TraceWriter::write(const TracedCutOff<TermId, Value, Mover>& cut_off) {
  return {cut_off.reason, write(cut_off.rival), write(cut_off.greatest_sum), cut_off.is_over_sum,
          cut_off.is_probed};
}

}  // namespace minimax
