#include "endgame/fingerprint.hpp"

#include <string>

#include "base/hash.hpp"

namespace minimax {

void Fingerprint::add(std::uint64_t number) noexcept {
  sum_ = mix64(sum_, number);
}

void Fingerprint::add(std::string_view text) noexcept {
  add(hash_of(text));
}

void Fingerprint::add(TabledGame& game, const TabledEntry& entry) {
  if (count_ == most) return;
  add(std::string_view(game.text(static_cast<NodeNumber>(count_))));
  ++count_;
  if (entry.value) return add(std::string_view(entry.value->text()));
  add(static_cast<std::uint64_t>(entry.mover));
  for (const NodeNumber successor : entry.successors) add(std::uint64_t{successor});
}

std::uint64_t fingerprint(TabledGame& game) {
  Fingerprint fingerprint;
  for (std::size_t i = 0; i < Fingerprint::most && i < game.size(); ++i)
    fingerprint.add(game, game.ask(static_cast<NodeNumber>(i)));
  return fingerprint.sum();
}

}  // namespace minimax
