verify --tree ../../../examples/course_notes.pl --shard 2/2 verify_ties.pl ../../../examples/answers.pl
