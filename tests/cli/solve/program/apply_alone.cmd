solve program_told_player.pl 'heap(4,x)' --interface apply=apply/3 --interface players=x/o
