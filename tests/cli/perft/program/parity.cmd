perft --depth 3 --divide --interface mover=parity program_turns.pl
