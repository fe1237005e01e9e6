generate --draw svg
