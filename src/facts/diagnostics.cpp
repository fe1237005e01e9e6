#include "facts/diagnostics.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

namespace minimax {

void Diagnostics::add(Diagnostic diagnostic) {
  Kept& kept = groups_[{diagnostic.severity, diagnostic.kind}];
  const Rank rank{diagnostic.offset, added_++};
  if (kept.first.size() == most_) {
    ++kept.left_out;
    if (kept.first.empty() || std::prev(kept.first.end())->first < rank) return;
    kept.first.erase(std::prev(kept.first.end()));
  }
  kept.first.emplace(rank, std::move(diagnostic));
}

void Diagnostics::replace_by(Diagnostic diagnostic) {
  groups_.clear();
  add(std::move(diagnostic));
}

bool Diagnostics::has(DiagnosticKind kind) const {
  return std::ranges::any_of(groups_, [kind](const auto& each) { return each.first.kind == kind; });
}

std::size_t Diagnostics::count(Severity severity) const {
  std::size_t count = 0;
  for (const auto& [group, kept] : groups_) {
    if (group.severity == severity) count += kept.first.size() + kept.left_out;
  }
  return count;
}

std::vector<Diagnostic> Diagnostics::in_order() const {
  std::map<Rank, const Diagnostic*> all;
  for (const auto& [group, kept] : groups_) {
    for (const auto& [rank, diagnostic] : kept.first) all.emplace(rank, &diagnostic);
  }
  std::vector<Diagnostic> diagnostics;
  diagnostics.reserve(all.size());
  for (const auto& [rank, diagnostic] : all) diagnostics.push_back(*diagnostic);
  return diagnostics;
}

auto Diagnostics::left_out() const -> std::vector<LeftOut> {
  std::vector<LeftOut> all;
  for (const auto& [group, kept] : groups_) {
    if (kept.left_out > 0) all.push_back({group.severity, group.kind, kept.left_out});
  }
  return all;
}

std::string text_of(const Diagnostics::LeftOut& left_out, const std::string& file) {
  return fmt::format("{}: {} more {}{} of the kind {}", file, left_out.count,
                     text_of(left_out.severity), left_out.count == 1 ? "" : "s",
                     name_of(left_out.kind));
}

std::string render(const Diagnostics::LeftOut& left_out, const std::string& file) {
  return text_of(left_out, file) + "\n  --all-messages tells all of them.\n";
}

std::string render(const Diagnostics& diagnostics, const Source& source) {
  const std::vector<Diagnostic> all = diagnostics.in_order();
  const std::vector<Place> places = places_of(all, source);
  std::string text;
  for (std::size_t i = 0; i < places.size(); ++i) text += render(all[i], source, places[i]);
  for (const Diagnostics::LeftOut& left_out : diagnostics.left_out())
    text += render(left_out, source.name());
  return text;
}

}  // namespace minimax
