perft --depth 3 --divide --format json ../../../examples/course_notes.pl b a
