#include "result/trace_json.hpp"

#include "result/json_terms.hpp"
#include "result/mover_name.hpp"

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
        add_mover();
        add_value();
        object_["successor"] = json_.term(event_.successors.front());
        add_window();
        break;
      case TraceStep::cut_off:
        add_mover();
        add_window();
        add_reason();
        break;
      case TraceStep::leave:
        add_value();
        object_["bound"] = name_of(event_.certainty);
        break;
    }
    return object_;
  }

 private:
  using Bound = std::optional<WrittenBound>;

  Json bound(const Bound& bound) const { return bound ? json_.value(bound->value) : Json(nullptr); }
  void add_mover() {
    const auto name = mover_name(event_.mover);
    object_["mover"] = name ? Json(*name) : Json(nullptr);
  }
  void add_window() {
    object_["alpha"] = bound(event_.alpha);
    object_["beta"] = bound(event_.beta);
  }
  void add_value() { object_["value"] = json_.value(*event_.value); }
  void add_reason() {
    object_["ancestor"] = json_.term(event_.opposing_bound().set_at);
    object_["reason"] = terms_.reason(event_);
    object_["successors"] = json_.terms(event_.successors);
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
                       {"algorithm", result.algorithm},
                       {"evaluated", json.terms(evaluated)},
                       {"pruned", json.terms(pruned)},
                       {"events_left_out", left_out}};
  std::string text = line_of(object);
  text.pop_back();  // the events are text already
  return text + ",\"events\":[" + events_ + "]}";
}

}  // namespace minimax
