### What happened at the table: the lines of the log.
