solve ../../../examples/kinds/three_player_nim.pl --format json --time-limit 5
