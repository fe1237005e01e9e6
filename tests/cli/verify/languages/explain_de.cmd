verify --explain --language de
