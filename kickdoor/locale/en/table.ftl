### What the online table says.

store-not-written = The table can't be kept just now ({ $reason }).

## The store

store-not-read = What is kept of the table can't be read just now ({ $reason }).
store-not-opened = The store { $store } can't be opened: { $reason }.
store-in-use = Another kickdoor server (process { $process }) uses the store { $store }. Stop that one first, or give this one a store of its own with --database.
store-newer = The store { $store } was written by a newer kickdoor: its tables are at step { $found }, and this kickdoor knows steps up to { $known }. It was left as it is. Start the newer kickdoor, or name another store with --database.
store-foreign = The database { $store } holds tables that are not kickdoor's. It was left as it is. Name an empty one, or another file.
store-bad-address = A store can't be reached by { $store }. Give a path to a file, or a URL such as postgresql://user@host/name.
store-no-driver = For the store { $store } the driver of PostgreSQL is missing. Install it with: pip install "kickdoor[postgresql]"
store-no-copy = Before its tables are changed the store is copied to { $copy }, and that failed: { $reason }. The store was left as it is.
store-gone = The file { $store } is gone or was replaced while the server uses it. Put it back, or stop the server.
store-taken = Another server has had the store { $store } since the connection was lost. Stop this one and start it again.
store-no-table = There is no table { $table } in the store.
store-other-line = The record has { $end } lines, and line { $number } can't be written to it.
store-backup-there = There is a file { $file } already. Name a new one: no backup is overwritten.
store-no-backup = The store { $store } can't be backed up to { $file }: { $reason }.
store-damaged = The file { $file } is damaged: { $reason }.
store-not-restored = The backup { $file } can't be put in the place of { $store }: { $reason }.
store-dump = The store { $store } is a PostgreSQL database. Back it up and restore it with pg_dump and pg_restore (docs/hosting.md).
store-backed-up = { $store } is backed up to { $file }.
store-restored = { $store } is what { $file } holds.
store-set-aside = What was there before is kept as { $file }.
