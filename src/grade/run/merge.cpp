#include "grade/run/merge.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <map>
#include <string_view>
#include <utility>

#include "facts/source.hpp"
#include "grade/report/read_json.hpp"

namespace minimax::grade {

namespace {

class Merger {
 public:
  void take(const Source& source) {
    std::string_view rest = source.text();
    if (rest.empty()) fmt::print(stderr, "minimax: note: {} holds no submission\n", source.name());
    for (std::size_t line = 1; !rest.empty(); ++line) {
      const std::string_view text = rest.substr(0, rest.find('\n'));
      rest.remove_prefix(std::min(rest.size(), text.size() + 1));
      add(text, fmt::format("{}:{}", source.name(), line));
    }
  }

  std::vector<Marked> merged() && {
    std::vector<Marked> submissions;
    for (auto& [name, found] : found_) submissions.push_back(std::move(found.marked));
    return submissions;
  }

 private:
  struct Found {
    Marked marked;
    std::string place;
  };

  void add(std::string_view text, const std::string& place) try {
    Marked marked = marked_of_json(text);
    const auto [known, is_new] = found_.try_emplace(marked.file, Found{marked, place});
    if (is_new || tell_the_same(known->second.marked, marked)) return;
    throw FileError(
        fmt::format("{}: error: this tells other things about {} than {} does\n"
                    "  Judge it anew, or leave one of these reports out.",
                    place, marked.file, known->second.place));
  } catch (const NoReport& problem) {
    throw FileError(
        fmt::format("{}: error: this is no report: {}\n"
                    "  Give files that `minimax verify --format json` has written.",
                    place, problem.what()));
  }

  std::map<std::string, Found> found_;
};

}  // namespace

std::vector<Marked> merge_reports(const std::vector<std::string>& files) {
  Merger merger;
  for (const std::string& file : files)
    merger.take(file == "-" ? Source::standard_input() : Source::open(file));
  return std::move(merger).merged();
}

}  // namespace minimax::grade
