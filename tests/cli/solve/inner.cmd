solve ../../../examples/course_notes.pl d
