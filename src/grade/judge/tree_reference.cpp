#include "grade/judge/tree_reference.hpp"

#include <memory>
#include <utility>

#include "facts/load.hpp"
#include "facts/source.hpp"
#include "file/fact_file.hpp"
#include "syntax/read_term.hpp"

namespace minimax::grade {

namespace {

std::unique_ptr<GameFile> file_of(const Tree& tree) {
  Source source = Source::of_text("the tree", facts_of(tree));
  Loaded loaded = load_facts(source);
  return std::make_unique<FactFile>(std::move(source), std::move(loaded));
}

}  // namespace

TreeReference::TreeReference(const Tree& tree)
    : GameReference(file_of(tree), tree.positions[tree.root].name) {
  for (std::size_t i = 0; i < tree.positions.size(); ++i) {
    names_.push_back(read_term(tree.positions[i].name, terms(), operators()));
    indices_.set(names_.back(), i);
  }
}

std::optional<std::size_t> TreeReference::index(TermId term) const {
  const std::size_t* const known = indices_.find(term);
  return known == nullptr ? std::nullopt : std::optional(*known);
}

}  // namespace minimax::grade
