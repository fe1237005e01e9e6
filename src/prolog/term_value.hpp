// The value of an option in a list of Prolog's.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ask/option_value.hpp"
#include "prolog/errors.hpp"
#include "prolog/prolog.hpp"

namespace minimax::prolog {

/// The arguments of an option. Throws PendingException with an error.
class TermValue final : public OptionValue {
 public:
  /// Of the option of this name, which is `option`: consecutive references to its values. Goals are
  /// called in `module`.
  TermValue(std::string_view name, term_t option, term_t values, module_t module, Caller caller)
      : name_(name), option_(option), values_(values), module_(module), caller_(caller) {}

  std::size_t choice(std::span<const std::string_view> names) override;
  std::vector<std::size_t> choices(std::span<const std::string_view> names) override;
  std::uint64_t count(std::uint64_t most, const char* of) override;
  std::uint64_t count_within(std::uint64_t least, std::uint64_t most, const char* of) override;
  double seconds() override { return magnitude().to_double(); }
  Number magnitude() override;
  Number finite(std::size_t part) override;
  [[noreturn]] void refuse_order() override;
  std::optional<Draw> draw() override;
  Goal goal() override;
  std::string path() override;

 private:
  std::string what() const { return "the option " + name_; }
  std::size_t index_of(term_t term, std::span<const std::string_view> names) const;
  Number integer() const;

  std::string name_;
  term_t option_;
  term_t values_;
  module_t module_;
  Caller caller_;
};

}  // namespace minimax::prolog
