# Read by ctest before it runs the tests, which expect English.
set(ENV{LANGUAGE} en)
