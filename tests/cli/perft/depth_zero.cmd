perft --depth 0 ../../../examples/course_notes.pl
