#include "base/translation.hpp"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <iterator>
#include <mutex>
#include <utility>

#include "base/catalogue.hpp"
#include "base/parts.hpp"

namespace minimax {

namespace {

constexpr std::string_view english = "en";
constexpr std::string_view language_names[] = {english, MINIMAX_LANGUAGES};

// Of language_names. In SWI-Prolog it may change while other threads ask.
std::atomic<std::size_t> chosen = 0;

thread_local bool is_in_english = false;

bool is_passed_on = false;

bool names_no_locale(std::string_view locale) noexcept {
  return locale.empty() || locale == "C" || locale == "POSIX";
}

std::string variable(const char* name) {
  const char* const value = std::getenv(name);
  return value ? value : "";
}

// Of language_names: null until it is first chosen. They are kept, since what is said may be at
// hand anywhere.
std::atomic<const Catalogue*> catalogues[std::size(language_names)];

// Whether it is there.
bool load_catalogue(std::size_t language, const std::filesystem::path& folder) {
  static std::mutex mutex;
  const std::lock_guard lock(mutex);
  if (catalogues[language]) return true;
  const auto file = path_of_catalogue(language_names[language], folder);
  if (file) catalogues[language] = Catalogue::read(*file).release();
  return catalogues[language] != nullptr;
}

// Null where all is said in English.
const Catalogue* chosen_catalogue() noexcept {
  return is_in_english ? nullptr : catalogues[chosen].load();
}

}  // namespace

std::span<const std::string_view> languages() noexcept {
  return language_names;
}

std::optional<std::string_view> language_of(std::string_view name) noexcept {
  name = name.substr(0, name.find_first_of(".@"));
  if (names_no_locale(name)) return english;
  for (const std::string_view each : {name, name.substr(0, name.find_first_of("_-"))}) {
    const auto found = std::ranges::find(language_names, each);
    if (found != std::end(language_names)) return *found;
  }
  return {};
}

LanguageVariables language_variables() {
  return {.language = variable("LANGUAGE"),
          .lc_all = variable("LC_ALL"),
          .lc_messages = variable("LC_MESSAGES"),
          .lang = variable("LANG")};
}

std::string_view wanted_language(const LanguageVariables& variables) noexcept {
  const std::string& locale = !variables.lc_all.empty()        ? variables.lc_all
                              : !variables.lc_messages.empty() ? variables.lc_messages
                                                               : variables.lang;
  if (names_no_locale(locale)) return english;
  std::string_view wanted = variables.language.empty() ? locale : variables.language;
  while (!wanted.empty()) {
    const std::string_view first = wanted.substr(0, wanted.find(':'));
    const std::optional<std::string_view> known = first.empty() ? std::nullopt : language_of(first);
    if (known) return *known;
    wanted.remove_prefix(std::min(first.size() + 1, wanted.size()));
  }
  return english;
}

bool choose_language(std::string_view language, const std::filesystem::path& folder) {
  const auto known = std::ranges::find(language_names, language);
  const auto number = static_cast<std::size_t>(known - std::begin(language_names));
  const bool is_there =
      known != std::end(language_names) && (number == 0 || load_catalogue(number, folder));
  chosen = is_there ? number : 0;
  return is_there;
}

std::string_view chosen_language() noexcept {
  return language_names[chosen];
}

void programs_pass_on() noexcept {
  is_passed_on = true;
}

bool programs_read_english() noexcept {
  return !is_passed_on;
}

InEnglish::InEnglish() noexcept : was_(std::exchange(is_in_english, true)) {}

InEnglish::~InEnglish() {
  is_in_english = was_;
}

const char* translated(const char* text) {
  const Catalogue* const catalogue = chosen_catalogue();
  const char* const found = catalogue ? catalogue->find(text) : nullptr;
  return found ? found : text;
}

const char* translated(const char* one, const char* many, std::uint64_t count) {
  const Catalogue* const catalogue = chosen_catalogue();
  const char* const found = catalogue ? catalogue->find(one, count) : nullptr;
  if (found) return found;
  return count == 1 ? one : many;
}

}  // namespace minimax
