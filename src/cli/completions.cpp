#include "cli/completions.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string_view>
#include <vector>

namespace minimax {

namespace {

bool is_path(std::string_view argument) {
  return argument.find("FILE") != argument.npos || argument.find("FOLDER") != argument.npos ||
         argument.find("PATH") != argument.npos;
}

// In single quotes of every shell that we write for.
std::string shell_word(std::string_view text) {
  std::string word = "'";
  for (const char c : text) {
    if (c == '\'')
      word += "'\\''";
    else
      word += c;
  }
  return word + "'";
}

// A value as a word within what zsh or fish reads: draw(0) has characters of theirs.
std::string quoted_value(const std::string& value) {
  return value.find('(') == value.npos ? value : shell_word(value);
}

std::vector<std::string> quoted_values(const OptionDescription& option) {
  std::vector<std::string> values;
  for (const std::string& each : option.choices) values.push_back(quoted_value(each));
  return values;
}

std::vector<std::string> all_names(const CommandDescription& command) {
  std::vector<std::string> names;
  for (const OptionDescription& each : command.options)
    names.insert(names.end(), each.names.begin(), each.names.end());
  return names;
}

std::vector<std::string> subcommand_names(std::span<const CommandDescription> commands) {
  std::vector<std::string> names;
  for (const CommandDescription& each : commands.subspan(1)) names.push_back(each.name);
  return names;
}

// What comes behind a command that is no option: files, or after `help` the commands.
bool takes_files(const CommandDescription& command) {
  return !command.arguments.empty() && command.name != "help";
}

// --- bash

void add_bash_values(std::string& text, const CommandDescription& command) {
  for (const OptionDescription& each : command.options) {
    if (each.argument.empty()) continue;
    for (const std::string& name : each.names) {
      text += fmt::format("        {},{}) ", command.name, name);
      if (!each.choices.empty())
        text += fmt::format("{}words={}", each.is_list ? "list=yes " : "",
                            shell_word(fmt::format("{}", fmt::join(each.choices, " "))));
      else
        text += is_path(each.argument) ? "files=yes" : "return";
      text += " ;;\n";
    }
  }
}

// --- zsh

// In the text of a specification of _arguments.
std::string zsh_text(std::string_view text) {
  std::string escaped;
  for (const char c : text) {
    if (c == '[' || c == ']' || c == ':' || c == '\\') escaped += '\\';
    escaped += c;
  }
  return escaped;
}

// Two of LOW HIGH.
std::ptrdiff_t arguments_of(const OptionDescription& option) {
  return option.argument.empty() ? 0 : std::ranges::count(option.argument, ' ') + 1;
}

std::string zsh_action(const OptionDescription& option) {
  if (option.argument.empty()) return "";
  std::string action = " ";
  if (option.is_list)
    action = fmt::format("{{_values -s , value {}}}", fmt::join(quoted_values(option), " "));
  else if (!option.choices.empty())
    action = fmt::format("({})", fmt::join(quoted_values(option), " "));
  else if (is_path(option.argument))
    action = "_files";
  std::string values;
  for (std::ptrdiff_t i = 0; i < arguments_of(option); ++i)
    values += fmt::format(":{}:{}", "value", action);
  return values;
}

// An equals sign says that the value may stand behind one, too.
std::string zsh_option(const OptionDescription& option, const std::string& name) {
  const bool takes_sign = name.starts_with("--") && arguments_of(option) == 1;
  return shell_word(fmt::format("{}{}[{}]{}", name, takes_sign ? "=" : "", zsh_text(option.help),
                                zsh_action(option)));
}

void add_zsh_command(std::string& text, const CommandDescription& command) {
  text += fmt::format("        {}) _arguments \\\n", command.name);
  for (const OptionDescription& each : command.options) {
    for (const std::string& name : each.names)
      text += fmt::format("            {} \\\n", zsh_option(each, name));
  }
  text += takes_files(command) ? "            '*:file:_files' ;;\n"
                               : "            '*:command:($commands)' ;;\n";
}

// --- fish

void add_fish_option(std::string& text, const std::string& condition,
                     const OptionDescription& option) {
  text += fmt::format("complete -c minimax -n {}", shell_word(condition));
  for (const std::string& name : option.names)
    text += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
  const std::string choices = fmt::format("{}", fmt::join(quoted_values(option), " "));
  if (option.is_list)
    text += fmt::format(
        " -x -a {}",
        shell_word(fmt::format("(__fish_complete_list , \"string split ' ' '{}'\")", choices)));
  else if (!option.choices.empty())
    text += fmt::format(" -x -a {}", shell_word(choices));
  else if (!option.argument.empty())
    text += is_path(option.argument) ? " -r -F" : " -x";
  text += fmt::format(" -d {}\n", shell_word(option.help));
}

}  // namespace

std::string bash_completion(std::span<const CommandDescription> commands) {
  std::string text = R"(# Completion of minimax for bash.
_minimax() {
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
    local command= word words= files= list= before=
    for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        if [[ $word != -* ]]; then command=$word; break; fi
    done
    # A value behind an equals sign, which bash takes for a word of its own.
    if [[ $current == = ]]; then
        current=
    elif [[ $previous == = ]]; then
        previous=${COMP_WORDS[COMP_CWORD-2]}
    elif [[ $current == --*=* ]]; then
        previous=${current%%=*} before=${current%%=*}=
        current=${current#*=}
    fi
    case $command,$previous in
)";
  for (const CommandDescription& each : commands) add_bash_values(text, each);
  text += "        *) case $command,$current in\n";
  for (const CommandDescription& each : commands)
    text += fmt::format("            {},-*) words={} ;;\n", each.name,
                        shell_word(fmt::format("{}", fmt::join(all_names(each), " "))));
  const std::string names = fmt::format("{}", fmt::join(subcommand_names(commands), " "));
  text += fmt::format("            ,* | help,*) words={} ;;\n", shell_word(names));
  text += R"(            *) files=yes ;;
        esac ;;
    esac
    if [[ $list && $current == *,* ]]; then
        before+=${current%,*},
        current=${current##*,}
    fi
    if [[ $files ]]; then
        mapfile -t COMPREPLY < <(compgen -P "$before" -f -- "$current")
    else
        mapfile -t COMPREPLY < <(compgen -P "$before" -W "$words" -- "$current")
    fi
}
complete -o filenames -F _minimax minimax
)";
  return text;
}

std::string zsh_completion(std::span<const CommandDescription> commands) {
  std::string text = "#compdef minimax\n# Completion of minimax for zsh.\n_minimax() {\n";
  text += fmt::format("    local -a commands=({})\n", fmt::join(subcommand_names(commands), " "));
  text += R"(    local command word
    for word in ${words[2,CURRENT-1]}; do
        if [[ $word != -* ]]; then command=$word; break; fi
    done
    if [[ -n $command ]]; then
        shift words
        (( CURRENT-- ))
    fi
    case $command in
)";
  for (const CommandDescription& each : commands.subspan(1)) add_zsh_command(text, each);
  text += "        *)\n            local -a described=(\n";
  for (const CommandDescription& each : commands.subspan(1))
    text += fmt::format("                {}\n",
                        shell_word(fmt::format("{}:{}", each.name, zsh_text(each.summary))));
  text += "            )\n            _arguments \\\n";
  for (const OptionDescription& each : commands.front().options) {
    for (const std::string& name : each.names)
      text += fmt::format("                {} \\\n", zsh_option(each, name));
  }
  text += R"(                '1:command:{_describe command described}' ;;
    esac
}
if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _minimax "$@"; else compdef _minimax minimax; fi
)";
  return text;
}

std::string fish_completion(std::span<const CommandDescription> commands) {
  std::string text = "# Completion of minimax for fish.\n";
  for (const CommandDescription& each : commands.subspan(1)) {
    text += fmt::format("complete -c minimax -n __fish_use_subcommand -f -a {} -d {}\n", each.name,
                        shell_word(each.summary));
    const std::string condition = "__fish_seen_subcommand_from " + each.name;
    for (const OptionDescription& option : each.options) add_fish_option(text, condition, option);
    if (!takes_files(each))
      text +=
          fmt::format("complete -c minimax -n {} -f -a {}\n", shell_word(condition),
                      shell_word(fmt::format("{}", fmt::join(subcommand_names(commands), " "))));
  }
  for (const OptionDescription& each : commands.front().options)
    add_fish_option(text, "__fish_use_subcommand", each);
  return text;
}

}  // namespace minimax
