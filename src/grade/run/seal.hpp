// Which lines of a file are this tool's own.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace minimax::grade {

/// Seals lines of JSON by a key that lies beside their file, as FILE.key, and that its owner alone
/// may read. Who cannot read the key can make no line that has a seal; who can, can make any.
class Seal {
 public:
  /// Takes the key, or makes one. Throws FileError where it cannot be read or made, where others
  /// may read or write it, or where what lies there is none.
  explicit Seal(const std::string& file);

  /// `{"version":...}` and a line feed, with a last member `seal`.
  std::string sealed(std::string_view line) const;

  /// The line as it was; nothing where it was not sealed, or has been changed. Without line feed.
  std::optional<std::string> unsealed(std::string_view line) const;

 private:
  std::string key_;
};

/// Where the key of a file lies.
std::string key_path(const std::string& file);

}  // namespace minimax::grade
