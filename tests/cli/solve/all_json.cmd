solve ../../../examples/course_notes.pl --all --format json
