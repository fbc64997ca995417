### `kickdoor lab`: many games, and what they say of bots, seats and cards.

cli-lab = Many games at a time: what they say of bots, seats and cards.
cli-lab-run = Play many games into a folder of Parquet files; run again, it goes on where it stopped.
cli-lab-out = The folder that is written.
cli-lab-cluster = Play on the Ray cluster at this address (HOST:PORT; needs kickdoor[cluster]) instead of on this machine.
cli-lab-rotate = With each game every bot moves on by a seat.
cli-lab-part = Games of a part: what is written at a time, and lost at most when a run is killed.

lab-extra = The lab needs { $libraries }. Install it with: pip install 'kickdoor[{ $extra }]'
lab-clock = The bot "{ $bot }" thinks by the clock, so its games could not be played again. Give it a budget of moves instead.
lab-other-cards = The cards of { $sets } are not those with which this run was begun. Begin another folder.
lab-other-program = This is not the version of kickdoor with which the run was begun. Begin another folder, or install that version.
lab-folder-taken = { $folder } holds something, but no { $file }. Name an empty folder, or one that a run has begun.
lab-no-folder = { $folder } has no { $file }: no run of the lab was begun there.
lab-no-plan = { $file } is no plan of the lab ({ $what }). Begin another folder.
lab-other-plan = { $folder } was begun with other { $what }: { $before }, not { $now }. Begin another folder, or give the same.
lab-falls = Processes died { $times } times over part { $part }. What is written so far is good; run again to go on.
lab-no-cluster = No Ray cluster answers at { $address } ({ $what }). Start one with "ray start --head", or leave out --cluster.
lab-cluster-fell = The cluster at { $address } failed ({ $what }). What is written so far is good; run again to go on.
lab-progress = { $done } of { $games } games; about { $left } left
lab-run-done = { $folder }: { $games } games, { $before } of them from before.
