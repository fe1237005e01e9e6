#include "grade/judge/load_notes.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

#include "grade/judge/told_text.hpp"

namespace minimax::grade {

namespace {

// What SWI-Prolog says is in English.
Message note_of(const sandbox::LoadMessage& message) {
  const Message text(message.kind == "warning" ? "warning: {message}" : "error: {message}",
                     {{"message", message.text}});
  return message.line == 0 ? text : in_line(message.line, text);
}

Message note_of(const sandbox::OwnFacts& own) {
  std::vector<MessagePart> parts = {
      {"predicates", fmt::format("{}", fmt::join(own.predicates, ", "))}};
  if (own.module == "user")
    return Message("facts of its own were set aside: {predicates}", std::move(parts));
  parts.emplace_back("module", own.module);
  return Message("facts of its own were set aside: {predicates} of module {module}",
                 std::move(parts));
}

}  // namespace

std::vector<Message> notes_of_loading(const sandbox::Transcript& transcript) {
  constexpr std::size_t most_messages = 10;
  std::vector<Message> notes;
  for (const sandbox::LoadMessage& message : transcript.messages) {
    if (notes.size() == most_messages) break;
    notes.push_back(note_of(message));
  }
  for (const sandbox::OwnFacts& own : transcript.own_facts) notes.push_back(note_of(own));
  return notes;
}

Message undefined_reason(const sandbox::Transcript& transcript, const Task& task) {
  const std::string asked = fmt::format("{}/{}", task.name, task.arity);
  if (!transcript.hidden_in.empty())
    return Message(
        "{predicate} is there, but module {module} does not export it: `:- module({module}, "
        "[{predicate}]).`",
        {{"predicate", asked}, {"module", transcript.hidden_in.front()}});
  const auto is_error = [](const sandbox::LoadMessage& each) { return each.kind != "warning"; };
  const auto error = std::ranges::find_if(transcript.messages, is_error);
  // One with a name that is only like it may be a part of a program whose clause for the name
  // itself could not be read.
  const bool may_be_meant = !transcript.others.empty() &&
                            (error == transcript.messages.end() ||
                             transcript.others.front().starts_with(std::string(task.name) + "/"));
  if (may_be_meant)
    return Message("{others} is there; {predicate} was asked for",
                   {{"others", listed(transcript.others)}, {"predicate", asked}});
  Message reason("{predicate} is not defined", {{"predicate", asked}});
  if (error == transcript.messages.end()) return reason;
  Message text = verbatim(error->text);
  return joined({std::move(reason),
                 error->line == 0 ? std::move(text) : in_line(error->line, std::move(text))},
                "; ");
}

}  // namespace minimax::grade
