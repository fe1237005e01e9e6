trace ../../../examples/kinds/three_player_nim.pl 'heap(2,ann)'
