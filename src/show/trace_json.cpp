#include "show/trace_json.hpp"

#include <optional>
#include <utility>

#include "ask/option_table.hpp"
#include "ask/trace_forms.hpp"
#include "base/json_text.hpp"
#include "show/cut_off_text.hpp"
#include "show/json_terms.hpp"
#include "show/mover_name.hpp"

namespace minimax {

namespace {

class EventObject {
 public:
  EventObject(const TraceTerms& terms, const WrittenEvent& event)
      : terms_(terms), json_(terms.terms(), terms.operators()), event_(event) {}

  Json object() {
    const auto& [name, fields] = form_of(event_.step).object;
    object_ = {{"type", name}, {"position", json_.term(event_.position)}, {"ply", event_.ply}};
    for (const TraceField field : fields) add(field);
    return std::move(object_);
  }

 private:
  void add(TraceField field) {
    switch (field) {
      case TraceField::mover:
        object_["mover"] = event_.mover ? mover(*event_.mover) : Json(nullptr);
        return;
      case TraceField::window:
        return add_window(event_.window.value_or(WrittenWindow()));
      case TraceField::value:
        object_["value"] = json_.value(*event_.value);
        return;
      case TraceField::certainty:
        object_["bound"] = name_of(event_.certainty);
        return;
      case TraceField::uncertainty:
        if (event_.certainty != Certainty::exact) object_["bound"] = name_of(event_.certainty);
        return;
      case TraceField::successor:
        object_["successor"] = json_.term(event_.successors.front());
        return;
      case TraceField::successors:
        object_["successors"] = json_.terms(event_.successors);
        return;
      case TraceField::probability:
        object_["probability"] = json_.value(*event_.probability);
        return;
      case TraceField::bounds:
        return add_bounds(*event_.bounds);
      case TraceField::shares:
        return add_shares();
      case TraceField::cause:
        return add_cause();
    }
  }

  Json mover(const WrittenMover& mover) const {
    return mover.name ? json_.term(*mover.name) : Json(*mover_name(mover.mover));
  }
  Json bound(const std::optional<WrittenBound>& bound) const {
    return bound ? json_.value(bound->value) : Json(nullptr);
  }
  void add_window(const WrittenWindow& window) {
    object_["alpha"] = bound(window.alpha);
    object_["beta"] = bound(window.beta);
  }
  void add_bounds(const WrittenInterval& bounds) {
    object_["lower"] = json_.value(bounds.lower);
    object_["upper"] = json_.value(bounds.upper);
  }
  void add_shares() {
    if (event_.shares.empty()) return;
    Json shares = Json::array();
    for (const WrittenShare& share : event_.shares)
      shares.push_back(
          {{"probability", json_.value(share.probability)}, {"value", json_.value(share.value)}});
    object_["sum"] = std::move(shares);
  }
  void add_cause() {
    if (event_.window) add_window(*event_.window);
    if (event_.bounds) add_bounds(*event_.bounds);
    if (event_.cut_off->rival) object_["ancestor"] = json_.term(event_.cut_off->rival->position);
    object_["reason"] = for_programs(cut_off_message(terms_.told(event_)));
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

std::string TraceJson::text(const Found& found, const Expense& expense) const {
  const JsonTerms json(terms_.terms(), terms_.operators());
  const std::optional<SplitFrontier>& frontier = found.end.frontier;
  Json object = {{"version", json_version},
                 {"position", json.term(found.position)},
                 {"value", found.value ? json.value(*found.value) : Json(nullptr)},
                 {"best", json.term(found.best)},
                 {"algorithm", minimax::name_of(found.algorithm)},
                 {"statistics", found.report ? statistics_json(*found.report) : Json(nullptr)},
                 {"evaluated", frontier ? json.terms(frontier->evaluated) : Json(nullptr)},
                 {"pruned", frontier ? json.terms(frontier->pruned) : Json(nullptr)},
                 {"events_left_out", found.end.left_out}};
  if (found.report) add_expense(expense, object["statistics"]);
  std::string text = line_of(object);
  text.pop_back();  // the events are text already
  return text + ",\"events\":[" + events_ + "]}";
}

}  // namespace minimax
