solve --algorithm star1 ../../../examples/course_notes.pl
