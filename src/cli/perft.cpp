#include "cli/perft.hpp"

#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "ask/count_paths.hpp"
#include "base/print.hpp"
#include "cli/each_position.hpp"
#include "file/errors.hpp"
#include "file/file_question.hpp"
#include "file/game_file.hpp"
#include "file/open_game.hpp"
#include "show/paths_text.hpp"
#include "term/writer.hpp"

namespace minimax {

namespace {

class Perft {
 public:
  Perft(const PerftOptions& options, Plies depth)
      : options_(options),
        depth_(depth),
        opened_(open_game(options.game)),
        file_(*opened_),
        question_(file_, read_options(options.search, file_)) {}

  void each() {
    tell_each(
        file_.positions(options_.positions), options_.format,
        [&](TermId position) { print_json(position); },
        [&](TermId position) {
          return write_quoted(file_.terms(), position, file_.operators()) + "\n";
        },
        [&](TermId position) { print_text(position); });
  }

 private:
  // Each ply takes longer than all before it: what is known is told at once.
  void print_text(TermId position) {
    print(reached_head());
    question_.count_paths(position, depth_, [](const ReachedPly& reached) {
      print(reached_line(reached));
      std::fflush(stdout);
    });
    if (options_.divides)
      print("\n" + paths_by_text(by_successor(position), file_.terms(), file_.operators()));
  }

  // What was found until something is wrong is told, as it is to people.
  void print_json(TermId position) {
    CountedPaths counted{.position = position, .plies = {}, .by_successor = {}};
    const auto print_object = [&] {
      print(paths_json(counted, file_.terms(), file_.operators(),
                       Expense::until_now(file_.load_time())) +
            "\n");
    };
    try {
      question_.count_paths(position, depth_,
                            [&](const ReachedPly& reached) { counted.plies.push_back(reached); });
      if (options_.divides) counted.by_successor = by_successor(position);
      counted.is_complete = true;
    } catch (...) {
      print_object();
      throw;
    }
    print_object();
  }

  std::vector<PathsBy> by_successor(TermId position) {
    std::vector<PathsBy> rows;
    for (const TermId successor : question_.possible_successors(position))
      rows.push_back({successor, file_.move_name(position, successor), paths_from(successor)});
    return rows;
  }

  // Of the plies that are left.
  Number paths_from(TermId successor) {
    Number paths(std::int64_t{depth_ == 1});
    question_.after(1);
    question_.count_paths(successor, depth_ - 1,
                          [&](const ReachedPly& reached) { paths = reached.paths; });
    question_.after(0);
    return paths;
  }

  const PerftOptions& options_;
  Plies depth_;
  std::unique_ptr<GameFile> opened_;
  GameFile& file_;
  FileQuestion question_;
};

}  // namespace

ExitStatus perft(const PerftOptions& options) {
  if (!options.depth) throw UsageError("--depth N says how many plies are played");
  try {
    Perft(options, *options.depth).each();
    return ExitStatus::ok;
  } catch (const SearchStopped&) {
    tell("minimax: error: {}\n", uncounted_sentence);
    return ExitStatus::stopped;
  }
}

}  // namespace minimax
