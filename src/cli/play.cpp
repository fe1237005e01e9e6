#include "cli/play.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdio>
#include <iterator>
#include <limits>
#include <memory>
#include <new>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "base/digit.hpp"
#include "base/message.hpp"
#include "base/print.hpp"
#include "base/width.hpp"
#include "cli/line_input.hpp"
#include "cli/play_record.hpp"
#include "facts/static_value.hpp"
#include "file/errors.hpp"
#include "file/file_question.hpp"
#include "file/game_file.hpp"
#include "file/open_game.hpp"
#include "search/common/control.hpp"
#include "search/common/stack_guard.hpp"
#include "show/trace_terms.hpp"
#include "term/writer.hpp"

namespace minimax {

const Choices<Side> sides = {
    {"max", Side::max}, {"min", Side::min}, {"both", Side::both}, {"none", Side::none}};

namespace {

constexpr double default_seconds = 2;
constexpr std::size_t moves_on_a_line = 12;
constexpr std::size_t most_in_prompt = 40;  // columns of moves

// What can be typed besides moves, as far as it is always the same.
constexpr std::string_view commands[] = {"depth ", "help",      "hint",     "moves",    "quit",
                                         "show",   "side both", "side max", "side min", "side none",
                                         "time ",  "undo",      "values"};

// In two columns, but for the last line.
constexpr const char* help_text = msgid(
    "  a move: its name, its number in the list of moves, or the position it leads to\n"
    "  moves          the moves there are\n"
    "  hint           what the machine would play\n"
    "  values         what each move is worth\n"
    "  undo           take back your last move\n"
    "  show           the position\n"
    "  side max|min|both|none   whom you play\n"
    "  depth N, time SECONDS    how strong the machine plays\n"
    "  quit\n"
    "As much of a command is enough as no other one begins with, unless a position is called so: "
    "`q` quits.\n");

void put(const std::string& text) {
  print(text);
  std::fflush(stdout);
}

void tell_line(const Message& message) {
  put(say(message) + "\n");
}

std::string trimmed(const std::string& text) {
  const std::size_t begin = text.find_first_not_of(" \t\r");
  const std::size_t end = text.find_last_not_of(" \t\r.");
  return begin == std::string::npos || end == std::string::npos || end < begin
             ? std::string()
             : text.substr(begin, end - begin + 1);
}

bool is_number(const std::string& text) {
  return !text.empty() && text.size() < 7 && std::ranges::all_of(text, is_digit);
}

std::optional<Side> side_named(std::string_view name) {
  const auto found = std::ranges::find(sides, name, &Choices<Side>::value_type::first);
  return found == sides.end() ? std::nullopt : std::optional(found->second);
}

// What the machine may spend on a move. A depth is reached ply by ply, so that its thinking is
// seen, but where values depend on it. Throws UsageError.
Options strength(GameFile& file, Options options) {
  if (options.depth && *options.depth == 0)
    throw UsageError(say("a depth of 0 chooses no move: give 1 at the least"));
  if (file.minds_depth()) {
    if (!options.depth)
      throw UsageError(
          say("the values of this game depend on the plies that are left, so that no time tells "
              "how far the machine looks ahead: start with --depth N, which `depth N` changes"));
    return options;
  }
  if (!is_limited(options)) options.time_limit = Seconds{default_seconds};
  if (options.depth && !limits_of(options).deepens())
    options.node_limit = Count{std::numeric_limits<std::uint64_t>::max()};
  return options;
}

Options strength_for(GameFile& file, const GivenOptions& given) {
  if (file.kind() != GameKind::two_players)
    throw UsageError(fmt::format("minimax play cannot be used here: {}", sentence_of(file.kind())));
  return strength(file, read_options(given, file));
}

class Play {
 public:
  explicit Play(const PlayOptions& options)
      : opened_(open_game(options.game, options.search)),
        file_(*opened_),
        search_(strength_for(file_, options.search)),
        side_(options.side),
        most_plies_(options.most_plies),
        question_(std::make_unique<FileQuestion>(file_, search_)),
        record_(file_.positions(options.position.empty() ? std::vector<std::string>()
                                                         : std::vector{options.position})[0]) {}

  ExitStatus run() {
    look();
    if (side_ == Side::first) side_ = choice_.mover == Mover::min ? Side::min : Side::max;
    while (!is_over_) {
      if (is_machines_turn())
        let_machine_move();
      else if (!ask())
        break;
    }
    return ExitStatus::ok;
  }

 private:
  bool is_machines_turn() const {
    if (!choice_.mover || side_ == Side::both) return false;
    return side_ == Side::none || (side_ == Side::max) != (*choice_.mover == Mover::max);
  }

  // Looks at the position that the game has come to, and shows it.
  void look() {
    question_->after(record_.plies());
    choice_ = question_->choice(record_.position());
    names_.clear();
    for (const TermId successor : choice_.successors) names_.push_back(name_of(successor));
    put("\n" + picture(record_.position()));
    if (choice_.successors.empty()) tell_end();
    if (record_.plies() >= most_plies_) {
      tell_line(Message("{count} ply is played: the game ends here.",
                        "{count} plies are played: the game ends here.", record_.plies()));
      is_over_ = true;
    }
  }

  // Where a person plays, the last move may still be taken back.
  void tell_end() {
    const Result result = question_->results(record_.position(), TieRule::last).front();
    const std::optional<Number> number = static_value(file_.terms(), result.value);
    const auto order =
        number ? compare(*number, Number(std::int64_t{0})) : std::partial_ordering::unordered;
    const std::vector<MessagePart> value = {{"value", text(result.value)}};
    tell_line(order > 0   ? Message("The game is over: MAX wins (value {value}).", value)
              : order < 0 ? Message("The game is over: MIN wins (value {value}).", value)
                          : Message("The game is over: a draw (value {value}).", value));
    is_over_ = side_ == Side::none;
  }

  void let_machine_move() {
    tell_line(Message("{player} thinks ...", {{"player", title_of(*choice_.mover)}}));
    const Result result = think(record_.position());
    tell_line(Message("{player} plays {move}.",
                      {{"player", title_of(*choice_.mover)}, {"move", name_of(*result.best)}}));
    record_.move(*result.best, true);
    look();
  }

  // Tells each depth as it is completed. A limit may allow none that chooses a move.
  Result think(TermId position) {
    const Result thought = question_->think(position, [&](const Result& result) {
      if (!result.best) return;
      tell_line(Message("  depth {depth}: value {value}, {line}",
                        {{"depth", result.report.depth.value_or(0)},
                         {"value", text(result.value)},
                         {"line", line(position, result.nodes)}}));
    });
    if (!thought.best) throw SearchStopped();
    return thought;
  }

  // False where there is no more input, or enough of it.
  bool ask() {
    if (input_.is_at_terminal()) input_.offer(completions());
    const std::optional<std::string> input = input_.next(prompt());
    if (!input) {
      put("\n");
      return false;
    }
    const std::string typed = trimmed(*input);
    const std::string order = in_full(typed);
    if (order == "quit" || order == "exit" || order == "halt") return false;
    if (!order.empty()) follow(order, typed);
    return true;
  }

  // As much of the first word of a command is enough as no other one begins with, unless the game
  // knows it as a position: that may be a move that there was or will be.
  std::string in_full(const std::string& order) const {
    const std::string word = order.substr(0, order.find(' '));
    const std::optional<TermId> known = file_.terms().find_atom(word);
    if (word.empty() || std::ranges::find(names_, order) != names_.end() ||
        (known && file_.is_position(*known)))
      return order;
    std::set<std::string_view> found;
    for (const std::string_view command : commands) {
      if (command.starts_with(word)) found.insert(command.substr(0, command.find(' ')));
    }
    return found.size() == 1 ? std::string(*found.begin()) + order.substr(word.size()) : order;
  }

  // Who types is told the moves, as far as there is room for them.
  std::string prompt() const {
    if (!choice_.mover) return say("undo or quit") + "> ";
    std::vector<MessagePart> parts = {{"player", title_of(*choice_.mover)}};
    if (!input_.is_at_terminal()) return say("{player} to move", std::move(parts)) + "> ";
    const std::string moves = fmt::format("{}", fmt::join(names_, ", "));
    if (width(moves) <= most_in_prompt) {
      parts.emplace_back("moves", moves);
      return say("{player} to move ({moves})", std::move(parts)) + "> ";
    }
    return say("{player} to move ({count} move, `moves` lists it)",
               "{player} to move ({count} moves, `moves` lists them)", names_.size(),
               std::move(parts)) +
           "> ";
  }

  std::vector<std::string> completions() const {
    std::vector<std::string> lines = names_;
    lines.insert(lines.end(), std::begin(commands), std::end(commands));
    std::ranges::sort(lines);
    lines.erase(std::unique(lines.begin(), lines.end()), lines.end());
    return lines;
  }

  // What goes wrong with an order, such as a limit that is too low for a hint, does not end the
  // game.
  void follow(const std::string& order, const std::string& typed) {
    try {
      if (!obey(order) && !try_move(typed))
        tell_line(Message("There is no move or command `{order}`; `help` tells what there is.",
                          {{"order", typed}}));
    } catch (const BadInput&) {
      tell_line(Message("That cannot be done."));
    } catch (const SearchStopped&) {
      tell_line(Message("The limit stopped the search before there was an answer."));
    } catch (const StoppedCall& error) {
      tell_line(Message("The limit stopped the search: {reason}.", {{"reason", error.reason}}));
    } catch (const UsageError& error) {
      tell_line(Message("That cannot be done: {reason}", {{"reason", error.what()}}));
    } catch (const TooDeep& error) {
      tell_line(Message("That cannot be done: {reason}", {{"reason", error.what()}}));
    } catch (const std::bad_alloc&) {
      tell_line(Message("That cannot be done: there is not enough memory"));
    }
  }

  bool obey(const std::string& order) {
    const std::size_t blank = order.find(' ');
    const std::string word = order.substr(0, blank);
    const std::string rest = blank == std::string::npos ? "" : trimmed(order.substr(blank));
    if (word == "help") return put(say(help_text)), true;
    if (word == "moves") return put(moves_text()), true;
    if (word == "show") return put(picture(record_.position())), true;
    if (word == "hint") return hint(), true;
    if (word == "values") return tell_values(), true;
    if (word == "undo") return undo(), true;
    if (word == "side" && side_named(rest)) return side_ = *side_named(rest), true;
    if (word == "depth" && is_number(rest)) return set_strength(rest, ""), true;
    if (word == "time" && is_number(rest)) return set_strength("", rest), true;
    return false;
  }

  void hint() {
    if (!choice_.mover) return tell_line(Message("The game is over."));
    const Result result = think(record_.position());
    tell_line(Message("Play {move}.", {{"move", name_of(*result.best)}}));
  }

  // A limit of time is shared by all moves.
  void tell_values() {
    Options search = search_;
    if (search.depth && *search.depth > 0) search.depth = *search.depth - 1;
    if (search.time_limit && !choice_.successors.empty())
      search.time_limit->number /= static_cast<double>(choice_.successors.size());
    FileQuestion question(file_, search);
    question.after(record_.plies() + 1);
    for (std::size_t i = 0; i < names_.size(); ++i) {
      const Result result = question.results(choice_.successors[i], TieRule::last).front();
      const std::string value = text(result.value);
      if (result.report.depth)
        tell_line(
            Message("  {move}: {value} (depth {depth})",
                    {{"move", names_[i]}, {"value", value}, {"depth", *result.report.depth}}));
      else
        put(fmt::format("  {}: {}\n", names_[i], value));
    }
  }

  void undo() {
    if (record_.undo())
      look();
    else
      tell_line(Message("There is no move of yours to take back."));
  }

  void set_strength(const std::string& depth, const std::string& seconds) {
    Options search = search_;
    search.depth.reset();
    search.time_limit.reset();
    search.node_limit.reset();
    if (!depth.empty()) search.depth = static_cast<Plies>(std::stoul(depth));
    if (!seconds.empty()) search.time_limit = Seconds{std::stod(seconds)};
    search_ = strength(file_, std::move(search));
    question_ = std::make_unique<FileQuestion>(file_, search_);
    question_->after(record_.plies());
  }

  // A name goes before a number, since names may be numbers.
  bool try_move(const std::string& order) {
    if (std::ranges::count(names_, order) > 1) {
      tell_line(Message("Several moves are called {name}: give the number or the position of one.",
                        {{"name", order}}));
      return true;
    }
    std::optional<std::size_t> chosen;
    for (std::size_t i = 0; i < names_.size() && !chosen; ++i) {
      if (names_[i] == order || text(choice_.successors[i]) == order) chosen = i;
    }
    if (!chosen && has_numbers() && is_number(order)) {
      const std::size_t number = std::stoul(order);
      if (1 <= number && number <= names_.size()) chosen = number - 1;
    }
    if (!chosen) return false;
    record_.move(choice_.successors[*chosen], false);
    try {
      look();
    } catch (...) {  // a position that the game cannot tell about is not gone to
      record_.undo();
      look();
      throw;
    }
    return true;
  }

  // Whether moves are known by their number in the list: not where their names are numbers.
  bool has_numbers() const { return std::ranges::none_of(names_, is_number); }

  std::string moves_text() const {
    std::string list;
    for (std::size_t i = 0; i < names_.size(); ++i) {
      if (i > 0) list += i % moves_on_a_line == 0 ? ",\n  " : ", ";
      list += has_numbers() ? fmt::format("{}: {}", i + 1, names_[i]) : names_[i];
    }
    return "  " + list + "\n";
  }

  std::string line(TermId from, const std::vector<TermId>& nodes) const {
    std::string text;
    for (const TermId node : nodes) {
      text += (text.empty() ? "" : " ") + name_of(from, node);
      from = node;
    }
    return text;
  }

  std::string name_of(TermId successor) const { return name_of(record_.position(), successor); }
  std::string name_of(TermId position, TermId successor) const {
    return text(file_.move_name(position, successor).value_or(successor));
  }
  std::string picture(TermId position) const {
    std::string picture = file_.picture(position).value_or(text(position));
    if (!picture.ends_with('\n')) picture += '\n';
    return picture;
  }
  std::string text(TermId term) const {
    return write_quoted(file_.terms(), term, file_.operators());
  }

  std::unique_ptr<GameFile> opened_;
  GameFile& file_;
  Options search_;
  Side side_;
  std::uint64_t most_plies_;
  std::unique_ptr<FileQuestion> question_;
  PlayRecord record_;
  LineInput input_;
  FileQuestion::Choice choice_;
  std::vector<std::string> names_;  // of the moves to the successors
  bool is_over_ = false;
};

}  // namespace

ExitStatus play(const PlayOptions& options) {
  if (options.game.file == "-")
    throw UsageError("play reads the moves from standard input: give a file");
  return Play(options).run();
}

}  // namespace minimax
