verify --tree ../../../examples/course_notes.pl ../../../examples/answers.pl verify_answers.pl --language de --feedback "$work/feedback_de" && exit 1; cat "$work"/feedback_de/*
