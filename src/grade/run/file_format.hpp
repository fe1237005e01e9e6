// Which format a file has that is no text to be judged.
#pragma once

#include <filesystem>
#include <string_view>

namespace minimax::grade {

/// `an archive, which is not unpacked`, whatever the name says: of a file that tells so by its
/// first bytes. Null for all else.
const char* format_by_content(std::string_view bytes);

/// Likewise by the ending of the name, whatever is in the file.
const char* format_by_ending(const std::filesystem::path& path);

}  // namespace minimax::grade
