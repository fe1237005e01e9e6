// What the log of a table holds of one position.
#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "endgame/bytes.hpp"
#include "endgame/no_table.hpp"
#include "search/common/position_graph.hpp"

namespace minimax {

/// How a record begins. The text of the value of a leaf follows, or the numbers of the successors,
/// and the texts of those that are new.
enum class EntryKind : std::uint8_t { leaf, max, min };

[[noreturn]] inline void fail_of_log(std::string_view problem) {
  throw NoTable(
      fmt::format("the unfinished table is {}\n  Remove it, or go on as it was begun.", problem));
}

/// What is asked of a record, whose block was whole.
class RecordReader {
 public:
  explicit RecordReader(std::string_view record) : reader_(record) {}

  template <class Read>
  static auto whole(const std::optional<Read>& read) {
    if (!read) fail_of_log("damaged");
    return *read;
  }
  template <class Number>
  Number number() {
    return whole(reader_.number<Number>());
  }
  std::string_view text() { return whole(reader_.text()); }
  EntryKind kind() {
    const auto kind = number<EntryKind>();
    if (kind > EntryKind::min) fail_of_log("damaged");
    return kind;
  }
  std::vector<NodeNumber> numbers() {
    const auto count = number<std::uint32_t>();
    if (count > reader_.remaining() / sizeof(NodeNumber)) fail_of_log("damaged");
    std::vector<NodeNumber> numbers(count);
    for (NodeNumber& each : numbers) each = number<NodeNumber>();
    return numbers;
  }

 private:
  ByteReader reader_;
};

}  // namespace minimax
