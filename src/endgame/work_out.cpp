#include "endgame/work_out.hpp"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <limits>
#include <map>
#include <string_view>
#include <utility>

#include "endgame/bytes.hpp"
#include "endgame/log_record.hpp"
#include "endgame/no_table.hpp"
#include "endgame/position_key.hpp"
#include "endgame/table_format.hpp"
#include "endgame/table_value.hpp"
#include "search/common/backward_graph.hpp"
#include "search/common/control.hpp"
#include "search/common/position_graph.hpp"

namespace minimax {

namespace {

struct IsLess {
  bool operator()(const Number& a, const Number& b) const { return compare(a, b) < 0; }
};

/// From what was written down to what all positions are worth.
template <class Storage>
class Worker {
 public:
  using Rank = std::uint32_t;
  using Bytes = typename Storage::template Array<char>;

  Worker(const std::set<std::string>& leaf_values, const Number& draw, Storage& storage)
      : storage_(storage), graph_(storage) {
    // Of equal numbers one, such as 1 of 1 and 1.0.
    std::map<Number, Rank, IsLess> ranks = {{draw, 0}};
    for (const std::string& text : leaf_values) ranks.emplace(*number_of(text), 0);
    for (auto& [number, rank] : ranks) {
      rank = static_cast<Rank>(values_.size());
      values_.push_back(number.text());
    }
    for (const std::string& text : leaf_values) ranks_.emplace(text, ranks.at(*number_of(text)));
    draw_ = ranks.at(draw);
  }

  void add_root(std::string_view text) {
    keys_.push_back(key_of(text));
    roots_.emplace_back(text);
  }
  void add(std::string_view record) {
    RecordReader reader(record);
    const EntryKind kind = reader.kind();
    if (kind == EntryKind::leaf) return graph_.add_leaf(ranks_.at(std::string(reader.text())));
    graph_.add(kind == EntryKind::max ? Mover::max : Mover::min, reader.numbers());
    for (auto count = reader.number<std::uint32_t>(); count > 0; --count)
      keys_.push_back(key_of(reader.text()));
  }
  void work(std::size_t most_ways) {
    graph_.turn_round(most_ways);
    Interrupt nobody;
    BackwardInduction<Rank, BackwardGraph<Rank, Storage>, Storage>(graph_, draw_, nobody, storage_)
        .extend(worths_, 0);
  }

  void tell(TableSummary& summary) const {
    summary.positions = worths_.size();
    for (const std::string& value : values_) summary.values.push_back({.value = value});
    for (const Worth<Rank>& worth : worths_) {
      storage_.look();
      TableSummary::Row& row = summary.values[worth.value];
      ++row.positions;
      if (worth.distance != endless) row.distance = std::max(row.distance, worth.distance);
    }
    std::reverse(summary.values.begin(), summary.values.end());
  }

  Bytes bytes(const std::string& source, std::uint64_t fingerprint) {
    ByteWriter texts;
    for (const std::string& value : values_) texts.text(value);
    texts.text(source);
    for (const std::string& root : roots_) texts.text(root);
    TableHeader header{.values = static_cast<std::uint32_t>(values_.size()),
                       .positions = worths_.size(),
                       .texts = texts.size(),
                       .fingerprint = fingerprint,
                       .draw = draw_,
                       .roots = static_cast<std::uint32_t>(roots_.size())};
    Checksum sum(worths_.size() * (sizeof(PositionKey) + sizeof(TableEntry)) + texts.size());
    Bytes bytes = array<char>();
    append(bytes, std::string_view(std::string(sizeof header, '\0')));
    append_entries(bytes, sum);
    append(bytes, texts.bytes());
    header.sum_of_rest = sum.of_rest(texts.bytes());
    std::memcpy(bytes.data(), &header, sizeof header);
    header.sum_of_header =
        checksum(std::string_view(bytes.data(), offsetof(TableHeader, sum_of_header)));
    std::memcpy(bytes.data(), &header, sizeof header);
    return bytes;
  }

 private:
  template <class Element>
  using Array = typename Storage::template Array<Element>;
  template <class Element>
  Array<Element> array() {
    return storage_.template array<Element>();
  }
  struct Row {
    PositionKey key;
    TableEntry entry;
  };

  void append(Bytes& bytes, std::string_view more) {
    storage_.look();
    const std::size_t size = bytes.size();
    bytes.resize(size + more.size());
    std::memcpy(bytes.data() + size, more.data(), more.size());
  }
  Array<Row> sorted_rows() {
    Array<Row> rows = array<Row>();
    rows.reserve(keys_.size());
    for (std::size_t i = 0; i < keys_.size(); ++i) {
      storage_.look();
      rows.push_back({keys_[i], {worths_[i].value, worths_[i].distance}});
    }
    std::sort(rows.begin(), rows.end(), [&](const Row& a, const Row& b) {
      storage_.look();
      return a.key < b.key;
    });
    return rows;
  }
  void append_entries(Bytes& bytes, Checksum& sum) {
    const Array<Row> rows = sorted_rows();
    bytes.reserve(bytes.size() + rows.size() * sizeof(Row));
    const auto add = [&](const auto& part) {
      const std::string_view more(reinterpret_cast<const char*>(&part), sizeof part);
      append(bytes, more);
      sum.add(more);
    };
    for (std::size_t i = 0; i < rows.size(); ++i) {
      if (i > 0 && rows[i - 1].key == rows[i].key) throw_same_text();
      add(rows[i].key);
    }
    for (const Row& row : rows) add(row.entry);
  }

  Storage& storage_;
  std::map<std::string, Rank> ranks_;
  std::vector<std::string> values_;
  Rank draw_ = 0;
  std::vector<std::string> roots_;
  Array<PositionKey> keys_ = array<PositionKey>();
  BackwardGraph<Rank, Storage> graph_;
  Array<Worth<Rank>> worths_ = array<Worth<Rank>>();
};

// What is laid out at a time, where it is in files: half of the memory.
std::size_t most_ways(const InMemory&) {
  return std::numeric_limits<std::size_t>::max();
}
std::size_t most_ways(const WorkFiles& files) {
  constexpr std::size_t least = std::size_t{1} << 20;
  return std::max(least, files.memory() / 2 / sizeof(NodeNumber));
}

template <class Storage>
typename Storage::template Array<char> worked_out(const Asked& asked, TableSummary& summary,
                                                  Storage& storage) {
  Worker<Storage> worker(asked.values, asked.draw, storage);
  bool is_first = true;
  asked.log.each([&](std::string_view record) {
    if (!std::exchange(is_first, false)) return worker.add(record);
    RecordReader reader(record);
    reader.number<std::uint64_t>();
    reader.text();
    for (auto count = reader.number<std::uint32_t>(); count > 0; --count)
      worker.add_root(reader.text());
  });
  worker.work(most_ways(storage));
  worker.tell(summary);
  return worker.bytes(asked.source, asked.fingerprint);
}

}  // namespace

std::vector<char> work_out(const Asked& asked, TableSummary& summary, InMemory& storage) {
  return worked_out(asked, summary, storage);
}

WorkFiles::Array<char> work_out(const Asked& asked, TableSummary& summary, WorkFiles& storage) {
  return worked_out(asked, summary, storage);
}

}  // namespace minimax
