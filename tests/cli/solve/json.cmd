solve ../../../examples/course_notes.pl --format json a d h
