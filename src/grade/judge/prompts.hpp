// What SWI-Prolog's toplevel shows before a query.
#pragma once

#include <string>
#include <string_view>

namespace minimax::grade {

/// The text with blanks where a toplevel from which it was pasted has shown more than `?-`: the
/// number of the query (`1 ?-`), a mode (`[trace] 1 ?-`), `|` before each further line of it, and a
/// last prompt at which nothing was asked. As long as before, so that places stay.
std::string without_prompts(std::string_view text);

}  // namespace minimax::grade
