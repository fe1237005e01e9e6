#include "cli/tabulate.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/file.hpp"
#include "base/file_writer.hpp"
#include "base/print.hpp"
#include "base/status_line.hpp"
#include "base/work_files.hpp"
#include "cli/output_check.hpp"
#include "endgame/bytes.hpp"
#include "endgame/filed_game.hpp"
#include "endgame/tabulate.hpp"
#include "endgame/work_log.hpp"
#include "facts/source.hpp"
#include "file/errors.hpp"
#include "file/file_question.hpp"
#include "file/game_file.hpp"
#include "file/open_game.hpp"
#include "search/common/control.hpp"
#include "search/common/storage.hpp"
#include "show/table_text.hpp"

namespace minimax {

namespace {

void check_table_output(const TabulateOptions& options) {
  if (options.output.empty()) throw UsageError("--output TABLE says where the table is written");
  check_output("--output", options.output, options.game);
}

/// The file of the table: first what is asked of the game, then, in its place, what that comes to.
/// All is opened before a program is, which ends all writing.
class TableOutput {
 public:
  TableOutput(const std::string& path, std::optional<Megabytes> memory)
      : files_(files_for(path, memory)), writer_(path), log_(path) {}
  /// Nobody wants a file in which there is nothing yet.
  ~TableOutput() {
    if (!log_.is_empty()) return;
    try {
      writer_.remove();
    } catch (const FileError&) {
      // Then it stays.
    }
  }

  WorkLog& log() { return log_; }
  /// What is beside it; null where all is in memory.
  WorkFiles* files() { return files_.get(); }
  void write(Tabulation& tabulation, TableSummary& summary) {
    if (files_) {
      const auto table = tabulation.table(summary, *files_);
      return writer_.copy(table.descriptor(), table.size());
    }
    InMemory memory;
    const auto table = tabulation.table(summary, memory);
    writer_.write({table.data(), table.size()});
  }

 private:
  static std::unique_ptr<WorkFiles> files_for(const std::string& path,
                                              std::optional<Megabytes> memory) {
    constexpr std::size_t least_room = std::size_t{4} << 20;
    constexpr std::size_t most_room = std::size_t{16} << 20;
    if (!memory) return nullptr;
    return std::make_unique<WorkFiles>(path, memory->bytes(),
                                       std::clamp(memory->bytes() / 4, least_room, most_room));
  }

  std::unique_ptr<WorkFiles> files_;
  FileWriter writer_;
  WorkLog log_;
};

/// Tells people at a terminal how far it has got.
class ExploredLine {
 public:
  void tell(std::size_t asked, std::size_t known) {
    if (!line_.is_shown() || Clock::now() < next_) return;
    next_ = Clock::now() + std::chrono::milliseconds(100);
    line_.show(fmt::format("{} of {} positions known until now", asked, known));
  }

 private:
  using Clock = std::chrono::steady_clock;

  StatusLine line_;
  Clock::time_point next_ = Clock::now() + std::chrono::seconds(1);
};

class Tabulate {
 public:
  explicit Tabulate(const TabulateOptions& options)
      : options_(options),
        output_((check_table_output(options), options.output), options.search.known().memory),
        file_(open(options.game)),
        search_(read_options(options.search, *file_)) {
    if (file_->kind() != GameKind::two_players)
      throw UsageError("a table is made of games of MAX and MIN alone");
    if (file_->minds_depth())
      throw UsageError(
          "a table holds one value of a position, to the end of the game: those of this game "
          "depend on the plies that are left to a depth limit");
  }

  ExitStatus run() {
    FileQuestion question(*file_, search_);
    const std::vector<TermId> positions = file_->positions(options_.positions);
    TableSummary summary;
    question.explore(positions, output_.files(),
                     [&](TabledGame& game, const std::vector<std::string>& roots) {
                       summary = tabulated(game, roots);
                     });
    const TabledFile table{options_.output, draw().text(), summary};
    print(options_.format == Format::json
              ? table_json(table, Expense::until_now(file_->load_time())) + "\n"
              : table_text(table));
    return ExitStatus::ok;
  }

 private:
  // Its text is noted before a program is started, which may change the file.
  std::unique_ptr<GameFile> open(const GameSource& game) {
    const auto begin = std::chrono::steady_clock::now();
    Source source = open_source(game);
    content_ = checksum(source.text());
    std::unique_ptr<GameFile> file = open_game(std::move(source), game);
    file->set_load_time(std::chrono::steady_clock::now() - begin);
    return file;
  }
  Number draw() const {
    return search_.on_cycle ? search_.on_cycle->number : Number(std::int64_t{0});
  }
  Interrupt interrupt() const {
    Interrupt interrupt(nullptr, nullptr, 1);  // to ask takes longer than to look at the clock
    if (const auto time = limits_of(search_).time)
      interrupt.limit(std::nullopt, time_after(Interrupt::Clock::now(), *time));
    return interrupt;
  }

  TableSummary tabulated(TabledGame& game, const std::vector<std::string>& roots) try {
    const TableWishes wishes{options_.game.file, content_, roots, draw()};
    Tabulation tabulation(game, wishes, output_.log());
    explore(tabulation, game);
    TableSummary summary;
    output_.write(tabulation, summary);
    return summary;
  } catch (const NoTable& problem) {
    throw FileError(fmt::format("{}: error: {}", options_.output, problem.what()));
  }

  void explore(Tabulation& tabulation, TabledGame& game) {
    ExploredLine line;
    try {
      tabulation.resume();
      tabulation.explore(interrupt(), [&] { line.tell(tabulation.asked(), game.size()); });
    } catch (const NoMoreMemory&) {
      const std::size_t megabytes = (output_.files()->needed_memory() >> 20) + 1;
      tell_end(tabulation, "memory", fmt::format(", with --memory {} or more", megabytes));
      throw;
    } catch (const SearchStopped&) {
      tell_end(tabulation, "time", "");
      throw;
    }
  }
  static void tell_end(const Tabulation& tabulation, const char* limit, const std::string& more) {
    tell(
        "minimax: error: {} positions were asked about in that {}\n  The same command goes on from "
        "there{}.\n",
        tabulation.asked() - tabulation.asked_before(), limit, more);
  }

  const TabulateOptions& options_;
  TableOutput output_;
  std::uint64_t content_ = 0;
  std::unique_ptr<GameFile> file_;
  Options search_;
};

}  // namespace

ExitStatus tabulate(const TabulateOptions& options) try {
  return Tabulate(options).run();
} catch (const SearchStopped&) {
  return ExitStatus::stopped;
}

}  // namespace minimax
