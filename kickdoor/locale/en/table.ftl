### What the online table says.

store-not-written = The table can't be kept just now ({ $reason }).
