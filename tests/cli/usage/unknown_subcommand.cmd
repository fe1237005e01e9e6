../../../examples/course_notes.pl a
