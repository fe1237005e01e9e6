generate --plain --depth 12 --output /dev/full
