solve ../../../examples/course_notes.pl --depth -1
