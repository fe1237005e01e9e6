generate --depth 0 --output "$work/leaf.pl" --key && cat "$work/leaf.key.pl" && (cd "$work" && "$minimax" verify --tree leaf.pl leaf.key.pl)
