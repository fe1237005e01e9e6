// What a file is by what is in it, whatever its name says.
#pragma once

#include <string_view>

namespace minimax::grade {

/// `an archive, which is not unpacked`, of a file that is no text and tells so by its first bytes;
/// null for all else.
const char* kind_of_content(std::string_view bytes);

/// Whether something in it may be an answer or a rule, misspelt or not.
bool may_be_submission(std::string_view text);

}  // namespace minimax::grade
