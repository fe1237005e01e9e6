#include "endgame/tabulate.hpp"

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>

#include "endgame/bytes.hpp"
#include "endgame/log_record.hpp"
#include "endgame/table_value.hpp"

namespace minimax {

namespace {

// What is not written down when the machine loses its power.
constexpr auto flush_period = std::chrono::seconds(1);

}  // namespace

// --- What was asked

std::string Tabulation::description() {
  ByteWriter writer;
  writer.number(wishes_.content);
  writer.text(wishes_.draw.text());
  writer.number(static_cast<std::uint32_t>(roots_.size()));
  for (const std::string& root : roots_) writer.text(root);
  return std::move(writer.bytes());
}

// Each root is found again by its text, or there would be nothing to look up.
void Tabulation::begin() {
  for (const std::string& root : wishes_.roots) {
    if (!game_.number(root))
      throw NoTable(
          "its positions cannot be written down and read again\n  A table is of positions without "
          "variables.");
  }
  // Of symmetric ones one.
  for (std::size_t i = 0; i < game_.size(); ++i)
    roots_.push_back(game_.text(static_cast<NodeNumber>(i)));
}

void Tabulation::check_description(std::string_view record) {
  if (description() != record)
    fail_of_log(
        "of other positions, of another value of a repetition, or of a file that has changed");
}

void Tabulation::resume() {
  begin();
  bool is_first = true;
  log_.each([&](std::string_view record) {
    if (std::exchange(is_first, false))
      check_description(record);
    else
      read_entry(record);
  });
  asked_before_ = asked_;
  if (is_first) log_.append(description());
}

void Tabulation::read_entry(std::string_view record) {
  RecordReader reader(record);
  const EntryKind kind = reader.kind();
  if (asked_ >= game_.size()) fail_of_log("damaged");
  if (kind == EntryKind::leaf) return note({known_number(std::string(reader.text()))});
  const std::vector<NodeNumber> successors = reader.numbers();
  for (auto count = reader.number<std::uint32_t>(); count > 0; --count) {
    const std::size_t next = game_.size();
    if (game_.number(std::string(reader.text())) != next) fail_of_log("that of another game");
  }
  const auto is_unknown = [&](NodeNumber successor) { return successor >= game_.size(); };
  if (std::ranges::any_of(successors, is_unknown)) fail_of_log("damaged");
  note({std::nullopt, kind == EntryKind::max ? Mover::max : Mover::min, successors});
}

// There are few different ones.
const Number& Tabulation::known_number(const std::string& text) {
  const auto known = numbers_.find(text);
  if (known != numbers_.end()) return known->second;
  return numbers_.emplace(text, RecordReader::whole(number_of(text))).first->second;
}

void Tabulation::note(const Entry& entry) {
  fingerprint_.add(game_, entry);
  if (entry.value) values_.insert(entry.value->text());
  ++asked_;
}

// --- What is asked

std::string Tabulation::record_of(const Entry& entry, std::size_t known) const {
  ByteWriter writer;
  if (entry.value) {
    writer.number(EntryKind::leaf);
    writer.text(entry.value->text());
    return std::move(writer.bytes());
  }
  writer.number(entry.mover == Mover::max ? EntryKind::max : EntryKind::min);
  writer.number(static_cast<std::uint32_t>(entry.successors.size()));
  for (const NodeNumber successor : entry.successors) writer.number(successor);
  writer.number(static_cast<std::uint32_t>(game_.size() - known));
  for (std::size_t i = known; i < game_.size(); ++i)
    writer.text(game_.text(static_cast<NodeNumber>(i)));
  return std::move(writer.bytes());
}

void Tabulation::explore_next() {
  const std::size_t known = game_.size();
  const Entry entry = game_.ask(static_cast<NodeNumber>(asked_));
  log_.append(record_of(entry, known));
  note(entry);
}

void Tabulation::explore(Interrupt interrupt, const std::function<void()>& tell) {
  auto flushed = std::chrono::steady_clock::now();
  try {
    while (asked_ < game_.size()) {
      interrupt.poll();
      explore_next();
      tell();
      if (std::chrono::steady_clock::now() - flushed < flush_period) continue;
      log_.flush();
      flushed = std::chrono::steady_clock::now();
    }
  } catch (...) {
    log_.flush();
    throw;
  }
  log_.flush();
}

std::vector<char> Tabulation::table(TableSummary& summary, InMemory& storage) {
  summary.known_before = asked_before_;
  return work_out(contents(), summary, storage);
}

WorkFiles::Array<char> Tabulation::table(TableSummary& summary, WorkFiles& storage) {
  summary.known_before = asked_before_;
  return work_out(contents(), summary, storage);
}

}  // namespace minimax
