compare ../../../examples/course_notes.pl
