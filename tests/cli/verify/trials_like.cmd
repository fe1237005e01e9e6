trials --like ../../../examples/course_notes.pl a --seed 5 --number 2 --count 3
