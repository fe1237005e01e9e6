solve - b
