"""The rules, one file per heading of the rulesheets. Pure functions of a State."""
