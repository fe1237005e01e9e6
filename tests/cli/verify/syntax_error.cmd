verify --tree ../../../examples/course_notes.pl verify_syntax_error.pl
