solve ../../../examples/course_notes.pl ''
