#include "endgame/tabulate.hpp"

#include <doctest/doctest.h>
#include <sys/stat.h>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "base/file.hpp"
#include "base/work_files.hpp"
#include "endgame/bytes.hpp"
#include "endgame/endgame_table.hpp"
#include "endgame/filed_game.hpp"
#include "endgame/fingerprint.hpp"
#include "endgame/opened_tables.hpp"
#include "endgame/table_format.hpp"
#include "tests/base/temporary_folder.hpp"
#include "tests/endgame/graph_table.hpp"
#include "tests/games/naive_minimax.hpp"
#include "tests/random_seed.hpp"
#include "tests/test_size.hpp"

namespace minimax {
namespace {

/// Ends after so many positions.
struct Patience {
  int positions;

  static bool is_over(void* context) { return --static_cast<Patience*>(context)->positions < 0; }
};

TableWishes wishes_of(const std::vector<TermId>& roots, int draw) {
  TableWishes wishes{"graph", 7, {}, Number(std::int64_t{draw})};
  for (const TermId root : roots) wishes.roots.push_back("p" + std::to_string(index_of(root)));
  return wishes;
}

/// The bytes of the table; asks about so many positions at the most, and throws SearchStopped. With
/// files, all is kept there, and forgotten as often as it can be.
std::string tabulated(TableGraph& graph, const TableWishes& wishes, const std::string& path,
                      int patience = 1'000'000, TableSummary* told = nullptr,
                      WorkFiles* files = nullptr) {
  GraphTexts texts(graph);
  std::unique_ptr<TabledGame> game;
  if (files)
    game = std::make_unique<FiledGame>([&] { return explored(graph); }, texts, *files, 1);
  else
    game = std::make_unique<ExploredGame>(explored(graph), texts);
  WorkLog log(path);
  Patience limit{patience};
  Tabulation tabulation(*game, wishes, log);
  tabulation.resume();
  tabulation.explore({}, [&] {
    if (Patience::is_over(&limit)) throw SearchStopped();
  });
  TableSummary summary;
  std::string table;
  if (files) {
    const auto bytes = tabulation.table(summary, *files);
    table = {bytes.begin(), bytes.end()};
  } else {
    InMemory memory;
    const auto bytes = tabulation.table(summary, memory);
    table = {bytes.begin(), bytes.end()};
  }
  if (told) *told = summary;
  return table;
}

/// What each position is worth, by going over all of them until nothing changes: a second
/// computation, plain and slow.
class PlainWorths {
 public:
  struct Worth {
    int value;
    int distance;  // -1 where there is no end
  };

  PlainWorths(const TableGraph& game, int draw) : game_(game) {
    worths_.assign(game.size(), {draw, -1});
    for (std::size_t i = 0; i < game.size(); ++i) {
      if (successors(i).empty()) worths_[i] = {game.value(position(i)), 0};
    }
    // Values beyond the draw from the best on, for either side; in each the nearest first.
    for (const Mover side : {Mover::max, Mover::min}) {
      std::vector<int> values;
      for (int value = -10; value <= 10; ++value) {
        if (prefers(side, value, draw)) values.push_back(value);
      }
      if (side == Mover::max) std::reverse(values.begin(), values.end());
      for (const int value : values) {
        for (int distance = 1; distance <= static_cast<int>(game.size()); ++distance)
          sweep(side, value, distance);
      }
    }
  }
  const Worth& operator[](std::size_t i) const { return worths_[i]; }

 private:
  static TermId position(std::size_t i) { return TermId{static_cast<std::uint32_t>(i)}; }
  const std::vector<TermId>& successors(std::size_t i) const {
    return game_.successors(position(i));
  }
  bool is_found(std::size_t i) const { return worths_[i].distance >= 0; }

  void sweep(Mover side, int value, int distance) {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < game_.size(); ++i) {
      if (is_found(i)) continue;
      const auto leads_there = [&](TermId to) {
        const Worth& worth = worths_[index_of(to)];
        return worth.value == value && worth.distance == distance - 1;
      };
      const auto is_forced = [&](TermId to) {
        const Worth& worth = worths_[index_of(to)];
        return worth.distance >= 0 && !prefers(side, value, worth.value);
      };
      const auto& moves = successors(i);
      const bool is_reached = std::any_of(moves.begin(), moves.end(), leads_there);
      const bool is_his = game_.mover(position(i)) == side;
      if (is_reached && (is_his || std::all_of(moves.begin(), moves.end(), is_forced)))
        found.push_back(i);
    }
    for (const std::size_t i : found) worths_[i] = {value, distance};
  }

  const TableGraph& game_;
  std::vector<Worth> worths_;
};

std::string within(const TemporaryFolder& folder, const std::string& name) {
  return (folder.path / name).string();
}

void write_bytes(const std::string& path, const std::string& bytes) {
  std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}

TEST_CASE("tables hold what a second computation and the definition say of random graphs") {
  const std::uint32_t seed = random_seed();
  CAPTURE(seed);
  Random random(seed);
  const TemporaryFolder folder;
  const std::string path = within(folder, "graph.table");
  int compared = 0;
  const int rounds = test_size(400);
  for (int round = 0; round < rounds; ++round) {
    CAPTURE(round);
    const int size = random_between(random, 1, round % 4 == 0 ? 60 : 8);
    TableGraph graph = random_graph<TermId>(random, size, 3);
    const int draw = random_between(random, -3, 3);
    std::vector<TermId> all;
    for (int i = 0; i < size; ++i) all.push_back(TermId{static_cast<std::uint32_t>(i)});
    std::filesystem::remove(path);
    write_bytes(path, tabulated(graph, wishes_of(all, draw), path));
    const EndgameTable table(path);
    REQUIRE(table.size() == all.size());
    const PlainWorths plain(graph, draw);
    for (const TermId position : all) {
      CAPTURE(index_of(position));
      const auto worth = table.find(key_of("p" + std::to_string(index_of(position))));
      REQUIRE(worth);
      const auto& expected = plain[index_of(position)];
      const std::string value = std::to_string(expected.value);
      REQUIRE(table.values()[worth->value] == value);
      if (expected.value != draw)
        REQUIRE(worth->distance == static_cast<Distance>(expected.distance));
      if (size <= 8) {
        const MinimaxOptions<int> options{{}, draw};
        REQUIRE(value == std::to_string(NaiveMinimax(graph, options).answer(position).value));
      }
      ++compared;
    }
  }
  MESSAGE("seed " << seed << ": " << compared << " positions compared");
}

/// The table, by runs that are ended again and again; each in memory or in files.
std::string tabulated_in_runs(Random& random, TableGraph& graph, const TableWishes& wishes,
                              const std::string& path, WorkFiles& files) {
  TableSummary summary;
  std::string table;
  int runs = 0;
  for (; table.empty(); ++runs) {
    WorkFiles* const used = random_between(random, 0, 1) == 0 ? nullptr : &files;
    try {
      table = tabulated(graph, wishes, path, random_between(random, 0, 60), &summary, used);
    } catch (const SearchStopped&) {
    }
    // A power cut leaves half of what was written last.
    if (table.empty() && random_between(random, 0, 2) == 0) {
      const auto size = std::filesystem::file_size(path);
      const auto cut = static_cast<std::uintmax_t>(random_between(random, 0, 40));
      std::filesystem::resize_file(path, std::max<std::uintmax_t>(8, size - std::min(size, cut)));
    }
  }
  CHECK(summary.known_before <= summary.positions);
  if (runs == 1) CHECK(summary.known_before == 0);
  return table;
}

TEST_CASE("work that is ended goes on and comes to the same bytes in memory and in files") {
  CAPTURE(random_seed());
  Random random(random_seed());
  const TemporaryFolder folder;
  WorkFiles files(within(folder, "work"), 0, 0);
  CHECK(folder.count() == 0);
  for (int round = 0; round < test_size(100); ++round) {
    CAPTURE(round);
    TableGraph graph = random_graph<TermId>(random, random_between(random, 1, 300), 4);
    const auto last = static_cast<std::uint32_t>(graph.size() - 1);
    const TableWishes wishes =
        wishes_of({TermId{0}, TermId{std::min(last, 7U)}}, random_between(random, -3, 3));
    const std::string name = std::to_string(round);
    const std::string expected = tabulated(graph, wishes, within(folder, "whole" + name));
    REQUIRE(expected ==
            tabulated(graph, wishes, within(folder, "filed" + name), 1'000'000, nullptr, &files));
    REQUIRE(expected ==
            tabulated_in_runs(random, graph, wishes, within(folder, "part" + name), files));
  }
}

TEST_CASE("positions that are asked for twice are in the table once") {
  const TemporaryFolder folder;
  TableGraph graph({{{TermId{1}}}, {{}, Mover::max, 3}});
  const std::string once = tabulated(graph, wishes_of({TermId{0}}, 0), within(folder, "once"));
  CHECK(once == tabulated(graph, wishes_of({TermId{0}, TermId{0}}, 0), within(folder, "twice")));
}

TEST_CASE("a table that is cut or damaged anywhere is refused") {
  Random random(random_seed());
  const TemporaryFolder folder;
  const std::string path = within(folder, "table");
  TableGraph graph = random_graph<TermId>(random, 30, 3);
  const std::string whole = tabulated(graph, wishes_of({TermId{0}}, 0), within(folder, "log"));
  write_bytes(path, whole);
  const EndgameTable table(path);
  CHECK(table.roots() == std::vector<std::string>{"p0"});
  CHECK(table.source() == "graph");
  for (std::size_t size = 0; size < whole.size(); ++size) {
    write_bytes(path + "2", whole.substr(0, size));
    CHECK_THROWS_AS(EndgameTable(path + "2"), FileError);
  }
  for (std::size_t i = 0; i < whole.size(); ++i) {
    std::string damaged = whole;
    damaged[i] = static_cast<char>(damaged[i] ^ (1 << random_between(random, 0, 7)));
    write_bytes(path + "2", damaged);
    CHECK_THROWS_AS(EndgameTable(path + "2"), FileError);
  }
  write_bytes(path + "2", whole + "x");
  CHECK_THROWS_AS(EndgameTable(path + "2"), FileError);
}

TEST_CASE("a table that is cut while it is looked up is an error and no crash") {
  const TemporaryFolder folder;
  const std::string path = within(folder, "table");
  Random random(random_seed());
  TableGraph graph = random_graph<TermId>(random, 2000, 3);
  std::vector<TermId> all;
  for (std::uint32_t i = 0; i < 2000; ++i) all.push_back(TermId{i});
  write_bytes(path, tabulated(graph, wishes_of(all, 0), within(folder, "log")));
  const EndgameTable table(path);
  for (const TermId each : all) REQUIRE(table.find(key_of("p" + std::to_string(index_of(each)))));
  CHECK_FALSE(table.find(key_of("q")));
  std::filesystem::resize_file(path, 100);
  CHECK_THROWS_AS(table.find(key_of("p0")), FileError);
}

TEST_CASE("a table is opened once as long as nobody writes to it") {
  const TemporaryFolder folder;
  const std::string path = within(folder, "table");
  TableGraph graph({{{TermId{1}}}, {{}, Mover::max, 3}});
  const std::string one = tabulated(graph, wishes_of({TermId{1}}, 0), within(folder, "one"));
  const std::string both = tabulated(graph, wishes_of({TermId{0}}, 0), within(folder, "both"));
  write_bytes(path, one);
  CHECK(opened_table(path) != opened_table(path));  // it was written a moment ago
  const auto make_older = [](const std::string& file) {
    std::filesystem::last_write_time(
        file, std::filesystem::file_time_type::clock::now() - std::chrono::minutes(1));
  };
  make_older(path);
  const auto table = opened_table(path);
  CHECK(opened_table(path) == table);
  write_bytes(path + "2", both);
  make_older(path + "2");
  std::filesystem::rename(path + "2", path);
  const auto replaced = opened_table(path);
  CHECK(replaced->size() == 2);
  CHECK(table->size() == 1);
  std::string damaged = both;
  damaged.back() = static_cast<char>(damaged.back() ^ 1);
  write_bytes(path, damaged);
  CHECK_THROWS_AS(opened_table(path), FileError);
  std::filesystem::remove(path);
  CHECK_THROWS_AS(opened_table(path), FileError);
  CHECK(replaced->size() == 2);
}

TEST_CASE("a log keeps what is no log and what is finished and what another process works on") {
  const TemporaryFolder folder;
  TableGraph graph({{{}, Mover::max, 3}});
  const std::string table = tabulated(graph, wishes_of({TermId{0}}, 0), within(folder, "log"));
  for (const std::string& text : {std::string("moves(a, [b]).\n"), std::string("x"), table}) {
    const std::string path = within(folder, "kept");
    write_bytes(path, text);
    CHECK_THROWS_AS(WorkLog{path}, FileError);
    CHECK(text_in(path) == text);
  }
  const WorkLog first(within(folder, "locked"));
  CHECK_THROWS_AS(WorkLog{within(folder, "locked")}, FileError);
  CHECK_THROWS_AS(EndgameTable(within(folder, "locked")), FileError);
}

TEST_CASE("a log of other positions or of another game is refused") {
  const TemporaryFolder folder;
  const std::string path = within(folder, "log");
  TableGraph graph({{{TermId{1}, TermId{2}}}, {{TermId{2}}}, {{}, Mover::max, 3}});
  CHECK_THROWS_AS(tabulated(graph, wishes_of({TermId{0}}, 0), path, 1), SearchStopped);
  CHECK_THROWS_AS(tabulated(graph, wishes_of({TermId{1}}, 0), path), NoTable);
  CHECK_THROWS_AS(tabulated(graph, wishes_of({TermId{0}}, 1), path), NoTable);
  TableWishes changed = wishes_of({TermId{0}}, 0);
  changed.content = 8;
  CHECK_THROWS_AS(tabulated(graph, changed, path), NoTable);
  TableGraph small({{{}, Mover::max, 3}});
  CHECK_THROWS_AS(tabulated(small, wishes_of({TermId{0}}, 0), path), NoTable);
  CHECK_FALSE(tabulated(graph, wishes_of({TermId{0}}, 0), path).empty());
}

/// A log that was made by hand: its blocks are whole.
std::string made_log(const TemporaryFolder& folder, const TableWishes& wishes, TableGraph& graph,
                     const std::string& name, const std::vector<std::string>& records) {
  const std::string path = within(folder, name);
  CHECK_THROWS_AS(tabulated(graph, wishes, path, 0), SearchStopped);
  WorkLog log(path);
  std::vector<std::string> before;
  log.each([&](std::string_view record) { before.emplace_back(record); });
  std::filesystem::remove(path);
  WorkLog made(path);
  made.each([](std::string_view) {});
  made.append(before.front());
  for (const std::string& record : records) made.append(record);
  made.flush();
  return path;
}

template <class... Parts>
std::string record_of(std::uint8_t kind, const Parts&... parts) {
  ByteWriter writer;
  writer.number(kind);
  const auto add = [&](const auto& part) {
    if constexpr (std::is_convertible_v<decltype(part), std::string_view>)
      writer.text(part);
    else
      writer.number(static_cast<std::uint32_t>(part));
  };
  (add(parts), ...);
  return writer.bytes();
}

TEST_CASE("a log that nobody has written so is refused") {
  const TemporaryFolder folder;
  TableGraph graph({{{TermId{1}}}, {{}, Mover::max, 3}});
  const TableWishes wishes = wishes_of({TermId{0}}, 0);
  const std::vector<std::vector<std::string>> logs = {
      {record_of(1, 1, 0xffff'ffff, 0)},       // a successor that nobody knows
      {record_of(1, 0xffff'ffff, 1)},          // more of them than there are bytes
      {record_of(1, 1, 1, 1, "f((")},          // a text that is none
      {record_of(1, 1, 1, 1, "p0")},           // one that has a number already
      {record_of(0, "foo")},                   // a value that is no number
      {record_of(0, "(")},                     // or no term
      {record_of(7, 0, 0)},                    // another kind
      {record_of(0, "3"), record_of(0, "3")},  // more positions than are known
      {std::string()},                         // nothing
  };
  for (std::size_t i = 0; i < logs.size(); ++i) {
    CAPTURE(i);
    const std::string path = made_log(folder, wishes, graph, "log" + std::to_string(i), logs[i]);
    CHECK_THROWS_AS(tabulated(graph, wishes, path), NoTable);
  }
  const std::string path =
      made_log(folder, wishes, graph, "right", {record_of(1, 1, 1, 1, "p1"), record_of(0, "3")});
  CHECK(tabulated(graph, wishes, path, 0) == tabulated(graph, wishes, within(folder, "own")));
}

TEST_CASE("a log that is damaged before its last block is not cut off there") {
  const TemporaryFolder folder;
  Random random(random_seed());
  TableGraph graph = random_graph<TermId>(random, 100, 3);
  const TableWishes wishes = wishes_of({TermId{0}}, 0);
  const std::string path = within(folder, "log");
  for (int run = 0; run < 3; ++run)
    CHECK_THROWS_AS(tabulated(graph, wishes, path, 5), SearchStopped);
  std::string bytes = text_in(path);
  bytes[40] = static_cast<char>(bytes[40] ^ 1);
  write_bytes(path, bytes);
  CHECK_THROWS_AS(tabulated(graph, wishes, path), FileError);
  CHECK(text_in(path) == bytes);
}

TEST_CASE("a header whose numbers are too great is refused") {
  const TemporaryFolder folder;
  TableGraph graph({{{}, Mover::max, 3}});
  const std::string whole = tabulated(graph, wishes_of({TermId{0}}, 0), within(folder, "log"));
  for (const std::uint64_t positions : {(std::uint64_t{1} << 62) / 3 * 2 + 1, ~std::uint64_t{0},
                                        std::uint64_t{0}, std::uint64_t{2}}) {
    std::string bytes = whole;
    TableHeader header;
    std::memcpy(&header, bytes.data(), sizeof header);
    header.positions = positions;
    std::memcpy(bytes.data(), &header, sizeof header);
    header.sum_of_header =
        checksum(std::string_view(bytes).substr(0, offsetof(TableHeader, sum_of_header)));
    std::memcpy(bytes.data(), &header, sizeof header);
    const std::string path = within(folder, "table");
    write_bytes(path, bytes);
    CHECK_THROWS_AS(EndgameTable{path}, FileError);
  }
}

TEST_CASE("what is no plain file is refused and links are followed") {
  const TemporaryFolder folder;
  const std::string pipe = within(folder, "pipe");
  REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
  CHECK_THROWS_AS(WorkLog{pipe}, FileError);
  CHECK_THROWS_AS(WorkLog{folder.path.string()}, FileError);
  CHECK_THROWS_AS(WorkLog{"/dev/null"}, FileError);
  const std::string link = within(folder, "link");
  std::filesystem::create_symlink("target", link);
  { CHECK(WorkLog(link).is_empty()); }
  CHECK_FALSE(WorkLog(link).is_empty());
  CHECK(std::filesystem::is_symlink(link));
  CHECK(std::filesystem::exists(folder.path / "target"));
}

TEST_CASE("another game has another fingerprint") {
  const auto print = [](TableGraph graph) {
    GraphTexts texts(graph);
    ExploredGame game(explored(graph), texts);
    game.number("p0");
    return fingerprint(game);
  };
  const std::uint64_t own = print(TableGraph({{{TermId{1}}}, {{}, Mover::max, 3}}));
  CHECK(own == print(TableGraph({{{TermId{1}}}, {{}, Mover::max, 3}, {{}, Mover::max, 4}})));
  CHECK(own != print(TableGraph({{{TermId{1}}}, {{}, Mover::max, 4}})));
  CHECK(own != print(TableGraph({{{TermId{1}}, Mover::min}, {{}, Mover::max, 3}})));
  CHECK(own != print(TableGraph({{{TermId{1}, TermId{1}}}, {{}, Mover::max, 3}})));
}

}  // namespace
}  // namespace minimax
