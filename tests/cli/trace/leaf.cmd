trace ../../../examples/course_notes.pl h
