#include "film/film_options.hpp"

#include <algorithm>
#include <cstddef>

#include "ask/option_faults.hpp"
#include "ask/option_table.hpp"
#include "base/json_text.hpp"

namespace minimax {

namespace {

// `--cut-off`
std::string flag_of(const OptionRow& row) {
  return phrased("{" + std::string(row.name) + "}", Phrase::shell);
}

// What checks have too concerns programs, and not the search; and what has several parts is for who
// writes programs.
bool is_switched(const OptionRow& row, Algorithm algorithm, GameKind kind) {
  return row.users.hold(User::film) && !row.users.hold(User::check) && row.kinds.hold(kind) &&
         row.field.parts == 1 && (!row.is_for || row.is_for(algorithm, kind));
}

std::string array_of(const std::vector<std::string>& texts) {
  JsonList array;
  for (const std::string& text : texts) array.add(json_string(text));
  return array.array();
}

// A page knows which algorithm is used, and who draws has no table.
bool is_shown(std::string_view choice) {
  return choice != "auto" && choice != "table";
}

// `error|draw(V)` has two choices, of which the second is for any value.
std::vector<std::string> choices_of_option(const OptionRow& row, const std::string& value,
                                           GameKind kind) {
  std::vector<std::string> choices;
  const auto add = [&](std::string_view name) {
    if (name == "draw(V)")
      choices.emplace_back(value.starts_with("draw") ? value : "draw(0)");
    else if (is_shown(name))
      choices.emplace_back(name);
  };
  std::string names = choice_names(row, User::film, "|", kind);
  if (names.empty() && row.argument.find('|') != row.argument.npos) names = row.argument;
  for (std::size_t begin = 0; begin < names.size();) {
    const std::size_t end = std::min(names.find('|', begin), names.size());
    add(std::string_view(names).substr(begin, end - begin));
    begin = end + 1;
  }
  return choices;
}

// What no trace can be asked for with changes no step.
bool is_traced(const OptionRow& row, const Options& options) {
  const OptionChoice* const choice = row.field.choice(options);
  return !choice || choice->is_traced;
}

std::string option_json(const OptionRow& row, const Options& options, GameKind kind) {
  std::vector<std::string> texts = row.field.texts(options);
  std::erase_if(texts, [](const std::string& text) { return !is_shown(text); });
  if (texts.empty() && !row.default_value.empty() && row.argument.find('|') != row.argument.npos)
    texts.emplace_back(row.default_value);
  JsonList option;
  option.add("name", json_string(flag_of(row).substr(2)));
  option.add("choices", array_of(choices_of_option(row, texts.empty() ? "" : texts.front(), kind)));
  if (row.field.is_list)
    option.add("value", array_of(texts));
  else
    option.add("value", texts.empty() ? "null" : json_string(texts.front()));
  if (row.field.is_list) option.add("list", "true");
  return option.object();
}

}  // namespace

Algorithm traced_algorithm(const Options& options, GameKind kind) {
  if (options.algorithm != Algorithm::automatic) return options.algorithm;
  switch (kind) {
    case GameKind::two_players:
      return Algorithm::alpha_beta;
    case GameKind::chance:
      return Algorithm::expectiminimax;
    case GameKind::players:
      break;
  }
  return Algorithm::maxn;
}

std::string film_options(const Options& options, GameKind kind) {
  Options resolved = options;
  resolved.algorithm = traced_algorithm(options, kind);
  JsonList list;
  for (const OptionRow& row : option_table()) {
    if (is_switched(row, resolved.algorithm, kind)) list.add(option_json(row, resolved, kind));
  }
  return list.array();
}

std::vector<std::string> film_flags(const Options& options) {
  std::vector<std::string> flags;
  for (const OptionRow& row : option_table()) {
    if (!row.users.hold(User::film) || !row.field.is_changed(options)) continue;
    if (!is_traced(row, options)) continue;
    flags.push_back(flag_of(row));
    const std::vector<std::string> texts = row.field.texts(options);
    if (!row.field.is_list) {
      flags.insert(flags.end(), texts.begin(), texts.end());
      continue;
    }
    std::string list;
    for (const std::string& text : texts) list += (list.empty() ? "" : ",") + text;
    flags.push_back(list);
  }
  return flags;
}

}  // namespace minimax
