generate --draw dot
