#include "endgame/filed_game.hpp"

#include <cstring>

#include "base/memory.hpp"
#include "endgame/no_table.hpp"

namespace minimax {

namespace {

constexpr std::size_t least_slots = 1024;

}  // namespace

FiledGame::FiledGame(Explore explore, PositionTexts& texts, WorkFiles& files,
                     std::size_t least_kept)
    : explore_(std::move(explore)),
      texts_(texts),
      files_(files),
      least_kept_(least_kept),
      exploration_(explore_()),
      keys_(files.array<PositionKey>()),
      ends_(files.array<std::uint64_t>()),
      characters_(files.array<char>()),
      slots_(files.array<NodeNumber>()) {
  slots_.resize(least_slots, none);
}

// Numbers of the exploration are not valid then.
void FiledGame::make_room() {
  files_.look();
  if (!files_.is_short()) return;
  if (numbers_.size() >= least_kept_) forget();
  if (files_.is_exceeded()) throw NoMoreMemory();
}

void FiledGame::forget() {
  exploration_.reset();
  texts_.forget();
  numbers_ = {};
  return_freed_memory();
  exploration_ = explore_();
  files_.measure();
}

std::optional<NodeNumber> FiledGame::number(const std::string& text) {
  make_room();
  const std::optional<TermId> position = texts_.position(text);
  if (!position) return std::nullopt;
  return number_of_explored(exploration_->number(*position));
}

std::string FiledGame::text(NodeNumber number) {
  const std::uint64_t begin = number == 0 ? 0 : ends_[number - 1];
  return {characters_.begin() + begin, characters_.begin() + ends_[number]};
}

TabledEntry FiledGame::ask(NodeNumber number) {
  make_room();
  const std::optional<TermId> position = texts_.position(text(number));
  if (!position) throw_same_text();
  TabledEntry entry = exploration_->ask(exploration_->number(*position));
  successors_.clear();
  for (const NodeNumber successor : entry.successors)
    successors_.push_back(number_of_explored(successor));
  entry.successors = successors_;
  return entry;
}

NodeNumber FiledGame::number_of_explored(NodeNumber explored) {
  if (explored >= numbers_.size()) numbers_.resize(exploration_->size(), none);
  if (numbers_[explored] != none) return numbers_[explored];
  const std::string text = texts_.text(exploration_->position(explored));
  // It is read again when what is known of it is forgotten.
  const std::optional<TermId> again = texts_.position(text);
  if (!again || exploration_->number(*again) != explored) throw_same_text();
  return numbers_[explored] = number_of_text(text);
}

NodeNumber FiledGame::number_of_text(std::string_view text) {
  files_.look();
  const PositionKey key = key_of(text);
  NodeNumber& place = slot(key);
  if (place != none) return place;
  const auto number = static_cast<NodeNumber>(size());
  place = number;
  keys_.push_back(key);
  const std::size_t begin = characters_.size();
  characters_.resize(begin + text.size());
  std::memcpy(characters_.data() + begin, text.data(), text.size());
  ends_.push_back(characters_.size());
  if (keys_.size() > slots_.size() / 2) find_places();
  return number;
}

// The one with its number, or where that goes.
NodeNumber& FiledGame::slot(const PositionKey& key) {
  const std::size_t mask = slots_.size() - 1;
  std::size_t at = key.low & mask;
  while (slots_[at] != none && keys_[slots_[at]] != key) at = (at + 1) & mask;
  return slots_[at];
}

// In a table that is twice as large.
void FiledGame::find_places() {
  slots_.assign(2 * slots_.size(), none);
  for (NodeNumber number = 0; number < size(); ++number) {
    files_.look();
    slot(keys_[number]) = number;
  }
}

}  // namespace minimax
