perft --depth some ../../../examples/course_notes.pl
