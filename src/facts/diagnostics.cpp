#include "facts/diagnostics.hpp"

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

Message message_of(const Diagnostics::LeftOut& left_out, const std::string& file) {
  std::vector<MessagePart> parts = {{"file", file}, {"kind", std::string(name_of(left_out.kind))}};
  if (left_out.severity == Severity::error)
    return Message("{file}: {count} more error of the kind {kind}",
                   "{file}: {count} more errors of the kind {kind}", left_out.count,
                   std::move(parts));
  return Message("{file}: {count} more warning of the kind {kind}",
                 "{file}: {count} more warnings of the kind {kind}", left_out.count,
                 std::move(parts));
}

std::string render(const Diagnostics::LeftOut& left_out, const std::string& file) {
  return say(message_of(left_out, file)) + "\n  " + say("--all-messages tells all of them.") + "\n";
}

StyledText render(const Diagnostics& diagnostics, const Source& source) {
  const std::vector<Diagnostic> all = diagnostics.in_order();
  StyledText text;
  // To ask for the text reads it again: not where there is nothing to tell.
  if (!all.empty() && source.is_there()) {
    const std::vector<Place> places = places_of(all, source);
    for (std::size_t i = 0; i < places.size(); ++i) text += render(all[i], source, places[i]);
  } else {
    for (const Diagnostic& each : all) text += render_without_place(each, source.name());
  }
  for (const Diagnostics::LeftOut& left_out : diagnostics.left_out())
    text += render(left_out, source.name());
  return text;
}

}  // namespace minimax
