// The catalogues of po/: texts in the language of who reads them, by GNU gettext.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace minimax {

/// `en`, which the sources are written in, and the languages that have a catalogue in po/.
std::span<const std::string_view> languages() noexcept;

/// The one of languages() that a name of gettext's means: `pt` of `pt_BR.UTF-8`, `en` of `C` and
/// `POSIX`.
std::optional<std::string_view> language_of(std::string_view name) noexcept;

/// What the environment says of languages; empty is as good as absent.
struct LanguageVariables {
  std::string language = {};  ///< several, with colons between them: the first that is there counts
  std::string lc_all = {};
  std::string lc_messages = {};
  std::string lang = {};
};

LanguageVariables language_variables();

/// The one of languages() that they ask for, as gettext reads them: what LANGUAGE says counts
/// unless the locale is `C`, but the locale need not be installed.
std::string_view wanted_language(const LanguageVariables& variables) noexcept;

/// From now on texts are said in this one of languages(), by the catalogue that path_of_catalogue()
/// finds from the folder of the command or of the module. False where that is nowhere, or is
/// damaged: then they are said in English. What was said before stays as it is, and the environment
/// and the locale do.
bool choose_language(std::string_view language, const std::filesystem::path& folder);

/// The language that texts are said in.
std::string_view chosen_language() noexcept;

/// As long as it lives, its thread says all in English.
class InEnglish {
 public:
  InEnglish() noexcept;
  ~InEnglish();
  InEnglish(const InEnglish&) = delete;
  InEnglish& operator=(const InEnglish&) = delete;

 private:
  bool was_;
};

/// What programs read is in English, unless they pass on to people what is said in it: then it is
/// in the chosen language, too. To be told before another thread says anything.
void programs_pass_on() noexcept;
bool programs_read_english() noexcept;

/// The text in that language, or itself where it has no translation; any thread may ask. It lives
/// as long as the program, or as `text` does.
const char* translated(const char* text);

/// Likewise of a text that counts something.
const char* translated(const char* one, const char* many, std::uint64_t count);

}  // namespace minimax
