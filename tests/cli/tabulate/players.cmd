tabulate ../../../examples/kinds/three_players.pl root -o "$work/players.table"
