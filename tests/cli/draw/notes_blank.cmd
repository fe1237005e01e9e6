draw ../../../examples/course_notes.pl --blank
