#include "sandbox/message.hpp"

#include <array>
#include <bit>

#include "base/descriptor.hpp"

namespace minimax::sandbox {

namespace {

constexpr std::size_t length_bytes = 8;

void append_length(std::string& bytes, std::uint64_t length) {
  for (std::size_t i = 0; i < length_bytes; ++i)
    bytes += static_cast<char>(length >> (8 * i) & 0xff);
}

std::uint64_t length_at(std::string_view bytes) {
  std::uint64_t length = 0;
  for (std::size_t i = 0; i < length_bytes; ++i)
    length |= std::uint64_t{static_cast<unsigned char>(bytes[i])} << (8 * i);
  return length;
}

std::string number(std::uint64_t value) {
  std::string bytes;
  append_length(bytes, value);
  return bytes;
}

std::optional<std::uint64_t> number_of(std::string_view bytes) {
  if (bytes.size() != length_bytes) return std::nullopt;
  return length_at(bytes);
}

std::vector<std::string> packed(const std::vector<std::vector<std::string>>& lists) {
  std::vector<std::string> texts;
  for (const std::vector<std::string>& list : lists) texts.push_back(pack(list));
  return texts;
}

}  // namespace

std::string pack(const std::vector<std::string>& parts) {
  std::string bytes;
  for (const std::string& part : parts) {
    append_length(bytes, part.size());
    bytes += part;
  }
  return bytes;
}

std::optional<std::vector<std::string>> unpack(std::string_view bytes) {
  std::vector<std::string> parts;
  while (!bytes.empty()) {
    if (bytes.size() < length_bytes) return std::nullopt;
    const std::uint64_t announced = length_at(bytes);
    bytes.remove_prefix(length_bytes);
    if (announced > bytes.size()) return std::nullopt;
    const auto length = static_cast<std::size_t>(announced);
    parts.emplace_back(bytes.substr(0, length));
    bytes.remove_prefix(length);
  }
  return parts;
}

std::string encode(const Request& request) {
  const Limits& limits = request.limits;
  return pack({request.secret, request.name, request.program, request.predicate,
               pack(request.facts), pack(packed(request.calls)), request.notes_leaves ? "1" : "",
               number(std::bit_cast<std::uint64_t>(limits.seconds)), number(limits.memory),
               number(limits.stacks), number(limits.output), number(limits.answers)});
}

std::optional<Request> decode_request(std::string_view bytes) {
  auto parts = unpack(bytes);
  if (!parts || parts->size() != 12) return std::nullopt;
  auto& part = *parts;
  auto facts = unpack(part[4]);
  const auto packed_calls = unpack(part[5]);
  if (!facts || !packed_calls) return std::nullopt;
  std::vector<std::vector<std::string>> calls;
  for (const std::string& packed_call : *packed_calls) {
    auto arguments = unpack(packed_call);
    if (!arguments) return std::nullopt;
    calls.push_back(std::move(*arguments));
  }
  std::array<std::uint64_t, 5> numbers{};
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const auto value = number_of(part[7 + i]);
    if (!value) return std::nullopt;
    numbers[i] = *value;
  }
  return Request{.secret = std::move(part[0]),
                 .name = std::move(part[1]),
                 .program = std::move(part[2]),
                 .predicate = std::move(part[3]),
                 .facts = std::move(*facts),
                 .calls = std::move(calls),
                 .notes_leaves = !part[6].empty(),
                 .limits = {.seconds = std::bit_cast<double>(numbers[0]),
                            .memory = numbers[1],
                            .stacks = numbers[2],
                            .output = numbers[3],
                            .answers = numbers[4]}};
}

std::string encode(const Outcome& outcome) {
  return pack({number(static_cast<std::uint64_t>(outcome.end)),
               number(static_cast<std::uint64_t>(outcome.status)),
               number(std::bit_cast<std::uint64_t>(outcome.seconds)),
               number(std::bit_cast<std::uint64_t>(outcome.idle)), outcome.answers,
               outcome.output});
}

std::optional<Outcome> decode_outcome(std::string_view bytes) {
  auto parts = unpack(bytes);
  if (!parts || parts->size() != 6) return std::nullopt;
  const auto end = number_of((*parts)[0]);
  const auto status = number_of((*parts)[1]);
  const auto seconds = number_of((*parts)[2]);
  const auto idle = number_of((*parts)[3]);
  if (!end || *end > static_cast<std::uint64_t>(End::not_started) || !status || !seconds || !idle)
    return std::nullopt;
  return Outcome{static_cast<End>(*end),          static_cast<int>(*status),
                 std::bit_cast<double>(*seconds), std::bit_cast<double>(*idle),
                 std::move((*parts)[4]),          std::move((*parts)[5])};
}

}  // namespace minimax::sandbox
