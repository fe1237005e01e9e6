solve --all ../../../examples/course_notes.pl
