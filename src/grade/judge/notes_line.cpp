#include "grade/judge/notes_line.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

#include "search/two/notes_list.hpp"

namespace minimax::grade {

namespace {

std::size_t times_of(const std::vector<TermId>& successors, TermId winner) {
  const auto place = std::ranges::find(successors, winner);
  return times_in_front(static_cast<std::size_t>(place - successors.begin()), successors.size());
}

Message times(std::size_t count) {
  return Message("once", "{count} times", count);
}

}  // namespace

NotesLine line_of_notes_list(Reference& reference, TermId position,
                             const std::vector<TermId>& list) {
  NotesLine read;
  const auto fail = [](Message reason) { return NotesLine{.reason = std::move(reason)}; };
  auto rest = list.begin();
  std::vector<TermId> successors = reference.successors(position);
  for (; !successors.empty(); successors = reference.successors(position)) {
    const bool is_only = successors.size() == 1;
    if (!is_only && rest == list.end())
      return fail(Message("NodesList has to go on to a leaf; yours ends at {position}",
                          {{"position", reference.text(position)}}));
    const TermId winner = is_only ? successors.front() : *rest;
    if (std::ranges::find(successors, winner) == successors.end())
      return fail(
          Message("{taken} is no successor of {position}",
                  {{"taken", reference.text(winner)}, {"position", reference.text(position)}}));
    const std::size_t wanted = times_of(successors, winner);
    const auto other =
        std::ranges::find_if(rest, list.end(), [&](TermId each) { return each != winner; });
    const auto found = static_cast<std::size_t>(other - rest);
    if (found != wanted)
      return fail(Message(
          "the notes' program puts {position} into NodesList {wanted}, since it is one of {count} "
          "successor; in yours it stands there {found}",
          "the notes' program puts {position} into NodesList {wanted}, since it is one of {count} "
          "successors; in yours it stands there {found}",
          successors.size(),
          {{"position", reference.text(winner)},
           {"wanted", times(wanted)},
           {"found", times(found)}}));
    rest = other;
    read.line.push_back(winner);
    position = winner;
  }
  if (rest == list.end()) return read;
  return fail(Message("NodesList goes on with {next} after the leaf {leaf}",
                      {{"next", reference.text(*rest)}, {"leaf", reference.text(position)}}));
}

std::vector<TermId> notes_list_of(Reference& reference, TermId position,
                                  const std::vector<TermId>& line) {
  std::vector<TermId> list;
  for (const TermId winner : line) {
    list.insert(list.end(), times_of(reference.successors(position), winner), winner);
    position = winner;
  }
  return list;
}

}  // namespace minimax::grade
