perft ../../../examples/course_notes.pl
