"""The store of the online table: SQLite in a file, or PostgreSQL by its URL. Nothing is told before it is kept."""

from kickdoor.table.store.place import Place, default_file, place_of
from kickdoor.table.store.store import Store, open_store

__all__ = ["Place", "Store", "default_file", "open_store", "place_of"]
