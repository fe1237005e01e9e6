#include "grade/run/merge.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <string_view>
#include <utility>

#include "base/print.hpp"
#include "facts/source.hpp"
#include "grade/report/read_json.hpp"

namespace minimax::grade {

namespace {

class Merger {
 public:
  void take(const Source& source) {
    std::string_view rest = source.text();
    if (rest.empty()) minimax::tell("minimax: note: {} holds no submission\n", source.name());
    for (std::size_t line = 1; !rest.empty(); ++line) {
      const std::string_view text = rest.substr(0, rest.find('\n'));
      rest.remove_prefix(std::min(rest.size(), text.size() + 1));
      add(text, fmt::format("{}:{}", source.name(), line));
    }
  }

  MarkedClass merged() && {
    tell_seeds();
    MarkedClass merged;
    for (auto& [key, found] : found_) {
      if (found.marked.is_reference)
        merged.reference = std::move(found.marked);
      else
        merged.submissions.push_back(std::move(found.marked));
    }
    return merged;
  }

 private:
  struct Found {
    Marked marked;
    std::string place;
  };

  void add(std::string_view text, const std::string& place) try {
    Marked marked = marked_of_json(text);
    const Key key = key_of(marked);
    const auto [known, is_new] = found_.try_emplace(key, Found{marked, place});
    if (is_new || tell_the_same(known->second.marked, marked)) return;
    // Each part tries it on a tree of its own students.
    if (marked.is_reference && marked.file == known->second.marked.file) return;
    throw FileError(
        fmt::format("{}: error: this tells other things about {} than {} does\n"
                    "  Judge it anew, or leave one of these reports out.",
                    place, name_of(marked), known->second.place));
  } catch (const NoReport& problem) {
    throw FileError(
        fmt::format("{}: error: this is no report: {}\n"
                    "  Give files that `minimax verify --format json` has written.",
                    place, problem.what()));
  }

  // The same seeds in all parts make the same trees.
  void tell_seeds() const {
    const Found* first = nullptr;
    for (const auto& [name, found] : found_) {
      if (!found.marked.seed) continue;
      if (first == nullptr) first = &found;
      if (found.marked.seed == first->marked.seed) continue;
      return minimax::tell(
          "minimax: note: programs were run on different random trees: --seed {} in {}, --seed {} "
          "in {}\n",
          *first->marked.seed, first->place, *found.marked.seed, found.place);
    }
  }

  // By files, by students of whom there is none, and the course's own program, of which there is
  // one.
  using Key = std::pair<int, std::string>;
  static Key key_of(const Marked& marked) {
    if (marked.is_reference) return {2, ""};
    return marked.file.empty() ? Key{1, marked.student} : Key{0, marked.file};
  }

  std::map<Key, Found> found_;
};

}  // namespace

MarkedClass merge_reports(const std::vector<std::string>& files) {
  Merger merger;
  for (const std::string& file : files)
    merger.take(file == "-" ? Source::standard_input() : Source::open(file));
  return std::move(merger).merged();
}

}  // namespace minimax::grade
