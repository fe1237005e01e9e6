solve program_turns.pl ' '
