verify --tree ../../../examples/course_notes.pl verify_no_such_file.pl
