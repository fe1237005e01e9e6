#include "endgame/bytes.hpp"

#include "base/hash.hpp"

namespace minimax {

void Checksum::add(std::string_view words) noexcept {
  for (; words.size() >= sizeof sum_; words.remove_prefix(sizeof sum_)) {
    std::uint64_t word;
    std::memcpy(&word, words.data(), sizeof word);
    sum_ = mix64(sum_, word);
  }
}

std::uint64_t Checksum::of_rest(std::string_view bytes) noexcept {
  const std::size_t last_bytes = bytes.size() % sizeof sum_;
  add(bytes.substr(0, bytes.size() - last_bytes));
  std::uint64_t last = 0;
  std::memcpy(&last, bytes.data() + bytes.size() - last_bytes, last_bytes);
  return mix64(sum_, last);
}

std::uint64_t checksum(std::string_view bytes) noexcept {
  return Checksum(bytes.size()).of_rest(bytes);
}

}  // namespace minimax
