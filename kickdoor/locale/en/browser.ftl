# The browser's own words. web/src says them; everything that the game says comes from the other catalogues.
browser-title = kickdoor
browser-nowhere = There is nothing here
browser-to-start = To the first page
