// What the command in a web page has otherwise than elsewhere.
#pragma once

namespace minimax {

/// Whether it was asked for the part that runs them: to tell of it, too. Who calls the command sets
/// it to false before.
extern bool program_was_wanted;

/// The folder of the catalogues, as LANGUAGE.mo; null where there are none.
extern const char* catalogue_folder;

}  // namespace minimax
