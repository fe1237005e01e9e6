// How each step of a traced search is told: in words, as a JSON object, and as a Prolog term.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>

#include "base/message.hpp"
#include "search/common/trace_step.hpp"

namespace minimax {

/// What a step tells to programs besides its position.
enum class TraceField : std::uint8_t {
  mover,
  window,  ///< alpha and beta
  value,
  certainty,
  uncertainty,  ///< as certainty, where the value is but a bound; else it is left out
  successor,
  successors,
  probability,
  bounds,  ///< the lower and the upper one
  shares,  ///< where there are any; else it is left out
  cause,   ///< why there is a cut-off
};

/// As programs know it.
constexpr const char* name_of(Certainty certainty) noexcept {
  if (certainty == Certainty::exact) return "exact";
  return certainty == Certainty::lower_bound ? "lower" : "upper";
}

/// A few of them, in order.
class TraceFields {
 public:
  constexpr TraceFields(std::initializer_list<TraceField> fields) {
    for (const TraceField field : fields) fields_[size_++] = field;
  }
  constexpr const TraceField* begin() const { return fields_.data(); }
  constexpr const TraceField* end() const { return fields_.data() + size_; }

 private:
  std::array<TraceField, 5> fields_ = {};
  std::size_t size_ = 0;
};

/// What programs know a step by, and what it tells them besides its position.
struct NamedFields {
  const char* name;
  TraceFields fields;
};

/// What a step is in words, with the name of a part in braces: see TraceText.
struct TraceSentence {
  const char* usual;
  /// Where there is a window, a depth limit, or payoffs of all players besides: else the usual one.
  const char* with_more = nullptr;
};

struct TraceForm {
  TraceStep step;
  TraceSentence sentence;
  /// The member `type`, and the members after `type`, `position` and `ply`.
  NamedFields object;
  /// The functor, and the arguments after the position.
  NamedFields term;
};

constexpr TraceForm told(TraceStep step, TraceSentence sentence, NamedFields object,
                         NamedFields term) {
  return {step, sentence, object, term};
}
constexpr TraceForm told(TraceStep step, TraceSentence sentence, NamedFields object_and_term) {
  return {step, sentence, object_and_term, object_and_term};
}

/// In the order of the steps.
inline constexpr std::array trace_forms = [] {
  using enum TraceField;
  return std::array{
      told(TraceStep::enter, {msgid("{mover} moves"), msgid("{mover} moves, window {window}")},
           {"enter", {mover, window}}, {"enter", {window}}),
      told(TraceStep::leaf,
           {msgid("static value {value}"), msgid("static value {value}, at the depth limit")},
           {"leaf", {value}}),
      told(TraceStep::repeat, {msgid("repeats on its own path: value {value}")},
           {"repeat", {value}}),
      told(TraceStep::narrow,
           {msgid("{mover} has {gain} by {successor}"),
            msgid("{mover} has {gain} by {successor}, window {window}")},
           {"narrow", {mover, value, uncertainty, successor, window}},
           {"narrow", {mover, successor, window}}),
      told(TraceStep::cut_off, {msgid("cut off: {cause}")}, {"cut", {mover, cause, successors}},
           {"cut_off", {mover, successors, cause}}),
      told(TraceStep::leave, {msgid("value {worth}")}, {"return", {value, certainty, shares}},
           {"return", {value, uncertainty}}),
      told(TraceStep::choose,
           {msgid("{mover} has {gain} by {successor}"),
            msgid("{mover} has {gain} by {successor}: {payoffs}")},
           {"choose", {mover, value, successor}}, {"choose", {mover, successor, value}}),
      told(TraceStep::share, {msgid("{successor} with probability {probability} gives {value}")},
           {"share", {successor, probability, value}}),
      told(TraceStep::probe, {msgid("probes {successor}: its first successor alone is looked at")},
           {"probe", {successor}}),
      told(TraceStep::bound,
           {msgid("bounds {bounds} after {successor} with probability {probability}")},
           {"bound", {successor, probability, bounds}}),
      told(TraceStep::known, {msgid("known from the probe: value {worth}")},
           {"known", {value, certainty}}, {"known", {value, uncertainty}}),
  };
}();

// A step that has no row here is found at once where it is told.
static_assert([] {
  for (std::size_t i = 0; i < std::size(trace_forms); ++i) {
    if (static_cast<std::size_t>(trace_forms[i].step) != i) return false;
  }
  return true;
}());

constexpr const TraceForm& form_of(TraceStep step) {
  return trace_forms.at(static_cast<std::size_t>(step));
}

}  // namespace minimax
