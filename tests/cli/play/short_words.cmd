play ../../../examples/course_notes.pl --depth 5
