generate --output draw_same_file.dot --draw dot
