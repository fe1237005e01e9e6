trace ../../../examples/course_notes.pl --depth 2
