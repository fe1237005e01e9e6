trials --like ../../../examples/course_notes.pl --part ../../../examples/course_notes.pl a b
