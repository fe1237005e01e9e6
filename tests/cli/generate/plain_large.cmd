generate --plain --depth 14 --output "$work/large.pl" && "$minimax" check "$work/large.pl" | sed "s:$work/::" && "$minimax" solve "$work/large.pl"
