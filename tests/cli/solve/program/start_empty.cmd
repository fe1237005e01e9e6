solve program_told_player.pl 'heap(4,x)' --start ''
