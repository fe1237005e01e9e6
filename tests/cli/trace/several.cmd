trace ../../../examples/course_notes.pl d h
