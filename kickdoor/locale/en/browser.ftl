# The browser's own words. web/src says them; everything that the game says comes from the other catalogues.
browser-title = kickdoor
browser-nowhere = There is nothing here
browser-to-start = To the first page
browser-close = Close

# --- cards ---
browser-card-level = Level { $level }
browser-card-cannot = Can't be played: { $reason }
browser-card-new = New
browser-card-rank = Rank { $rank }
browser-card-bad-stuff = Bad Stuff:
