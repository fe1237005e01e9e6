verify --merge --format csv report_merge_2.json report_merge_1.json report_merge_2.json
