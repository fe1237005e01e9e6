verify --tree ../../../examples/course_notes.pl verify_empty.pl
