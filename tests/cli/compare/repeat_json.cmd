compare --algorithm sss,mtdf --repeat 4 --format json ../../../examples/course_notes.pl b
