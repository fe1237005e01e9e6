#include "syntax/plain_clause.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <tao/pegtl.hpp>

#include "grammar/plain_clause.hpp"

namespace minimax {

namespace {

namespace pegtl = tao::pegtl;
namespace plain = grammar::plain;

using Input = pegtl::memory_input<pegtl::tracking_mode::lazy, pegtl::eol::lf, const char*>;

/// Collects the nodes of one clause.
class Collector {
 public:
  Collector(std::vector<Node>& nodes, const char* begin) : nodes_(nodes), begin_(begin) {}

  void add(NodeKind kind, const char* text, std::size_t length, NameHash hash) {
    const Node node{offset(text),   static_cast<std::uint32_t>(length), hash, 0, 1, kind,
                    NameForm::plain};
    nodes_.push_back(node);
  }
  // The atom before the bracket is a name: it comes behind its arguments.
  void open_arguments() {
    const Node name = nodes_.back();
    nodes_.pop_back();
    open(name, NodeKind::compound);
  }
  void open_list(const char* text) {
    open({offset(text), 1, {}, 0, 0, NodeKind::list, NameForm::plain}, NodeKind::list);
  }
  void complete_term() { ++levels_[depth_ - 1].node.arity; }
  void close() {
    Level& level = levels_[--depth_];
    level.node.size = static_cast<std::uint32_t>(nodes_.size() - level.first + 1);
    nodes_.push_back(level.node);
  }

 private:
  struct Level {
    Node node;
    std::size_t first;
  };

  std::uint32_t offset(const char* text) const { return static_cast<std::uint32_t>(text - begin_); }
  void open(const Node& node, NodeKind kind) {
    levels_[depth_] = {node, nodes_.size()};
    levels_[depth_].node.kind = kind;
    ++depth_;
  }

  std::vector<Node>& nodes_;
  const char* begin_;
  std::array<Level, plain::nesting_limit + 1> levels_;
  std::size_t depth_ = 0;
};

template <class Rule>
struct PlainClauseAction : pegtl::nothing<Rule> {};

template <>
struct PlainClauseAction<plain::name> {
  template <class ActionInput>
  static void apply(const ActionInput& in, Collector& collector) {
    collector.add(NodeKind::atom, in.begin(), in.size(), hash_name({in.begin(), in.size()}));
  }
};
template <>
struct PlainClauseAction<plain::integer> {
  template <class ActionInput>
  static void apply(const ActionInput& in, Collector& collector) {
    collector.add(NodeKind::number, in.begin(), in.size(), NameHash{});
  }
};
template <>
struct PlainClauseAction<plain::open_arguments> {
  static void apply0(Collector& collector) { collector.open_arguments(); }
};
template <>
struct PlainClauseAction<plain::open_list> {
  template <class ActionInput>
  static void apply(const ActionInput& in, Collector& collector) {
    collector.open_list(in.begin());
  }
};
template <>
struct PlainClauseAction<plain::at_end_of_term> {
  static void apply0(Collector& collector) { collector.complete_term(); }
};
template <>
struct PlainClauseAction<plain::close_arguments> {
  static void apply0(Collector& collector) { collector.close(); }
};
template <>
struct PlainClauseAction<plain::close_list> {
  static void apply0(Collector& collector) { collector.close(); }
};

}  // namespace

const char* parse_plain_clause(const char* begin, const char* end, Clause& clause) {
  // A clause that long is left to the parser that says so.
  end = begin + std::min<std::uint64_t>(static_cast<std::uint64_t>(end - begin), 0xffff'ffff);
  Input in(begin, end, "");
  Collector collector(clause.nodes, begin);
  return pegtl::parse<grammar::plain_clause, PlainClauseAction>(in, collector) ? in.current()
                                                                               : nullptr;
}

}  // namespace minimax
