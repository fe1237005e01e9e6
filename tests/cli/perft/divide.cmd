perft --depth 3 --divide ../../../examples/course_notes.pl
