// How SWI-Prolog writes the text of atoms and strings so that it can be read again.
#pragma once

#include <string>
#include <string_view>

namespace minimax {

/// Must an atom with this text be written in quotes? `[]` must: without, it is the empty list.
bool needs_quotes(std::string_view atom) noexcept;

/// Appends the text in quotes of this kind. Bytes that are not UTF-8 are copied as they are.
void append_in_quotes(std::string& out, std::string_view text, char quote);

/// May '$VAR'(Text) be written as the variable Text?
bool is_variable_name(std::string_view text) noexcept;

/// Is there a character beyond Latin-1? SWI-Prolog stores such atoms, and writes them, apart.
bool is_wide(std::string_view text) noexcept;

}  // namespace minimax
