verify --tree ../../../examples/course_notes.pl --format json verify_syntax_error.pl
