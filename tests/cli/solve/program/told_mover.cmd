solve program_told_player.pl 'heap(4,x)' --interface 'move=legal(position,player,move)' --interface apply=apply/3 --interface static_eval=worth/2 --interface players=x/o --interface mover=turn/2
