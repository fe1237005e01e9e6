verify --merge /dev/null report_merge_2.json
