#include "prolog/known_positions.hpp"

#include <algorithm>
#include <iterator>

#include "base/helper_threads.hpp"
#include "prolog/move_key.hpp"

namespace minimax::prolog {

namespace {

using Lock = std::lock_guard<std::mutex>;

// To wake a thread takes about so long.
constexpr auto shortest_sleep = std::chrono::microseconds(100);
// What is over sooner is not worth a thread: two engines get in each other's way.
constexpr auto long_enough = std::chrono::microseconds(25);
// Before so many answers one cannot tell how long they take.
constexpr std::uint64_t least_answers = 16;
constexpr auto most_at_first = std::chrono::milliseconds(1);

}  // namespace

TermId KnownPositions::add(term_t term, std::uint32_t tag, PositionTable::References& references) {
  const Lock lock(mutex_);
  const TermId number = table_.intern(term, tag, references);
  // Where there was no memory the last time, more than one is missing.
  if (known_.size() <= index_of(number)) known_.resize(index_of(number) + 1);
  return number;
}

std::uint64_t KnownPositions::size() const {
  const Lock lock(mutex_);
  return known_.size();
}

std::uint32_t KnownPositions::tag(TermId position) const {
  const Lock lock(mutex_);
  return table_.tag(position);
}

void KnownPositions::put(term_t to, TermId position) {
  const Lock lock(mutex_);
  table_.put(to, position);
}

void KnownPositions::put_for_call(term_t to, TermId position) {
  const Lock lock(mutex_);
  table_.put_for_call(to, position);
}

void KnownPositions::copy_row(TermId position, std::vector<Word>& to) const {
  const Lock lock(mutex_);
  const std::span<const Word> row = table_.row(position);
  to.assign(row.begin(), row.end());
}

std::uint64_t KnownPositions::move_key(TermId position, TermId successor) const {
  const Lock lock(mutex_);
  return prolog::move_key(table_.row(position), table_.row(successor));
}

void KnownPositions::meet(TermId position, std::optional<TermId> from) {
  const Lock lock(mutex_);
  meet_locked(position, from ? index_of(*from) : nobody);
}

void KnownPositions::meet_locked(TermId position, std::uint32_t from) {
  Known& known = this->known(position);
  if (!std::exchange(known.is_met, true)) known.met_from = from;
}

std::optional<TermId> KnownPositions::met_from(TermId position) const {
  const Lock lock(mutex_);
  const std::uint32_t from = known(position).met_from;
  return from == nobody ? std::nullopt : std::optional(TermId{from});
}

std::optional<std::span<const TermId>> KnownPositions::successors(TermId position, Part part) {
  const Lock lock(mutex_);
  Known& known = this->known(position);
  const auto successors = known.successors;
  const bool meets = successors && part == Part::leader;
  if (meets && !std::exchange(known.has_met_successors, true)) {
    for (const TermId successor : *successors) meet_locked(successor, index_of(position));
  }
  return successors;
}

void KnownPositions::set_successors(TermId position, std::span<const TermId> successors) {
  const Lock lock(mutex_);
  Known& known = this->known(position);
  if (!known.successors) known.successors = successors_.keep(successors);
}

std::optional<Declaration> KnownPositions::declaration(TermId position) const {
  const Lock lock(mutex_);
  return known(position).declaration;
}

void KnownPositions::set_declaration(TermId position, const Declaration& declaration) {
  const Lock lock(mutex_);
  Known& known = this->known(position);
  if (!known.declaration) known.declaration = declaration;
}

std::optional<StaticValue> KnownPositions::value(TermId position) const {
  const Lock lock(mutex_);
  return known(position).value;
}

void KnownPositions::set_value(TermId position, const Number& value, TermId written) {
  const Lock lock(mutex_);
  Known& known = this->known(position);
  if (known.value) return;
  known.value = StaticValue(value.is_small() ? value : large_values_.emplace_back(value));
  known.written_value = written;
}

void KnownPositions::set_written_value(TermId position, TermId written) {
  const Lock lock(mutex_);
  known(position).written_value = written;
}

TermId KnownPositions::written_value(TermId position) const {
  const Lock lock(mutex_);
  return known(position).written_value;
}

TermId KnownPositions::add_term(TermReader& reader, term_t term) {
  const Lock lock(mutex_);
  return reader.intern(terms_, term);
}

TermId KnownPositions::add_number(const Number& number) {
  const Lock lock(mutex_);
  return terms_.number(number);
}

void KnownPositions::put_term(term_t to, TermWriter& writer, TermId term) const {
  const Lock lock(mutex_);
  writer.put(to, terms_, term);
}

// A program has a few predicates.
void KnownPositions::count(const std::string& name, TermId position,
                           std::chrono::duration<double> time) {
  const Lock lock(mutex_);
  askings_.positions += !std::exchange(known(position).was_asked, true);
  auto& predicates = askings_.predicates;
  auto predicate = std::ranges::find(predicates, name, &Askings::Predicate::name);
  if (predicate == predicates.end()) {
    predicates.push_back({name});
    predicate = std::prev(predicates.end());
  }
  ++predicate->calls;
  predicate->time += time;
}

Askings KnownPositions::take_askings() {
  const Lock lock(mutex_);
  return std::exchange(askings_, {});
}

bool KnownPositions::is_answered(const Known& known, Question question) {
  switch (question) {
    case Question::successors:
      return known.successors.has_value();
    case Question::declaration:
      return known.declaration.has_value();
    case Question::value:
      break;
  }
  return known.value.has_value();
}

KnownPositions::Turn KnownPositions::begin(TermId position, Question question, Part part,
                                           bool is_urgent) {
  const Lock lock(mutex_);
  Known& known = this->known(position);
  const auto index = static_cast<std::size_t>(question);
  if (is_answered(known, question)) return Turn::answered;
  if (part == Part::helper && known.has_failed[index]) return Turn::failed;
  if (known.asking[index] > 0 && !is_urgent) return Turn::other;
  ++known.asking[index];
  return Turn::own;
}

// A thread that had to wait for its turn says little of the program.
void KnownPositions::end(TermId position, Question question, Part part, Clock::duration time) {
  const Lock lock(mutex_);
  Known& known = this->known(position);
  const auto index = static_cast<std::size_t>(question);
  --known.asking[index];
  if (part == Part::helper && !is_answered(known, question)) known.has_failed[index] = true;
  Clock::duration& usual = usual_[index];
  const Clock::duration counted = std::min(time, usual * 8 + most_at_first);
  usual += (counted - usual) / 8;
  asking_time_ += counted;
  ++answers_;
  if (waiting_ > 0) answered_.notify_all();
}

bool KnownPositions::is_worthwhile() const {
  const Lock lock(mutex_);
  return answers_ >= least_answers && asking_time_ >= answers_ * long_enough;
}

KnownPositions::Clock::duration KnownPositions::patience(Question question) const {
  const Lock lock(mutex_);
  return 2 * usual_[static_cast<std::size_t>(question)] + shortest_sleep;
}

void KnownPositions::wait(TermId position, Question question, Clock::time_point end) {
  const Clock::time_point soon = std::min(end, Clock::now() + shortest_sleep);
  std::unique_lock lock(mutex_);
  while (is_asking(position, question) && Clock::now() < soon) {
    lock.unlock();
    give_way();
    lock.lock();
  }
  ++waiting_;
  answered_.wait_until(lock, end, [&] { return !is_asking(position, question); });
  --waiting_;
}

}  // namespace minimax::prolog
