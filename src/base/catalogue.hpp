// A catalogue of translations, as msgfmt of GNU gettext makes it.
//
// It is read here and not by the system, since that looks at none where the locale is called `C`,
// or, from glibc 2.39 on, `C.UTF-8`; and no other is sure to be installed.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace minimax {

/// Which of its forms a text has in a language, as `Plural-Forms` of a catalogue's header says:
/// `nplurals=2; plural=(n != 1);`, an expression of C over n.
class PluralRule {
 public:
  /// The rule of English, and of Germanic languages.
  PluralRule() = default;
  /// What the header says; the rule of English where it says nothing, or nothing that is one.
  static PluralRule of_header(std::string_view header);

  /// From 0 on.
  std::size_t form(std::uint64_t count) const;

 private:
  std::string expression_ = "n!=1";  // without blanks
};

/// Immutable once read: any thread may ask.
class Catalogue {
 public:
  /// Null where the file cannot be read or is no catalogue, whatever is in it.
  static std::unique_ptr<const Catalogue> read(const std::filesystem::path& file);

  /// The translation, or null where there is none. It lives as long as the catalogue.
  const char* find(std::string_view text) const;
  /// Likewise of a text that counts something.
  const char* find(std::string_view one, std::uint64_t count) const;

 private:
  explicit Catalogue(std::string content) : content_(std::move(content)) {}
  bool index();

  std::string content_;
  std::unordered_map<std::string_view, std::vector<const char*>> forms_;  // by the English text
  PluralRule rule_;
};

}  // namespace minimax
