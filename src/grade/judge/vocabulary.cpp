#include "grade/judge/vocabulary.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "facts/source.hpp"
#include "syntax/syntax_error.hpp"
#include "syntax/tokenizer.hpp"
#include "term/operators.hpp"
#include "term/term_table.hpp"
#include "term/writer.hpp"

namespace minimax::grade {

namespace {

constexpr std::string_view value_names[] = {"static_eval", "staticval"};

/// Finds names in a text, whatever else is in it.
class NameSearch {
 public:
  explicit NameSearch(std::string_view text) : text_(text), tokenizer_(text) {}

  void run() {
    while (!is_over_) {
      try {
        while (tokenizer_.skip_layout()) note(tokenizer_.next(true));
        is_over_ = true;
      } catch (const SyntaxError&) {
        skip_line();
      }
    }
  }

  bool has(std::string_view name) const { return std::ranges::find(found_, name) != found_.end(); }

 private:
  void note(const Token& token) {
    reached_ = token.begin + token.length;
    if (token.kind != TokenKind::name) return;
    std::string_view name = token.text();
    if (name.size() > 2 && name.front() == '\'') name = name.substr(1, name.size() - 2);
    const auto* const known = std::ranges::find(value_names, name);
    if (known != std::end(value_names) && !has(*known)) found_.push_back(*known);
  }

  // What cannot be read is left out to the end of its line.
  void skip_line() {
    reached_ = std::max({reached_, tokenizer_.here(), text_.data()});
    const auto from = static_cast<std::size_t>(reached_ - text_.data());
    const std::size_t end = text_.find('\n', from);
    // Each fault may be found at the end of the text only, as that of a comment which is not
    // closed.
    constexpr std::size_t most_faults = 100;
    if (end == std::string_view::npos || ++faults_ == most_faults) {
      is_over_ = true;
      return;
    }
    reached_ = text_.data() + end + 1;
    tokenizer_.move_to(reached_);
  }

  std::string_view text_;
  Tokenizer tokenizer_;
  const char* reached_ = nullptr;
  std::vector<std::string_view> found_;
  std::size_t faults_ = 0;
  bool is_over_ = false;
};

std::string name_of_predicate(std::string_view fact) {
  return std::string(fact.substr(0, fact.find('(')));
}

// Each fact, in the program's words.
std::vector<std::string> facts_in(const Tree& tree, const Vocabulary& vocabulary) {
  std::vector<std::string> facts;
  for (std::string& fact : fact_list(tree)) {
    if (name_of_predicate(fact) != value_names[0]) {
      facts.push_back(std::move(fact));
      continue;
    }
    for (const std::string& name : vocabulary.value_names)
      facts.push_back(name + fact.substr(value_names[0].size()));
  }
  return facts;
}

// `moves/2`
std::vector<std::string> predicates_in(const Vocabulary& vocabulary) {
  std::vector<std::string> predicates = {"max_to_move/1", "min_to_move/1", "moves/2"};
  for (const std::string& name : vocabulary.value_names) predicates.push_back(name + "/2");
  return predicates;
}

// What qualifies a predicate with the module: `game:`, `'my game':`, `(-):`; nothing for `user`.
std::string prefix_of(const std::string& module) {
  if (module == "user") return "";
  TermTable terms;
  const TermId parts[] = {terms.atom(module), terms.atom("x")};
  std::string text = write_quoted(terms, terms.compound(terms.atom(":"), parts), OperatorTable());
  text.pop_back();
  return text;
}

std::string facts_in_module(const std::vector<std::string>& facts, const Vocabulary& vocabulary,
                            const std::string& module) {
  const std::string prefix = prefix_of(module);
  std::string text;
  for (const std::string& predicate : predicates_in(vocabulary))
    text += fmt::format(":- abolish({0}{1}), dynamic({0}{1}).\n", prefix, predicate);
  for (const std::string& fact : facts) text += prefix + fact + ".\n";
  return text;
}

}  // namespace

std::vector<std::string> value_names_in(const std::string& program) {
  const Source source = Source::of_text("", program);
  NameSearch search(source.text());
  search.run();
  std::vector<std::string> names;
  for (const std::string_view name : value_names) {
    if (search.has(name)) names.emplace_back(name);
  }
  return names.empty() ? Vocabulary().value_names : names;
}

std::string facts_for(const Tree& tree, const Vocabulary& vocabulary) {
  const std::vector<std::string> facts = facts_in(tree, vocabulary);
  std::string text;
  for (const std::string& module : vocabulary.modules)
    text += facts_in_module(facts, vocabulary, module);
  if (!vocabulary.modules.empty()) return text;
  std::vector<std::string> missing;
  for (const std::string& predicate : predicates_in(vocabulary)) {
    const auto is_of_it = [&](const std::string& fact) {
      return predicate.starts_with(name_of_predicate(fact) + "/");
    };
    if (std::ranges::none_of(facts, is_of_it)) missing.push_back(predicate);
  }
  if (!missing.empty()) text = fmt::format(":- dynamic {}.\n", fmt::join(missing, ", "));
  for (const std::string& fact : facts) text += fact + ".\n";
  return text;
}

}  // namespace minimax::grade
