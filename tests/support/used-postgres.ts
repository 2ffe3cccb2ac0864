// Empties a PostgreSQL database after a test, so that the next test of the worker can have it: a new one takes longer.
import pg from 'pg'

export type Keeper = {
  /** False for a database that a test changed or filled too much; then it is of no further use. */
  empty(): Promise<boolean>
}

/** A test that fills more leaves files and statistics that would change the plans of the next one. */
const MOST_BYTES = 4 * 1024 ** 2
/** Rows of the migrations stay. */
const EMPTY = `do $$ declare each regclass; has_rows boolean; begin
  perform pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid();
  set local session_replication_role = replica;
  for each in select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
    and relname not like 'kysely_migration%' and relname <> 'migration_compatibility'
  loop
    execute format('select exists (select from %s)', each) into has_rows;
    if has_rows then execute format('delete from %s', each); end if;
  end loop;
  perform setval(oid, 1, false) from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace;
end $$`
const SHAPE = `select pg_database_size(current_database()) as bytes,
  (select string_agg(relname || relnatts || relchecks || relhastriggers, ' ' order by oid)
    from pg_class where relnamespace = 'public'::regnamespace) as tables,
  (select sum(hashtext(attname)) from pg_attribute where attrelid in
    (select oid from pg_class where relnamespace = 'public'::regnamespace)) as columns`

export async function keep(url: string): Promise<Keeper> {
  const client = new pg.Client({ connectionString: url, application_name: 'keeper' })
  // A test may end all connections, and the server stops before the workers.
  client.on('error', () => {})
  await client.connect()
  const shape = async () =>
    (await client.query<Record<'bytes' | 'tables' | 'columns', unknown>>(SHAPE)).rows[0]
  const before = await shape()

  async function isEmptied(): Promise<boolean> {
    await client.query(EMPTY)
    const after = await shape()
    const grown = Number(after?.bytes) - Number(before?.bytes)
    return grown < MOST_BYTES && after?.tables === before?.tables && after?.columns === before?.columns
  }

  return {
    async empty() {
      const isUsable = await isEmptied().catch(() => false)
      if (!isUsable) await client.end().catch(() => {})
      return isUsable
    },
  }
}
