verify --explain --format json
