#include "file/given_options.hpp"

#include <algorithm>

#include "ask/option_faults.hpp"

namespace minimax {

namespace {

void read(Options& options, const OptionRow& row, User user, const std::vector<std::string>& parts,
          const TextValue::Reader* reader) {
  TextValue value(phrased("{" + std::string(row.name) + "}", Phrase::shell), parts, reader);
  row.field.read(options, value, user);
}

}  // namespace

bool GivenOptions::has(std::string_view name) const noexcept {
  return std::ranges::find(names_, name) != names_.end();
}

void GivenOptions::add(const OptionRow& row, const std::vector<std::string>& parts) {
  names_.push_back(row.name);
  if (row.field.needs_game)
    unread_.push_back({&row, parts});
  else
    minimax::read(options_, row, user(), parts, nullptr);
}

Options GivenOptions::read(const TextValue::Reader& reader) const {
  Options options = options_;
  for (const auto& [row, parts] : unread_) minimax::read(options, *row, user(), parts, &reader);
  return options;
}

}  // namespace minimax
