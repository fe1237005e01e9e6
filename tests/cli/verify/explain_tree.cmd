verify --explain --tree ../../../examples/course_notes.pl
