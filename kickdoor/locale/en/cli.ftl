### The command line: its help and its answers.
