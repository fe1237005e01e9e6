a(1).
end_of_file.
b(.
