verify --tree ../../../examples/course_notes.pl
