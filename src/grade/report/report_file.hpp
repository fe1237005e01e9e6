// Files that are there as a whole or not at all.
#pragma once

#include <string>
#include <string_view>

namespace minimax {

/// Writes a text to a file. Whatever interrupts that, the file is what it was before or holds all
/// of the text; only what is no plain file, such as a pipe, is written as it comes. Throws
/// SourceError where it cannot be written.
void write_report(const std::string& path, std::string_view text);

/// Throws SourceError where write_report could not even begin, so that nobody waits in vain.
void check_writable(const std::string& path);

}  // namespace minimax
