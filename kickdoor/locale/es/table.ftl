### What the online table says.

store-not-written = Ahora mismo no se puede guardar la mesa ({ $reason }).

## The store

store-not-read = Ahora mismo no se puede leer lo que hay guardado de la mesa ({ $reason }).
store-not-opened = No se puede abrir el almacén { $store }: { $reason }.
store-in-use = Otro servidor de kickdoor (proceso { $process }) usa el almacén { $store }. Para antes ese, o dale a este un almacén propio con --database.
store-newer = El almacén { $store } lo escribió un kickdoor más nuevo: sus tablas van por el paso { $found }, y este kickdoor conoce hasta el { $known }. Se ha dejado como estaba. Arranca el kickdoor más nuevo, o indica otro almacén con --database.
store-foreign = La base de datos { $store } tiene tablas que no son de kickdoor. Se ha dejado como estaba. Indica una vacía, u otro archivo.
store-bad-address = Con { $store } no se llega a ningún almacén. Da la ruta de un archivo, o una URL como postgresql://usuario@servidor/nombre.
store-no-driver = Para el almacén { $store } falta el controlador de PostgreSQL. Instálalo con: pip install "kickdoor[postgresql]"
store-no-copy = Antes de cambiar sus tablas se copia el almacén a { $copy }, y no se ha podido: { $reason }. El almacén se ha dejado como estaba.
store-gone = El archivo { $store } ha desaparecido o lo han cambiado mientras el servidor lo usaba. Devuélvelo a su sitio, o para el servidor.
store-taken = Otro servidor se ha quedado con el almacén { $store } desde que se cortó la conexión. Para este y arráncalo otra vez.
store-no-table = En el almacén no hay ninguna mesa { $table }.
store-other-line = El acta tiene { $end } líneas, y no se le puede escribir la línea { $number }.
store-backup-there = Ya hay un archivo { $file }. Indica uno nuevo: ninguna copia de seguridad se sobrescribe.
store-no-backup = No se puede hacer copia de seguridad del almacén { $store } en { $file }: { $reason }.
store-damaged = El archivo { $file } está dañado: { $reason }.
store-not-restored = No se puede poner la copia de seguridad { $file } en el lugar de { $store }: { $reason }.
store-dump = El almacén { $store } es una base de datos PostgreSQL. Cópiala y restáurala con pg_dump y pg_restore (docs/hosting.md).
store-backed-up = La copia de seguridad de { $store } está en { $file }.
store-restored = { $store } es ahora lo que había en { $file }.
store-set-aside = Lo que había antes se conserva en { $file }.
