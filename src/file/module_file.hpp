// A module with a game in C++, as a command works on it.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>
#include <vector>

#include "file/game_file.hpp"
#include "module/loaded_module.hpp"
#include "module/searched_module.hpp"
#include "term/operators.hpp"
#include "term/term_table.hpp"

namespace minimax {

class ModuleFile final : public GameFile {
 public:
  /// The file has this content. Throws BadInput where it is no module with a game.
  ModuleFile(std::string name, std::string_view content);

  const std::string& name() const override { return name_; }
  TermTable& terms() override { return terms_; }
  const OperatorTable& operators() const override { return operators_; }
  std::vector<TermId> positions(const std::vector<std::string>& texts) override;
  bool is_position(TermId term) override { return position_of(term).has_value(); }
  /// Those that are reached from where the game begins.
  std::vector<TermId> all_positions(std::optional<Seconds> limit) override;
  /// Throws UsageError: there is nothing in it that could be misspelt.
  CheckReport check(const std::vector<std::string>& texts, const CheckLimits& limits) override;
  std::optional<std::string> picture(TermId position) override;
  std::optional<TermId> move_name(TermId position, TermId successor) override;
  /// Throws UsageError: there is no goal to call.
  Goal goal(const std::string& text) override;
  /// Throws UsageError: the checker knows no game in C++.
  std::optional<std::string> certified_interface() override;
  /// Its own searches tell nobody of positions.
  bool tells_visits() const override { return false; }
  void forget() override;
  std::unique_ptr<FileGame> game(const Options& options) override;

  SearchedModule& searched() { return *game_; }
  /// A position of the game as a term, and the other way round; nothing where the term is none.
  TermId term_of(TermId position);
  std::optional<TermId> position_of(TermId term);
  /// Asks, and tells on standard error what the game throws.
  template <class Ask>
  std::invoke_result_t<Ask> guarded(Ask ask);

 private:
  TermId position(const std::string& text);
  std::string where_it_begins();
  [[noreturn]] void fail(const std::string& problem) const;

  std::string name_;
  std::optional<LoadedModule> module_;
  TermTable terms_;
  OperatorTable operators_;
  std::unique_ptr<SearchedModule> game_;
  std::vector<std::optional<TermId>> written_;  // by position
  std::unordered_map<TermId, TermId> by_term_;  // positions that were written
};

}  // namespace minimax
