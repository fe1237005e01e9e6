// The catalogues of texts, for prolog/minimax/texts.pl.
#pragma once

namespace minimax::prolog {

void register_text_predicates();

/// From now on C++ says texts in the language that SWI-Prolog's flag `message_language` names, or
/// else the environment.
void follow_message_language();

}  // namespace minimax::prolog
