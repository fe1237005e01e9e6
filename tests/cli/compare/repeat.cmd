compare --algorithm pvs,alphabeta --repeat 3 ../../../examples/course_notes.pl
