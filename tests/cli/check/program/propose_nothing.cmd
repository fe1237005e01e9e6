check --propose program_turns.pl
