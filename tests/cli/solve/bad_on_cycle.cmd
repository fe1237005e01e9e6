solve ../../../examples/course_notes.pl --on-cycle stop
