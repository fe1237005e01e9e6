// How time and memory of the command grow with its input: each shape of file is written at a size
// and at twice that size, in turn. A table shows the processor time and the real memory of both,
// the median of the ratios of their times, and how many times the larger file that memory is.
//
//     growth MINIMAX [SIZE [SHAPE...]]
//
// The goal is at most 2.3 times as much of each. Where a run takes less than 20 ms, or the table of
// a search has a fixed size, the start is a part of it, and the ratio says less. Exit status: 0; 1
// where a run of the command ends with another status than it should; 2 on bad usage. That a figure
// misses its goal is printed, and is no failure: it may be the machine.

#include <fcntl.h>
#include <fmt/format.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <functional>
#include <ostream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace {

namespace fs = std::filesystem;

using Arguments = std::vector<std::string>;

struct Asked {
  std::string command;
  Arguments arguments = {};  // behind the file
  int status = 0;

  std::string text() const {
    return arguments.empty() ? command : fmt::format("{} {}", command, fmt::join(arguments, " "));
  }
};

// A file of a size, and what is asked of it.
struct Shape {
  std::string name;
  std::function<void(std::ostream& out, int size)> write;
  std::vector<Asked> asked;
};

const char* mover(int ply) {
  return ply % 2 == 0 ? "max" : "min";
}

void write_cycle(std::ostream& out, int size) {
  for (int i = 0; i < size; ++i)
    out << fmt::format("moves(p{}, [p{}]). {}_to_move(p{}).\n", i, (i + 1) % size, mover(i), i);
}

// Each position of the cycle can also end the game.
void write_cycle_with_ends(std::ostream& out, int size) {
  for (int i = 0; i < size; ++i)
    out << fmt::format("moves(p{}, [p{}, e{}]). {}_to_move(p{}). static_eval(e{}, {}).\n", i,
                       (i + 1) % size, i, mover(i), i, i, i % 97);
}

void write_chain(std::ostream& out, int size) {
  for (int i = 0; i < size; ++i)
    out << fmt::format("moves(p{}, [p{}]). {}_to_move(p{}).\n", i, i + 1, mover(i), i);
  out << fmt::format("static_eval(p{}, 1).\n", size);
}

// Two successors a position.
void write_tree(std::ostream& out, int size) {
  size |= 1;
  int begin_of_next = 1, ply = 0;
  for (int i = 0; i < size; ++i) {
    if (i == begin_of_next) {
      begin_of_next = 2 * begin_of_next + 1;
      ++ply;
    }
    if (2 * i + 2 < size)
      out << fmt::format("moves(p{}, [p{}, p{}]). {}_to_move(p{}).\n", i, 2 * i + 1, 2 * i + 2,
                         mover(ply), i);
    else
      out << fmt::format("static_eval(p{}, {}).\n", i, i % 997);
  }
}

void write_star(std::ostream& out, int size) {
  out << "max_to_move(a).\nmoves(a, [p0";
  for (int i = 1; i < size; ++i) out << fmt::format(", p{}", i);
  out << "]).\n";
  for (int i = 0; i < size; ++i) out << fmt::format("static_eval(p{}, {}).\n", i, i % 1000);
}

// Layers of four positions, each of which has the whole next layer as successors: 4 to the power of
// the number of layers paths.
void write_lattice(std::ostream& out, int size) {
  const int layers = size / 4;
  out << "max_to_move(a). moves(a, [p0, p1, p2, p3]).\n";
  for (int i = 0; i < 4 * layers; ++i) {
    const int next = (i / 4 + 1) * 4;
    out << fmt::format("{}_to_move(p{}). moves(p{}, [p{}, p{}, p{}, p{}]).\n", mover(i / 4 + 1), i,
                       i, next, next + 1, next + 2, next + 3);
  }
  for (int i = 4 * layers; i < 4 * layers + 4; ++i)
    out << fmt::format("static_eval(p{}, {}).\n", i, i % 4);
}

void write_duplicates(std::ostream& out, int size) {
  out << "max_to_move(a). static_eval(b, 1).\nmoves(a, [b";
  for (int i = 1; i < size; ++i) out << ",b";
  out << "]).\n";
}

// As write_duplicates(), by the parser of clauses.
void write_quoted_duplicates(std::ostream& out, int size) {
  out << "max_to_move(a). static_eval(' ', 1).\nmoves(a, [' '";
  for (int i = 1; i < size; ++i) out << ",' '";
  out << "]).\n";
}

// Successors without a value, as numbers and as quoted atoms.
void write_numbers(std::ostream& out, int size) {
  out << "max_to_move(a).\nmoves(a, [0";
  for (int i = 1; i < size; ++i) out << fmt::format(",{}", i);
  out << "]).\n";
}

void write_quoted(std::ostream& out, int size) {
  out << "max_to_move(a).\nmoves(a, ['q 0'";
  for (int i = 1; i < size; ++i) out << fmt::format(",'q {}'", i);
  out << "]).\n";
}

// Read by the parser of clauses, which a tree of facts mostly does without.
void write_huge_term(std::ostream& out, int size) {
  out << "max_to_move(a). moves(a, [b]). static_eval(b, 1).\nnote(f(x";
  for (int i = 1; i < size; ++i) out << fmt::format(", g(Y{}, \"t\")", i % 10);
  out << ")).\n";
}

void write_errors(std::ostream& out, int size) {
  for (int i = 0; i < size; ++i) out << fmt::format("moves(p{} [q]).\n", i);
}

void write_repeated_facts(std::ostream& out, int size) {
  out << "max_to_move(a). moves(a, [b]).\n";
  for (int i = 0; i < size; ++i) out << "static_eval(b, 1).\n";
}

// Other lists of one position's successors do not count.
void write_repeated_moves(std::ostream& out, int size) {
  out << "max_to_move(a). static_eval(b, 1).\n";
  for (int i = 0; i < size; ++i) out << "moves(a, [b]).\n";
}

void write_misspelt(std::ostream& out, int size) {
  out << "max_to_move(a). moves(a, [b]). static_eval(b, 1).\n";
  for (int i = 0; i < size; ++i) out << fmt::format("move(p{}, [q{}]).\n", i, i);
}

// Neither a mover nor a value.
void write_gaps(std::ostream& out, int size) {
  for (int i = 0; i < size; ++i) out << fmt::format("moves(p{}, [q{}]).\n", i, i);
}

void write_bad_values(std::ostream& out, int size) {
  for (int i = 0; i < size; ++i) out << fmt::format("static_eval(p{}, x{}).\n", i, i);
}

const std::vector<Shape>& shapes() {
  static const std::vector<Shape> all = {
      {"cycle",
       write_cycle,
       {{"solve", {"p0", "--on-cycle", "draw(0)"}},
        {"solve", {"p0", "--on-cycle", "draw(0)", "--ties", "all"}},
        {"check", {}, 1}}},
      {"cycle with ends",
       write_cycle_with_ends,
       {{"solve", {"p0", "--on-cycle", "draw(0)"}}, {"check", {}, 1}}},
      {"chain", write_chain, {{"solve"}, {"check"}, {"solve", {"--all", "--depth", "100000000"}}}},
      {"tree", write_tree, {{"solve"}, {"check"}, {"compare"}, {"trace"}, {"solve", {"--all"}}}},
      {"star",
       write_star,
       {{"solve"},
        {"check"},
        {"trace"},
        {"solve", {"--all"}},
        {"solve", {"--mover", "successor", "--ties", "all"}}}},
      {"lattice", write_lattice, {{"solve"}, {"check"}, {"solve", {"--ties", "all"}}}},
      {"duplicates", write_duplicates, {{"check"}, {"solve"}}},
      {"quoted again", write_quoted_duplicates, {{"check"}, {"solve"}}},
      {"numbers", write_numbers, {{"check", {}, 1}, {"solve", {}, 3}}},
      {"quoted", write_quoted, {{"check", {}, 1}, {"solve", {}, 3}}},
      {"huge term", write_huge_term, {{"check"}, {"solve"}}},
      {"errors",
       write_errors,
       {{"check", {}, 3}, {"check", {"--format", "json"}, 3}, {"solve", {}, 3}}},
      {"repeated facts", write_repeated_facts, {{"check"}, {"solve"}}},
      {"repeated moves", write_repeated_moves, {{"check"}, {"solve"}}},
      {"misspelt", write_misspelt, {{"check"}, {"solve"}}},
      {"gaps", write_gaps, {{"check", {}, 1}}},
      {"bad values", write_bad_values, {{"check", {}, 1}}},
  };
  return all;
}

bool is_shape(const std::string& name) {
  return std::ranges::find(shapes(), name, &Shape::name) != shapes().end();
}

struct Usage {
  double seconds;    // of the processor
  double megabytes;  // at the most
  int status;
};

Usage run(const std::vector<std::string>& command) {
  std::vector<char*> argv;
  for (const std::string& each : command) argv.push_back(const_cast<char*>(each.c_str()));
  argv.push_back(nullptr);
  const pid_t child = fork();
  if (child == 0) {
    const int nothing = open("/dev/null", O_WRONLY);
    dup2(nothing, STDOUT_FILENO);
    dup2(nothing, STDERR_FILENO);
    execv(argv[0], argv.data());
    _exit(127);
  }
  int status = 0;
  struct rusage usage {};
  if (child < 0 || wait4(child, &status, 0, &usage) != child)
    throw std::runtime_error("the command cannot be run");
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
  };
  return {seconds(usage.ru_utime) + seconds(usage.ru_stime),
          static_cast<double>(usage.ru_maxrss) / 1024,
          WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status)};
}

double median(std::vector<double> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

// Runs with the smaller and the larger file in turn: what disturbs the machine for longer than a
// run disturbs both of a pair.
class Pairs {
 public:
  void add(const Usage& one, const Usage& two) {
    ones_.push_back(one);
    twos_.push_back(two);
  }

  double times() const {
    std::vector<double> ratios;
    for (std::size_t i = 0; i < ones_.size(); ++i)
      ratios.push_back(twos_[i].seconds / ones_[i].seconds);
    return median(std::move(ratios));
  }
  double memories() const { return megabytes(twos_) / megabytes(ones_); }
  bool is_above(double goal) const { return times() > goal || memories() > goal; }

  Usage one() const { return {seconds(ones_), megabytes(ones_), ones_.front().status}; }
  Usage two() const { return {seconds(twos_), megabytes(twos_), twos_.front().status}; }

 private:
  static double seconds(const std::vector<Usage>& usages) {
    std::vector<double> all;
    for (const Usage& each : usages) all.push_back(each.seconds);
    return median(std::move(all));
  }
  static double megabytes(const std::vector<Usage>& usages) {
    std::vector<double> all;
    for (const Usage& each : usages) all.push_back(each.megabytes);
    return median(std::move(all));
  }

  std::vector<Usage> ones_, twos_;
};

class Bench {
 public:
  explicit Bench(std::string minimax, int size) : minimax_(std::move(minimax)), size_(size) {
    std::string name = (fs::temp_directory_path() / "growth_XXXXXX").string();
    if (!mkdtemp(name.data())) throw std::runtime_error("there is no room for files");
    folder_ = name;
  }
  Bench(const Bench&) = delete;
  Bench& operator=(const Bench&) = delete;
  ~Bench() { fs::remove_all(folder_); }

  // The shapes with these names, all where there are none. Whether each run had the status that it
  // should have.
  bool compare(const std::vector<std::string>& names) {
    fmt::print("{:<15} {:<40} {:>9} {:>9} {:>6} {:>8} {:>8} {:>6} {:>6}\n", "shape", "command",
               "n, s", "2n, s", "ratio", "n, MB", "2n, MB", "ratio", "/ file");
    for (const Shape& shape : shapes()) {
      if (names.empty() || std::ranges::find(names, shape.name) != names.end()) compare(shape);
    }
    fmt::print("{} of {} ratios are above {}\n", above_, ratios_, goal);
    return is_right_;
  }

 private:
  static constexpr double goal = 2.3;

  static constexpr int fewest_pairs = 3, most_pairs = 9;

  // A row above the goal has more pairs: the machine may have been disturbed.
  void compare(const Shape& shape) {
    const std::string files[] = {write(shape, size_, "n.pl"), write(shape, 2 * size_, "2n.pl")};
    const double megabytes = static_cast<double>(fs::file_size(files[1])) / 1024 / 1024;
    for (const Asked& asked : shape.asked) {
      Pairs pairs;
      for (int i = 0; i < fewest_pairs || (i < most_pairs && pairs.is_above(goal)); ++i)
        pairs.add(measure(shape, asked, files[0]), measure(shape, asked, files[1]));
      print(shape, asked, pairs, megabytes);
    }
  }

  Usage measure(const Shape& shape, const Asked& asked, const std::string& file) {
    std::vector<std::string> command = {minimax_, asked.command, file};
    command.insert(command.end(), asked.arguments.begin(), asked.arguments.end());
    const Usage usage = run(command);
    if (usage.status != asked.status) {
      is_right_ = false;
      fmt::print(stderr, "{} of {} ends with status {}\n", asked.text(), shape.name, usage.status);
    }
    return usage;
  }

  void print(const Shape& shape, const Asked& asked, const Pairs& pairs, double file) {
    const double times = pairs.times(), memories = pairs.memories();
    for (const double ratio : {times, memories}) {
      ++ratios_;
      above_ += ratio > goal ? 1 : 0;
    }
    const Usage one = pairs.one(), two = pairs.two();
    fmt::print("{:<15} {:<40} {:>9.3f} {:>9.3f} {:>6.2f} {:>8.1f} {:>8.1f} {:>6.2f} {:>6.1f}\n",
               shape.name, asked.text(), one.seconds, two.seconds, times, one.megabytes,
               two.megabytes, memories, two.megabytes / file);
    std::fflush(stdout);
  }

  std::string write(const Shape& shape, int size, const char* name) const {
    const fs::path file = folder_ / name;
    std::ofstream out(file);
    shape.write(out, size);
    if (!out.flush()) throw std::runtime_error("a file cannot be written");
    return file.string();
  }

  std::string minimax_;
  int size_;
  fs::path folder_;
  int ratios_ = 0;
  int above_ = 0;
  bool is_right_ = true;
};

}  // namespace

int main(int argc, char** argv) try {
  int size = 500'000;
  const bool has_size = argc > 2;
  const bool is_size =
      !has_size || std::from_chars(argv[2], argv[2] + std::strlen(argv[2]), size).ec == std::errc();
  const std::vector<std::string> names(argv + std::min(argc, 3), argv + argc);
  if (argc < 2 || !is_size || size < 8 || !std::ranges::all_of(names, is_shape)) {
    fmt::print(stderr, "usage: {} MINIMAX [SIZE [SHAPE...]]\n", argv[0]);
    return 2;
  }
  return Bench(argv[1], size).compare(names) ? 0 : 1;
} catch (const std::exception& error) {
  fmt::print(stderr, "{}: {}\n", argv[0], error.what());
  return 2;
}
