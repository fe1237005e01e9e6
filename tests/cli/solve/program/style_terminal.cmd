solve ../../../examples/styles/terminal.pl
