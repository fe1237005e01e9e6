#include "ask/option_faults.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <iterator>
#include <utility>

namespace minimax {

namespace {

// --- Phrases

std::string with_hyphens(std::string_view name) {
  std::string text(name);
  std::ranges::replace(text, '_', '-');
  return "--" + text;
}

// `LOW HIGH` as `Low, High`
std::string as_variables(std::string_view argument) {
  std::string text;
  for (const char c : argument) {
    const bool is_inside = !text.empty() && text.back() != ' ';
    if (c == ' ') text += ',';
    text += is_inside ? static_cast<char>(std::tolower(static_cast<unsigned char>(c))) : c;
  }
  return text;
}

// Of the first row of that name: those of one name are called alike.
std::string_view argument_of(std::string_view name) {
  const auto found = std::ranges::find(option_table(), name, &OptionRow::name);
  return found == option_table().end() ? std::string_view() : found->argument;
}

std::string in_shell(std::string_view name, std::string_view value) {
  return with_hyphens(name) + (value.empty() ? "" : " ") + std::string(value);
}

std::string in_prolog(std::string_view name, std::string_view value) {
  return fmt::format("{}({})", name, value.empty() ? "..." : value);
}

std::string option_text(std::string_view mention, Phrase phrase) {
  const std::size_t equals = mention.find('=');
  const bool names_argument = mention.ends_with(':');
  const std::string_view name = mention.substr(0, std::min(equals, mention.find(':')));
  const bool is_shell = phrase == Phrase::shell;
  std::string value(equals == std::string_view::npos ? "" : mention.substr(equals + 1));
  if (names_argument || (!is_shell && value.empty()))
    value = is_shell ? std::string(argument_of(name)) : as_variables(argument_of(name));
  return is_shell ? in_shell(name, value) : in_prolog(name, value);
}

// --- Which go together

struct Rule {
  std::string_view option;
  bool (*is_broken)(const Options& options);
  std::string_view message;
  std::string_view advice = {};
};

// What is searched deeper than the rest needs a rest; what stands out must not depend on the path.
constexpr Rule rules[] = {
    {"quiescence_depth",
     [](const Options& options) { return options.quiescence_depth && !options.quiescence; },
     "{quiescence_depth} bounds {quiescence:}, which is not given"},
    {"quiescence",
     [](const Options& options) { return options.quiescence && !is_limited(options); },
     "{quiescence} needs a depth limit", "give {depth:}"},
    {"singular", [](const Options& options) { return options.singular && !is_limited(options); },
     "{singular} needs a depth limit", "give {depth:}"},
    {"singular", [](const Options& options) { return options.singular && options.on_cycle; },
     "{singular} cannot be used with {on_cycle=draw(V)}: what a successor is worth would depend on "
     "the path to it"},
    {"quiescence",
     [](const Options& options) {
       return options.quiescence && options.nodes_list == NodesList::notes;
     },
     "{quiescence} cannot be used with {nodes_list=notes}, whose program does not have it"},
    {"algorithm",
     [](const Options& options) {
       return options.algorithm == Algorithm::retrograde && is_limited(options);
     },
     "{algorithm=retrograde} works backwards from the end of the game: it cannot be used with a "
     "depth or another limit"},
    {"algorithm",
     [](const Options& options) {
       return options.algorithm == Algorithm::retrograde && options.mover == MoverRule::successor;
     },
     "{algorithm=retrograde} cannot be used with {mover=successor}: a position would be as many "
     "as there are ways to it"},
    {"endgame",
     [](const Options& options) {
       return options.endgame &&
              (options.mover == MoverRule::successor || options.nodes_list == NodesList::notes ||
               options.singular || options.quiescence);
     },
     "{endgame} cannot be used with {mover=successor}, {nodes_list=notes}, {singular} or "
     "{quiescence}: a table knows the game alone"},
    {"nodes_list",
     [](const Options& options) {
       return options.nodes_list == NodesList::policy && options.ties == TieRule::all;
     },
     "{nodes_list=policy} is one: it cannot be used with {ties=all}"},
};

// Null where all are kept.
const Rule* broken_rule(const Options& options) {
  const auto found =
      std::ranges::find_if(rules, [&](const Rule& rule) { return rule.is_broken(options); });
  return found == std::end(rules) ? nullptr : &*found;
}

// --- Which are for what

// `star1 and star2`
std::string algorithms_of(const OptionRow& row, GameKind kind) {
  const OptionRow& algorithms = *find_option("algorithm", User::predicate);
  std::string list;
  for (const OptionChoice& each : algorithms.field.choices) {
    const auto algorithm = algorithm_named(each.name);
    if (each.kinds.hold(kind) && algorithm != Algorithm::automatic && row.is_for(algorithm, kind))
      list += (list.empty() ? "" : " and ") + std::string(each.name);
  }
  return list;
}

void check_algorithm(const OptionRow& row, Algorithm algorithm, GameKind kind) {
  if (!row.is_for || row.is_for(algorithm, kind)) return;
  throw OptionFault(
      OptionFault::Kind::option, row.name,
      fmt::format("{{{}}} is for {{algorithm={}}}", row.name, algorithms_of(row, kind)));
}

void check_choice(const OptionRow& row, const OptionChoice& choice, User user, GameKind kind,
                  const std::string& why) {
  if (choice.kinds.hold(kind)) return;
  OptionFault fault(OptionFault::Kind::choice, row.name,
                    fmt::format("{{{}={}}} cannot be used here: {}", row.name, choice.name, why),
                    "there are " + choice_names(row, user, ", ", kind));
  fault.value = choice.name;
  throw fault;
}

// To resolve ties in every way makes many lines of max^n, and of nothing else.
void check_ties(const Options& options, GameKind kind) {
  const bool finds_all =
      options.algorithm == Algorithm::automatic || options.algorithm == Algorithm::maxn;
  if (kind != GameKind::players || options.ties != TieRule::all || finds_all) return;
  OptionFault fault(OptionFault::Kind::choice, "ties", "{ties=all} is for {algorithm=maxn}");
  fault.value = "all";
  throw fault;
}

}  // namespace

std::string phrased(std::string_view sentence, Phrase phrase) {
  std::string text;
  while (!sentence.empty()) {
    const std::size_t begin = sentence.find('{');
    text += sentence.substr(0, begin);
    if (begin == std::string_view::npos) break;
    const std::size_t end = sentence.find('}', begin);
    text += option_text(sentence.substr(begin + 1, end - begin - 1), phrase);
    sentence.remove_prefix(end + 1);
  }
  return text;
}

void check_combination(const Options& options) {
  if (const Rule* const rule = broken_rule(options))
    throw OptionFault(OptionFault::Kind::combination, rule->option, std::string(rule->message),
                      std::string(rule->advice));
}

bool combines(Algorithm algorithm, Options options) {
  options.algorithm = algorithm;
  return broken_rule(options) == nullptr;
}

void check_for(const Options& options, GameKind kind, const std::string& why) {
  // An algorithm for other games says more than an option that goes with it.
  const OptionRow& algorithm = *find_option("algorithm", User::predicate);
  check_choice(algorithm, *algorithm.field.choice(options), options.user, kind, why);
  for (const OptionRow& row : option_table()) {
    // A field may be another option for somebody else.
    if (!row.users.hold(options.user) || !row.field.is_changed(options)) continue;
    if (!row.kinds.hold(kind))
      throw OptionFault(OptionFault::Kind::option, row.name,
                        fmt::format("{{{}}} cannot be used here: {}", row.name, why));
    if (const OptionChoice* const choice = row.field.choice(options))
      check_choice(row, *choice, options.user, kind, why);
    check_algorithm(row, options.algorithm, kind);
  }
  check_ties(options, kind);
}

void check_provable(const Options& options, GameKind kind) {
  if (kind != GameKind::two_players)
    throw OptionFault(OptionFault::Kind::option, "certificate",
                      fmt::format("{{certificate}} cannot be used here: {}", sentence_of(kind)));
  if (!is_plain(options))
    throw OptionFault(OptionFault::Kind::combination, "certificate",
                      "{certificate} cannot be used with {on_cycle=draw(V)}, {singular}, "
                      "{quiescence} or {mover=successor}: the checker plays by the facts alone");
}

Options suited_to(Algorithm algorithm, GameKind kind, Options options) {
  options.algorithm = algorithm;
  for (const OptionRow& row : option_table()) {
    if (row.is_for && !row.is_for(algorithm, kind)) row.field.reset(options);
  }
  return options;
}

}  // namespace minimax
