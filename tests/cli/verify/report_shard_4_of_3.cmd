verify --tree ../../../examples/course_notes.pl --shard 4/3 ../../../examples/answers.pl
