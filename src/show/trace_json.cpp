#include "show/trace_json.hpp"

#include <utility>

#include "ask/option_table.hpp"
#include "show/json_terms.hpp"
#include "show/mover_name.hpp"

namespace minimax {

namespace {

const char* name_of(TraceStep step) {
  switch (step) {
    case TraceStep::enter:
      return "enter";
    case TraceStep::leaf:
      return "leaf";
    case TraceStep::repeat:
      return "repeat";
    case TraceStep::narrow:
      return "narrow";
    case TraceStep::cut_off:
      return "cut";
    case TraceStep::choose:
      return "choose";
    case TraceStep::share:
      return "share";
    case TraceStep::probe:
      return "probe";
    case TraceStep::bound:
      return "bound";
    case TraceStep::known:
      return "known";
    case TraceStep::leave:
      break;
  }
  return "return";
}

const char* name_of(Certainty certainty) {
  switch (certainty) {
    case Certainty::exact:
      return "exact";
    case Certainty::lower_bound:
      return "lower";
    case Certainty::upper_bound:
      break;
  }
  return "upper";
}

class EventObject {
 public:
  EventObject(const TraceTerms& terms, const WrittenEvent& event)
      : terms_(terms), json_(terms.terms(), terms.operators()), event_(event) {}

  Json object() {
    object_ = {{"type", name_of(event_.step)},
               {"position", json_.term(event_.position)},
               {"ply", event_.ply}};
    switch (event_.step) {
      case TraceStep::enter:
        add_mover();
        add_window();
        break;
      case TraceStep::leaf:
      case TraceStep::repeat:
        add_value();
        break;
      case TraceStep::narrow:
      case TraceStep::choose:
        add_gain();
        break;
      case TraceStep::share:
        add_successor();
        object_.update(share(event_.shares.front()));
        break;
      case TraceStep::probe:
        add_successor();
        break;
      case TraceStep::bound:
        add_successor();
        object_["probability"] = json_.value(*event_.probability);
        add_bounds();
        break;
      case TraceStep::cut_off:
        add_mover();
        add_cut_off();
        break;
      case TraceStep::known:
      case TraceStep::leave:
        add_value();
        add_certainty();
        add_sum();
        break;
    }
    return object_;
  }

 private:
  using Bound = std::optional<WrittenBound>;

  Json bound(const Bound& bound) const { return bound ? json_.value(bound->value) : Json(nullptr); }
  Json share(const WrittenShare& share) const {
    return {{"probability", json_.value(share.probability)}, {"value", json_.value(share.value)}};
  }
  void add_mover() {
    const auto name = mover_name(event_.mover);
    object_["mover"] = event_.player ? json_.term(event_.player)
                       : name        ? Json(*name)
                                     : Json(nullptr);
  }
  void add_window() {
    const std::optional<WrittenInterval>& window = event_.window;
    object_["alpha"] = window ? json_.value(window->lower) : bound(event_.alpha);
    object_["beta"] = window ? json_.value(window->upper) : bound(event_.beta);
  }
  void add_value() { object_["value"] = json_.value(*event_.value); }
  void add_successor() { object_["successor"] = json_.term(event_.successors.front()); }
  void add_certainty() { object_["bound"] = name_of(event_.certainty); }
  void add_bounds() {
    object_["lower"] = json_.value(event_.bounds->lower);
    object_["upper"] = json_.value(event_.bounds->upper);
  }
  void add_gain() {
    add_mover();
    add_value();
    if (event_.certainty != Certainty::exact) add_certainty();
    add_successor();
    if (event_.step == TraceStep::narrow) add_window();
  }
  void add_cut_off() {
    if (!event_.player) add_window();
    if (event_.bounds) add_bounds();
    if (event_.reason == CutOffReason::ancestor)
      object_["ancestor"] = json_.term(event_.opposing_bound().set_at);
    if (event_.before) object_["ancestor"] = json_.term(event_.before->payoff.set_at);
    object_["reason"] = terms_.reason(event_);
    object_["successors"] = json_.terms(event_.successors);
  }
  void add_sum() {
    if (event_.shares.empty()) return;
    Json shares = Json::array();
    for (const WrittenShare& each : event_.shares) shares.push_back(share(each));
    object_["sum"] = std::move(shares);
  }

  const TraceTerms& terms_;
  JsonTerms json_;
  const WrittenEvent& event_;
  Json object_;
};

}  // namespace

void TraceJson::add(const WrittenEvent& event) {
  if (!events_.empty()) events_ += ',';
  events_ += line_of(EventObject(terms_, event).object());
}

std::string TraceJson::text(const Result& result, const std::vector<TermId>& evaluated,
                            const std::vector<TermId>& pruned, std::uint64_t left_out) const {
  const JsonTerms json(terms_.terms(), terms_.operators());
  const Json object = {{"position", json.term(result.position)},
                       {"value", json.value(result.value)},
                       {"best", json.term(result.best)},
                       {"algorithm", minimax::name_of(result.report.algorithm)},
                       {"evaluated", json.terms(evaluated)},
                       {"pruned", json.terms(pruned)},
                       {"events_left_out", left_out}};
  std::string text = line_of(object);
  text.pop_back();  // the events are text already
  return text + ",\"events\":[" + events_ + "]}";
}

}  // namespace minimax
