import type { Connection } from '@supabase/lite'
import type { Database } from '../database/engine'
import type { Secrets } from '../start/secrets'
import { postgresFault } from './faults'
import { databaseOf, openConnection } from './lane'
import { LIMITS_SCHEMA } from './limits'
import { check, grantRoles, PREPARE_LIMIT, PREPARE_LOCK, SERVER_SCHEMA } from './prepare'

/** The first table, view or sequence that belongs neither to PostgreSQL nor to an extension. */
const FOUND = `
select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
  and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
order by 1 limit 1`

/** Marks a database that is being filled, with the schemas that it had before. */
const MARK = `
create table server.restoring as select nspname::text as schema from pg_namespace where nspname <> 'server'`

/** Removes all that was made since `MARK`. */
const CLEAR = `do $$
declare
  found record;
begin
  for found in select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop
    execute format('drop routine if exists %s cascade', found.name);
  end loop;
  for found in select c.oid::regclass::text as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  loop
    execute format('drop table if exists %s cascade', found.name);
  end loop;
  for found in select nspname as name from pg_namespace
    where nspname !~ '^pg_' and nspname <> 'server' and nspname not in (select schema from server.restoring)
  loop
    execute format('drop schema %I cascade', found.name);
  end loop;
  drop schema server cascade;
end $$`

/**
 * Lets `fill` make and fill the tables of an empty database; it calls its last argument in the transaction that makes
 * the rows visible. A failure empties the database again, and after a crash the next call does. Throws a `StartError`.
 */
export async function prepareEmpty<T>(
  url: string,
  secrets: Secrets,
  fill: (connection: Connection, database: Database, more: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const { connection } = openConnection(url, PREPARE_LIMIT)
  const database = databaseOf(connection)
  const { query, exec } = database
  try {
    await check(database, url)
    const { rows } = await query<{ ours: boolean }>(`select pg_try_advisory_lock(${PREPARE_LOCK}) as ours`)
    if (!rows[0]?.ours) throw postgresFault(url, 'is being prepared or restored by another process')
    const { rows: marks } = await query<{ there: boolean }>(
      `select to_regclass('server.restoring') is not null as there`,
    )
    if (marks[0]?.there) await exec(CLEAR)
    const { rows: found } = await query<{ name: string }>(FOUND)
    if (found[0]) throw postgresFault(url, `is not empty (${found[0].name})`)
    // One transaction: a database never has the schema without the mark.
    await exec(SERVER_SCHEMA + MARK)
    try {
      await exec(LIMITS_SCHEMA)
      return await fill(connection, database, async () => {
        await query('insert into server.secrets (value) values ($1)', [secrets])
        await exec('drop table server.restoring')
        await grantRoles(database)
      })
    } catch (error) {
      await exec(CLEAR).catch(() => undefined)
      throw error
    }
  } catch (error) {
    throw postgresFault(url, error)
  } finally {
    // Gives the lock back, too.
    await connection.driver.end({ timeout: 1 })
  }
}
