verify --merge report_merge_1.json ../../../examples/answers.pl
