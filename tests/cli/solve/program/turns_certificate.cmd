solve program_turns.pl --certificate never_written.pl
