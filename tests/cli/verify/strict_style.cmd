verify --tree ../../../examples/course_notes.pl --strict --style book ../../../examples/answers.pl || echo $?
