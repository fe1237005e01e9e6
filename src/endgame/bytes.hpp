// Numbers and texts as the bytes of a file.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

namespace minimax {

/// Appends to bytes. Numbers are written as this machine has them: a file says which that is.
class ByteWriter {
 public:
  template <class Number>
  requires std::is_trivially_copyable_v<Number>
  void number(const Number& number) {
    bytes_.append(reinterpret_cast<const char*>(&number), sizeof number);
  }
  void text(std::string_view text) {
    number(static_cast<std::uint32_t>(text.size()));
    bytes_ += text;
  }

  std::size_t size() const noexcept { return bytes_.size(); }
  std::string& bytes() noexcept { return bytes_; }

 private:
  std::string bytes_;
};

/// Reads what ByteWriter has written. Nothing where there are too few bytes.
class ByteReader {
 public:
  explicit ByteReader(std::string_view bytes) : rest_(bytes) {}

  template <class Number>
  requires std::is_trivially_copyable_v<Number> std::optional<Number> number() {
    Number number;
    if (rest_.size() < sizeof number) return std::nullopt;
    std::memcpy(&number, rest_.data(), sizeof number);
    rest_.remove_prefix(sizeof number);
    return number;
  }
  std::optional<std::string_view> text() {
    const auto size = number<std::uint32_t>();
    if (!size || rest_.size() < *size) return std::nullopt;
    const std::string_view text = rest_.substr(0, *size);
    rest_.remove_prefix(*size);
    return text;
  }
  std::size_t remaining() const noexcept { return rest_.size(); }

 private:
  std::string_view rest_;
};

/// What tells damaged bytes from whole ones. A word at a time.
std::uint64_t checksum(std::string_view bytes) noexcept;

/// The same of bytes that come in parts.
class Checksum {
 public:
  /// How many there are in all.
  explicit Checksum(std::uint64_t size) noexcept : sum_(size) {}

  /// Those come next; whole words.
  void add(std::string_view words) noexcept;
  /// Of all bytes, of which these are the last.
  std::uint64_t of_rest(std::string_view bytes) noexcept;

 private:
  std::uint64_t sum_;
};

}  // namespace minimax
