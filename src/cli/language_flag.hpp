// In which language people are told.
#pragma once

namespace CLI {
class App;
}

namespace minimax {

/// That of the locale, as long as no flag says another one; English where its catalogue is not
/// there.
void choose_language_of_environment();

/// `--language` of all subcommands, for what is wrong with the arguments behind it, too.
void add_language(CLI::App& app);

}  // namespace minimax
