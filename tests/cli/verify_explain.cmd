verify --explain
