#include "prolog/shared_answers.hpp"

#include <algorithm>
#include <utility>

#include "base/hash.hpp"

namespace minimax::prolog {

namespace {

// What is over sooner is not worth looking at.
constexpr auto noticeable = std::chrono::microseconds(10);
// Sharing an answer costs some microseconds.
constexpr auto too_short = std::chrono::microseconds(15);
constexpr auto long_enough = std::chrono::microseconds(25);
constexpr auto most_at_first = std::chrono::milliseconds(1);

}  // namespace

SharedAnswers::~SharedAnswers() {
  for (const auto& [question, answer] : answers_) {
    if (answer.record) PL_erase(answer.record);
  }
}

std::size_t SharedAnswers::RowHash::operator()(
    const std::vector<PositionTable::Word>& row) const noexcept {
  std::size_t hash = row.size();
  for (const PositionTable::Word word : row) hash = mix(hash, word);
  return hash;
}

std::uint32_t SharedAnswers::number(std::vector<PositionTable::Word> row) {
  const std::lock_guard lock(mutex_);
  const auto next = static_cast<std::uint32_t>(numbers_.size());
  return numbers_.try_emplace(std::move(row), next).first->second;
}

// The parts of a term come before it.
void SharedAnswers::add_parts(const TermTable& table, std::vector<TermId>& known) {
  const std::lock_guard lock(mutex_);
  const auto shared = [&](TermId term) { return known[index_of(term)]; };
  while (known.size() < table.size()) {
    const TermId term{static_cast<std::uint32_t>(known.size())};
    switch (table.kind(term)) {
      case TermKind::atom:
        known.push_back(parts_.atom(table.text(term)));
        break;
      case TermKind::nil:
        known.push_back(parts_.nil());
        break;
      case TermKind::number:
        known.push_back(parts_.number(table.number(term)));
        break;
      case TermKind::string:
        known.push_back(parts_.string(table.text(term)));
        break;
      case TermKind::compound:
        arguments_.clear();
        for (const TermId argument : table.arguments(term)) arguments_.push_back(shared(argument));
        known.push_back(parts_.compound(shared(table.name(term)), arguments_));
        break;
    }
  }
}

SharedAnswers::Answer SharedAnswers::ask(Question question) {
  const std::lock_guard lock(mutex_);
  return ask_locked(question);
}

SharedAnswers::Answer SharedAnswers::ask_locked(Question question) {
  const auto [place, is_new] = answers_.try_emplace(question, Answer{State::asked, nullptr});
  return is_new ? Answer{State::unasked, nullptr} : place->second;
}

SharedAnswers::Answer SharedAnswers::ask_leading(Question question) {
  const std::lock_guard lock(mutex_);
  const auto [place, is_new] = answers_.try_emplace(question, Answer{State::asked, nullptr});
  if (!is_new && place->second.state != State::withdrawn) return place->second;
  place->second.state = State::asked;
  is_leader_asking_ = usual_times_[question % most_kinds] >= noticeable;
  return {State::unasked, nullptr};
}

SharedAnswers::Answer SharedAnswers::ask_unless_next(Question question) {
  const std::lock_guard lock(mutex_);
  if (!is_leader_asking_ && !awaited_ && !answers_.contains(question))
    return {State::asked, nullptr};
  return ask_locked(question);
}

void SharedAnswers::rest() {
  const std::lock_guard lock(mutex_);
  is_leader_asking_ = false;
}

SharedAnswers::Answer SharedAnswers::wait(Question question, Clock::time_point end) {
  std::unique_lock lock(mutex_);
  const Answer& answer = answers_.at(question);
  if (answer.state != State::asked) return answer;
  awaited_ = question;
  settled_.wait_until(lock, end, [this] { return !awaited_; });
  awaited_.reset();
  return answer;
}

SharedAnswers::Clock::duration SharedAnswers::usual_time(unsigned kind) {
  const std::lock_guard lock(mutex_);
  return usual_times_[kind];
}

void SharedAnswers::add_time(unsigned kind, Clock::duration time) {
  const std::lock_guard lock(mutex_);
  add_time_locked(kind, time);
}

// A thread that had to wait for its turn says little of the program.
void SharedAnswers::add_time_locked(unsigned kind, Clock::duration time) {
  Clock::duration& usual = usual_times_[kind];
  usual += (std::min(time, usual * 8 + most_at_first) - usual) / 8;
  const auto longest = *std::ranges::max_element(usual_times_);
  const bool was_worthwhile = is_worthwhile_;
  is_worthwhile_ = longest >= (was_worthwhile ? too_short : long_enough);
  if (is_worthwhile_ && !was_worthwhile) told_.notify_all();
}

void SharedAnswers::wait_until_worthwhile() {
  std::unique_lock lock(mutex_);
  told_.wait(lock, [this] { return is_worthwhile() || is_stopped(); });
}

void SharedAnswers::publish(Question question, State state, record_t record, Clock::duration time) {
  const std::lock_guard lock(mutex_);
  add_time_locked(question % most_kinds, time);
  settle(question, {state, record});
}

void SharedAnswers::withdraw(Question question) {
  const std::lock_guard lock(mutex_);
  settle(question, {State::withdrawn, nullptr});
}

// Two may have asked: the first answer stands, as somebody may be reading it.
void SharedAnswers::settle(Question question, Answer answer) {
  Answer& known = answers_.at(question);
  if (known.state == State::failed || known.state == State::succeeded) {
    if (answer.record) PL_erase(answer.record);
    return;
  }
  known = answer;
  ++news_;
  if (awaited_ == question) {
    awaited_.reset();  // from now on the leader is free, though it takes a while to wake up
    settled_.notify_one();
  }
  if (waiting_ > 0) told_.notify_all();
}

std::uint64_t SharedAnswers::news() {
  const std::lock_guard lock(mutex_);
  return news_;
}

void SharedAnswers::wait_for_news(std::uint64_t seen) {
  std::unique_lock lock(mutex_);
  ++waiting_;
  told_.wait_for(lock, std::chrono::milliseconds(1), [&] { return news_ != seen || is_stopped(); });
  --waiting_;
}

void SharedAnswers::stop() {
  const std::lock_guard lock(mutex_);
  is_stopped_ = true;
  told_.notify_all();
}

void SharedAnswers::wait_for_stop() {
  std::unique_lock lock(mutex_);
  told_.wait(lock, [&] { return is_stopped(); });
}

}  // namespace minimax::prolog
