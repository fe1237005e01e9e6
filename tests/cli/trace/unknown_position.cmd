trace ../../../examples/course_notes.pl q
