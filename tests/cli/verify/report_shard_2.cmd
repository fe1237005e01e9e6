verify --tree ../../../examples/course_notes.pl --shard 2 ../../../examples/answers.pl
