trace ../../../examples/course_notes.pl --format json
