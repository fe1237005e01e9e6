verify --explain --format csv
