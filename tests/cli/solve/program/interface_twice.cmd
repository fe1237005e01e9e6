solve program_told_player.pl 'heap(4,x)' --interface 'move=legal(position,player,move)' --interface moves=foo/2
