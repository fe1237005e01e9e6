perft --depth 2 ../../../examples/course_notes.pl b a
