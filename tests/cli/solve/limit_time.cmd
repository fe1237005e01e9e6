solve ../../../examples/course_notes.pl a --time-limit 60 --format json
