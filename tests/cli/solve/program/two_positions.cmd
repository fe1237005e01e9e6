solve program_turns.pl '0. 1'
