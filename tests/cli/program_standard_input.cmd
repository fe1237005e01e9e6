solve - a
