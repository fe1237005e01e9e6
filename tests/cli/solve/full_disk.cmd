solve ../../../examples/course_notes.pl >/dev/full
