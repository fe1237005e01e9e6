play program_turns.pl --side none --depth 4
