compare ../../../examples/course_notes.pl b --format json
