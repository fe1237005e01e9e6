solve ../../../examples/styles/terminal.pl --interface move=step/3
