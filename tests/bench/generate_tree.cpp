// Writes the benchmark's game tree as a course's fact file.
//
//     generate_tree BRANCHING DEPTH SEED [atoms|lists|boards] > tree.pl
//
// The tree is uniform: every position above DEPTH has BRANCHING successors. Positions are n0, n1
// and so on, breadth first, or as compounds pos(x,[0,0,0]), pos(o,[0,0,1]) or boards of nine,
// b(a,a,a,a,a,a,a,a,a), b(a,a,a,a,a,a,a,a,b); MAX moves in the root n0, and the movers alternate.
// The values are uniform in -1000..1000. The facts are grouped by predicate, in the order in which
// examples/course_notes.pl has them. The same arguments give the same bytes on every machine.
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <exception>
#include <random>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace {

/// The positions of a uniform tree, numbered breadth first.
class UniformTree {
 public:
  UniformTree(std::uint64_t branching, std::uint64_t depth) : branching_(branching) {
    if (branching == 0) throw std::invalid_argument("BRANCHING must be at least 1");
    constexpr std::uint64_t limit = 1'000'000'000;
    std::uint64_t width = 1;
    for (std::uint64_t level = 0;; ++level) {
      level_begins_.push_back(size_);
      size_ += width;
      if (size_ > limit) throw std::invalid_argument("a tree of more than 1e9 positions");
      if (level == depth) break;
      width *= branching;
    }
  }

  std::uint64_t branching() const noexcept { return branching_; }
  std::uint64_t size() const noexcept { return size_; }
  std::uint64_t first_leaf() const noexcept { return level_begins_.back(); }
  std::uint64_t first_successor(std::uint64_t position) const noexcept {
    return position * branching_ + 1;
  }

  /// Calls `visit` with every position of the levels `first_level`, `first_level` + 2, and so on.
  template <class Visit>
  void every_other_level(std::size_t first_level, Visit visit) const {
    for (std::size_t level = first_level; level < level_begins_.size(); level += 2) {
      const std::uint64_t end = level + 1 < level_begins_.size() ? level_begins_[level + 1] : size_;
      for (std::uint64_t position = level_begins_[level]; position < end; ++position) {
        visit(position);
      }
    }
  }

 private:
  std::uint64_t branching_;
  std::uint64_t size_ = 0;
  std::vector<std::uint64_t> level_begins_;
};

/// How positions are written.
enum class Form : std::uint8_t { atoms, lists, boards };

/// Buffers what is written to standard output; throws where that fails.
class Writer {
 public:
  explicit Writer(Form form) : form_(form) {}

  void text(std::string_view text) {
    buffer_ += text;
    if (buffer_.size() >= flush_size) flush();
  }
  template <class Integer>
  void number(Integer value) {
    char digits[24];
    const auto end = std::to_chars(digits, digits + sizeof digits, value).ptr;
    text({digits, static_cast<std::size_t>(end - digits)});
  }
  void position(std::uint64_t id) {
    if (form_ == Form::lists) return list(id);
    if (form_ == Form::boards) return board(id);
    text("n");
    number(id);
  }
  void flush() {
    if (std::fwrite(buffer_.data(), 1, buffer_.size(), stdout) != buffer_.size() ||
        std::fflush(stdout) != 0) {
      throw std::runtime_error("cannot write to standard output");
    }
    buffer_.clear();
  }

 private:
  void list(std::uint64_t id) {
    text(id % 2 == 0 ? "pos(x,[" : "pos(o,[");
    number(id / 1'000'000);
    text(",");
    number(id / 1'000 % 1'000);
    text(",");
    number(id % 1'000);
    text("])");
  }
  void board(std::uint64_t id) {
    std::string cells = "b(a,a,a,a,a,a,a,a,a)";
    for (std::size_t cell = 18; id > 0; cell -= 2, id /= 10)
      cells[cell] = static_cast<char>('a' + id % 10);
    text(cells);
  }

  static constexpr std::size_t flush_size = 1 << 16;
  Form form_;
  std::string buffer_;
};

void write_movers(const UniformTree& tree, std::string_view predicate, std::size_t first_level,
                  Writer& out) {
  tree.every_other_level(first_level, [&](std::uint64_t position) {
    out.text(predicate);
    out.text("(");
    out.position(position);
    out.text(").\n");
  });
}

void write_moves(const UniformTree& tree, Writer& out) {
  for (std::uint64_t position = 0; position < tree.first_leaf(); ++position) {
    out.text("moves(");
    out.position(position);
    out.text(",[");
    for (std::uint64_t i = 0; i < tree.branching(); ++i) {
      if (i > 0) out.text(",");
      out.position(tree.first_successor(position) + i);
    }
    out.text("]).\n");
  }
}

void write_values(const UniformTree& tree, std::uint64_t seed, Writer& out) {
  std::mt19937_64 random(seed);
  for (std::uint64_t position = tree.first_leaf(); position < tree.size(); ++position) {
    out.text("static_eval(");
    out.position(position);
    out.text(",");
    out.number(static_cast<int>(random() % 2001) - 1000);
    out.text(").\n");
  }
}

std::uint64_t argument(const char* text) {
  std::uint64_t value = 0;
  const char* end = text + std::strlen(text);
  const auto [stop, error] = std::from_chars(text, end, value);
  if (error != std::errc{} || stop != end) {
    throw std::invalid_argument("not a natural number: " + std::string(text));
  }
  return value;
}

Form form_named(std::string_view name) {
  if (name == "atoms") return Form::atoms;
  if (name == "lists") return Form::lists;
  if (name == "boards") return Form::boards;
  throw std::invalid_argument("no form of positions: " + std::string(name));
}

void generate(const UniformTree& tree, std::uint64_t seed, Form form) {
  Writer out(form);
  write_movers(tree, "max_to_move", 0, out);
  write_movers(tree, "min_to_move", 1, out);
  write_moves(tree, out);
  write_values(tree, seed, out);
  out.flush();
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 4 && argc != 5) {
    std::fputs("usage: generate_tree BRANCHING DEPTH SEED [atoms|lists|boards] > FILE\n", stderr);
    return 2;
  }
  try {
    const UniformTree tree(argument(argv[1]), argument(argv[2]));
    generate(tree, argument(argv[3]), argc == 5 ? form_named(argv[4]) : Form::atoms);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "generate_tree: %s\n", error.what());
    return 2;
  }
}
