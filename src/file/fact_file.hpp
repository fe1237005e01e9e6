// A fact file, as a command works on it.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "facts/diagnostics.hpp"
#include "facts/load.hpp"
#include "facts/source.hpp"
#include "file/game_file.hpp"
#include "game/game_error.hpp"
#include "search/common/control.hpp"

namespace minimax {

class FactFile final : public GameFile {
 public:
  /// What the source holds, with its diagnostics. Throws BadInput where it holds errors.
  FactFile(Source source, Loaded loaded);

  const std::string& name() const override { return source_.name(); }
  TermTable& terms() override { return facts().terms(); }
  const OperatorTable& operators() const override { return loaded_.operators; }
  GameKind kind() override { return facts().kind(); }
  std::vector<TermId> positions(const std::vector<std::string>& texts) override;
  bool is_position(TermId term) override { return facts().is_position(term); }
  std::vector<TermId> all_positions(std::optional<Seconds>) override { return facts().positions(); }
  /// Of the whole file, wherever one begins.
  CheckReport check(const std::vector<std::string>&, const CheckLimits&) override {
    return check_facts(source_);
  }
  std::optional<TermId> move_name(TermId position, TermId successor) override {
    return facts().move_name(position, successor);
  }
  std::optional<Declaration> declaration(TermId position) override {
    return facts().declaration(position);
  }
  std::optional<TermId> static_value(TermId position) override {
    return facts().written_value(position);
  }
  /// Throws UsageError: there is no goal to call.
  Goal goal(const std::string& text) override;
  std::unique_ptr<FileGame> game(const Options& options) override;

  /// What is wrong with the game, on standard error.
  [[noreturn]] void fail(const GameError& error);
  [[noreturn]] void fail(const CycleError<TermId>& error);

 private:
  FactGame& facts() noexcept { return *loaded_.game; }
  TermId position(const std::string& text);
  std::string nearest_position(const std::string& text);
  TermId beginning();

  Source source_;
  Loaded loaded_;
};

}  // namespace minimax
