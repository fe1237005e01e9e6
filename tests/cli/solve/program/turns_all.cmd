solve --all program_turns.pl
