// The value of an option of the command line.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ask/option_value.hpp"
#include "term/operators.hpp"
#include "term/term_table.hpp"

namespace minimax {

/// A text, or two. Throws UsageError.
class TextValue final : public OptionValue {
 public:
  /// What numbers and goals are read with: they are written with the operators of a game.
  struct Reader {
    TermTable& terms;
    const OperatorTable& operators;
    /// Throws UsageError where the text is no goal.
    std::function<Goal(const std::string& text)> read_goal;
  };

  /// Of the option with this name, as it is typed. Without a reader numbers and goals cannot be
  /// read. All must outlive this.
  TextValue(std::string option, std::span<const std::string> parts, const Reader* reader = nullptr)
      : option_(std::move(option)), parts_(parts), reader_(reader) {}

  std::size_t choice(std::span<const std::string_view> names) override;
  std::vector<std::size_t> choices(std::span<const std::string_view> names) override;
  std::uint64_t count(std::uint64_t most, const char* of) override;
  std::uint64_t count_within(std::uint64_t least, std::uint64_t most, const char* of) override;
  double seconds() override;
  Number magnitude() override;
  Number finite(std::size_t part) override;
  [[noreturn]] void refuse_order() override;
  std::optional<Draw> draw() override;
  Goal goal() override { return reader_->read_goal(parts_[0]); }
  std::string path() override;

 private:
  [[noreturn]] void fail(const std::string& problem) const;
  std::size_t index_of(std::string_view name, std::span<const std::string_view> names,
                       const char* rest) const;
  Number number(const std::string& text) const;

  std::string option_;
  std::span<const std::string> parts_;
  const Reader* reader_;
};

}  // namespace minimax
