% Nothing.
