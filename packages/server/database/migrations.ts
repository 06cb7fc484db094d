import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Database } from './engine'

const MIGRATIONS = fileURLToPath(new URL('../../../supabase/migrations/', import.meta.url))

/** The roles that a hosted project has from the start. */
const ROLES = `
do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      execute format('create role %I nologin', wanted);
    end if;
  end loop;
  if not (select rolbypassrls from pg_roles where rolname = 'service_role') then
    alter role service_role bypassrls;
  end if;
end
$$;
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (version text primary key, name text);
`

/**
 * Applies the migrations that this database has not seen, each in its own transaction: all, or those whose versions are
 * `wanted`. Resolves with their names.
 */
export async function migrate(database: Database, wanted?: readonly string[]): Promise<string[]> {
  await database.exec(ROLES)
  const applied = new Set(await appliedVersions(database))
  const files = await migrationFiles()
  const fresh = files.filter((file) => {
    const version = versionOf(file)
    return !applied.has(version) && (wanted?.includes(version) ?? true)
  })
  for (const file of fresh) {
    const sql = await readFile(join(MIGRATIONS, file), 'utf8')
    await database.exec('begin')
    try {
      await database.exec(sql)
      await database.query(
        'insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)',
        [versionOf(file), file],
      )
      await database.exec('commit')
    } catch (error) {
      await database.exec('rollback')
      throw error
    }
  }
  return fresh
}

/** Versions of the migrations that this database has, oldest first. */
export async function appliedVersions({ query }: Database): Promise<string[]> {
  const { rows } = await query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations order by 1',
  )
  return rows.map(({ version }) => version)
}

/** The newest migration of a database that this installation does not have: a newer version has brought it up to date. */
export async function newerMigration(database: Database): Promise<string | undefined> {
  const { rows } = await database.query<{ migrated: boolean }>(
    `select to_regclass('supabase_migrations.schema_migrations') is not null as migrated`,
  )
  if (!rows[0]?.migrated) return undefined
  const known = new Set(await knownVersions())
  return (await appliedVersions(database)).findLast((version) => !known.has(version))
}

const migrationFiles = async () => (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql')).sort()

/** The versions of all migrations that this installation has, oldest first. */
export const knownVersions = async (): Promise<string[]> => (await migrationFiles()).map(versionOf)

const versionOf = (file: string) => file.split('_')[0] ?? file
