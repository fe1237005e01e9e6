#include "prolog/answer_sharing.hpp"

#include <algorithm>

namespace minimax::prolog {

namespace {

// What is over sooner is not worth waking a thread for.
constexpr auto shortest_wait = std::chrono::microseconds(10);
// How long signals may wait.
constexpr auto slice = std::chrono::milliseconds(10);

// Whether a copy of the term is as good as the term: no attributes hang from it, and it ends.
bool can_be_kept(term_t term) {
  static const predicate_t term_attvars = PL_predicate("term_attvars", 2, "system");
  if (!PL_is_acyclic(term)) return false;
  if (PL_is_ground(term)) return true;
  const Frame frame;
  const term_t arguments = new_terms(2);
  check(PL_put_term(arguments, term));
  check(call_predicate(term_attvars, arguments));
  return PL_get_nil(arguments + 1);
}

}  // namespace

std::uint32_t AnswerSharing::shared_number(const PositionTable& positions, TermId position) {
  const std::size_t index = index_of(position);
  if (index >= numbers_.size()) numbers_.resize(index + index / 2 + 1);
  if (numbers_[index]) return *numbers_[index];
  const auto row = positions.row(position);
  std::vector<PositionTable::Word> shared_row;
  shared_row.reserve(row.size() + 2);
  for (const PositionTable::Word word : row) {
    const std::optional<TermId> part = PositionTable::part_of(word);
    if (part && index_of(*part) >= parts_.size()) shared_.add_parts(positions.parts(), parts_);
    shared_row.push_back(part ? PositionTable::word_of_part(parts_[index_of(*part)]) : word);
  }
  shared_row.push_back(positions.tag(position));
  numbers_[index] = shared_.number(std::move(shared_row));
  return *numbers_[index];
}

// The answer; nothing where the program is to be asked.
std::optional<bool> AnswerSharing::known_answer(SharedAnswers::Question question, unsigned kind,
                                                term_t answer) {
  using State = SharedAnswers::State;
  const bool leads = part_ == Part::leader;
  SharedAnswers::Answer known = leads           ? shared_.ask_leading(question)
                                : leaves_first_ ? shared_.ask_unless_next(question)
                                                : shared_.ask(question);
  if (leads && known.state == State::asked) known = wait(question, kind);
  switch (known.state) {
    case State::failed:
      return false;
    case State::succeeded:
      if (known.record) check(PL_recorded(known.record, answer));
      return true;
    case State::unasked:
      break;
    case State::asked:
      leaves_first_ = false;
      if (!leads) throw NoAnswerYet();
      break;
    case State::withdrawn:
      if (!leads) throw NoAnswer();
      break;
  }
  ++calls_;
  return std::nullopt;
}

// As long as it usually takes to ask the program: so the one who leads loses at the most that,
// whatever the others are doing.
SharedAnswers::Answer AnswerSharing::wait(SharedAnswers::Question question, unsigned kind) {
  using Clock = SharedAnswers::Clock;
  const Clock::duration usual = shared_.usual_time(kind);
  SharedAnswers::Answer known{SharedAnswers::State::asked, nullptr};
  if (usual < shortest_wait) return known;
  const Clock::time_point end = Clock::now() + usual;
  while (known.state == SharedAnswers::State::asked && Clock::now() < end) {
    known = shared_.wait(question, std::min(end, Clock::now() + slice));
    handle_signals(nullptr);
  }
  return known;
}

void AnswerSharing::publish(Withdrawal& question, bool succeeded, term_t answer,
                            SharedAnswers::Clock::duration time) {
  if (!succeeded) return question.publish(SharedAnswers::State::failed, nullptr, time);
  record_t record = nullptr;
  if (answer != 0) {
    if (!can_be_kept(answer)) return;
    record = PL_record(answer);
    if (!record) return PL_clear_exception();
  }
  question.publish(SharedAnswers::State::succeeded, record, time);
}

}  // namespace minimax::prolog
