// Files that are longer than memory.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace minimax {

/// Takes the next part of a text, which ends with a whole character.
using WritePart = std::function<void(std::string_view part)>;

/// As write_file(), of a text that is made while it is written: make(write) calls write(part) for
/// each part. A signal that ends the command does so between two parts. What make() throws is
/// thrown, and the file is what it was before.
void write_long_file(const std::string& path, const std::function<void(const WritePart&)>& make);

}  // namespace minimax
