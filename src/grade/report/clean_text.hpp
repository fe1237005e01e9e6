// What students wrote, made fit for reports.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "base/styled_text.hpp"

namespace minimax::grade {

/// Valid UTF-8 in which nothing but tabs and newlines controls anything: terminals, readers of XML
/// and the order of what is read from right to left obey none of it. A byte that belongs to no
/// character becomes U+FFFD, a control character a question mark.
std::string clean(std::string_view text);

/// So, and on one line: tabs and newlines are question marks as well.
std::string clean_line(std::string_view text);

/// In a log of a CI service a line that begins with `::` or `##[` is a command: none does any more.
std::string without_commands(std::string_view text);
/// Where there was one, the text has no styles any more.
StyledText without_commands(StyledText text);

/// Its first words, in at most so many characters, with ` ...` behind them where more follow.
std::string first_words(std::string_view clean_text, std::size_t most);

/// Each occurrence replaced.
std::string replaced(std::string text, std::string_view what, std::string_view by);

/// As it stands in HTML and XML, in a double-quoted attribute too.
std::string markup_escaped(std::string text);

/// So, in a single-quoted attribute too; and no line of it is a command in a log of a CI service.
std::string html_escaped(std::string text);

}  // namespace minimax::grade
