perft --depth 4 ../../../examples/course_notes.pl
