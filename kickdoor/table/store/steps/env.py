"""What Alembic runs to make its steps, over the connection that it was handed."""

from alembic import context

from kickdoor.table.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=True)
context.run_migrations()
