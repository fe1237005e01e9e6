solve ../../../examples/styles/terminal.pl --interface 'move=legal(position,player,succ)'
