generate --seed 3 --depth 8 --output "$work/large.pl" >/dev/null && "$minimax" verify --tree "$work/large.pl" --trees 0 --seed 1 --verbose ../../../examples/homework.pl | grep -A 4 given
