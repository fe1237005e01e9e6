#include "prolog/text_predicates.hpp"

#include <algorithm>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "base/shared_library.hpp"
#include "base/translation.hpp"
#include "prolog/guarded.hpp"
#include "prolog/prolog.hpp"

namespace minimax::prolog {

namespace {

// The system itself sets the flag when it first prints a message: to the locale of the environment,
// without its encoding, or to `C` where that is not installed.
bool is_of_environment(std::string_view flag, const LanguageVariables& variables) {
  if (flag == "default" || flag == "C" || flag == "POSIX") return true;
  const std::string_view locales[] = {variables.lc_all, variables.lc_messages, variables.lang};
  return std::ranges::any_of(locales, [flag](std::string_view locale) {
    return flag == locale || flag == locale.substr(0, locale.find('.'));
  });
}

std::string message_language() {
  static const atom_t flag = PL_new_atom("message_language");
  atom_t name = 0;
  std::size_t length = 0;
  char* text = nullptr;
  const TextBuffers buffers;
  if (!PL_current_prolog_flag(flag, PL_ATOM, &name) ||
      !PL_atom_mbchars(name, &length, &text, REP_UTF8))
    return "default";
  return {text, length};
}

// translated(+Text, -Translation)
foreign_t translated_predicate(term_t text, term_t translation) {
  return guarded([&] {
    follow_message_language();
    unify_text(translation, translated(text_of(text).c_str()));
  });
}

// translated(+One, +Many, +Count, -Translation)
foreign_t counted_predicate(term_t one, term_t many, term_t count, term_t translation) {
  return guarded([&] {
    std::uint64_t of_count = 0;
    check(PL_get_uint64_ex(count, &of_count));
    follow_message_language();
    const std::string texts[] = {text_of(one), text_of(many)};
    unify_text(translation, translated(texts[0].c_str(), texts[1].c_str(), of_count));
  });
}

}  // namespace

void follow_message_language() {
  static std::mutex mutex;
  static std::optional<std::string> followed;
  const std::string flag = message_language();
  const std::lock_guard lock(mutex);
  if (flag == followed) return;
  followed = flag;
  const LanguageVariables variables = language_variables();
  const std::string_view wanted = is_of_environment(flag, variables)
                                      ? wanted_language(variables)
                                      : language_of(flag).value_or("en");
  static const char place = 0;
  choose_language(wanted, folder_of(&place));
}

void register_text_predicates() {
  PL_register_foreign("translated", 2, reinterpret_cast<pl_function_t>(translated_predicate), 0);
  PL_register_foreign("translated", 4, reinterpret_cast<pl_function_t>(counted_predicate), 0);
}

}  // namespace minimax::prolog
