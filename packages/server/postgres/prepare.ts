import { databaseOf, openConnection } from './lane'
import { LIMITS_SCHEMA } from './limits'
import type { Database } from '../database/engine'
import { prepareDatabase, startLibrary } from '../database/library'
import { newerMigration } from '../database/migrations'
import { MAILBOX_SCHEMA } from '../mail/mailbox'
import { generateSecrets, parseSecrets, type Secrets } from '../start/secrets'
import { postgresFault } from './faults'

/** Held while a process brings the database up to date; the others wait. */
export const PREPARE_LOCK = 7_306_003
/** How long one statement of a migration, a backup or a restore may take, in ms. */
export const PREPARE_LIMIT = 10 * 60_000
/** The oldest version that the migrations are tested with. */
const OLDEST = 150_000

/** The schema of what the processes of an installation share, with its keys. */
export const SERVER_SCHEMA = `
create schema if not exists server;
revoke all on schema server from public;
create table if not exists server.secrets (only_one boolean primary key default true check (only_one), value jsonb not null);
`

/**
 * Brings a Postgres database up to date, one process at a time: the keys of the installation, which the first process makes,
 * the library's tables, the migrations, and what the processes share. Resolves with the keys. Throws a `StartError`.
 */
export async function prepare(
  url: string,
  { siteUrl, adminEmail }: { siteUrl: string; adminEmail: string },
): Promise<Secrets> {
  const { connection } = openConnection(url, PREPARE_LIMIT)
  const database = databaseOf(connection)
  try {
    await check(database, url)
    await database.query(`select pg_advisory_lock(${PREPARE_LOCK})`)
    await checkContent(database, url)
    await database.exec(SERVER_SCHEMA)
    const secrets = await readOrMakeSecrets(database, url)
    const { app } = await startLibrary(connection, { keys: secrets, siteUrl }, async () => undefined)
    await prepareDatabase(app, database, adminEmail)
    await database.exec(MAILBOX_SCHEMA)
    await database.exec(LIMITS_SCHEMA)
    await grantRoles(database)
    return secrets
  } catch (error) {
    throw postgresFault(url, error)
  } finally {
    // Gives the lock back, too.
    await connection.driver.end({ timeout: 1 })
  }
}

/** The keys in a database that was prepared before, or null. */
export async function readSecretsOf(url: string): Promise<Secrets | null> {
  const { connection } = openConnection(url)
  try {
    const database = databaseOf(connection)
    const { rows } = await database.query<{ there: boolean }>(
      `select to_regclass('server.secrets') is not null as there`,
    )
    return rows[0]?.there ? await readSecrets(database, url) : null
  } catch (error) {
    throw postgresFault(url, error)
  } finally {
    await connection.driver.end({ timeout: 1 })
  }
}

async function readSecrets(database: Database, url: string): Promise<Secrets | null> {
  const { rows } = await database.query<{ value: unknown }>('select value from server.secrets')
  if (!rows[0]) return null
  return parseSecrets(rows[0].value, (fault) =>
    postgresFault(url, `has keys in server.secrets with ${fault}`),
  )
}

async function readOrMakeSecrets(database: Database, url: string): Promise<Secrets> {
  const known = await readSecrets(database, url)
  if (known) return known
  const made = await generateSecrets()
  await database.query('insert into server.secrets (value) values ($1)', [made])
  return made
}

/** The role of the connection sets these roles for its callers; a superuser may anyway. */
export async function grantRoles(database: Database): Promise<void> {
  await database.exec(`do $$
    begin
      if not (select rolsuper from pg_roles where rolname = current_user) then
        grant anon, authenticated, service_role to current_user;
      end if;
    end $$`)
}

/** Refuses a server that is too old or only reads, and a schema in which the migrations do not look. */
export async function check(database: Database, url: string): Promise<void> {
  const { rows } = await database.query<{ version: string; reads: string; trigrams: string | null }>(
    `select current_setting('server_version_num') as version, current_setting('transaction_read_only') as reads,
       (select extnamespace::regnamespace::text from pg_extension where extname = 'pg_trgm') as trigrams`,
  )
  const [row] = rows
  if (Number(row?.version) < OLDEST)
    throw postgresFault(
      url,
      `is PostgreSQL ${Math.floor(Number(row?.version) / 10_000)}; 15 or newer is needed`,
    )
  if (row?.reads === 'on')
    throw postgresFault(url, 'only reads: it is a standby, or read-only by its settings')
  if (row?.trigrams && row.trigrams !== 'extensions')
    throw postgresFault(
      url,
      `has the extension pg_trgm in the schema ${row.trigrams}, and Orrery looks for it in the schema extensions`,
      'Orrery creates it by itself. Run there, as the owner of the extension: drop extension pg_trgm;',
    )
}

/** Refuses a database with tables of another program, and a database that a newer version has migrated. */
async function checkContent(database: Database, url: string): Promise<void> {
  const { rows } = await database.query<{ restoring: boolean; foreign: boolean }>(
    `select to_regclass('server.restoring') is not null as restoring,
       (to_regclass('public.profiles') is not null or to_regclass('auth.users') is not null)
       and to_regclass('server.secrets') is null as foreign`,
  )
  if (rows[0]?.restoring)
    throw postgresFault(url, 'holds a part of a backup whose restore was interrupted; restore it once more')
  if (rows[0]?.foreign)
    throw postgresFault(url, 'holds accounts of something else (public.profiles or auth.users)')
  const newer = await newerMigration(database)
  if (newer)
    throw postgresFault(url, `was brought up to date by a newer version of Orrery (migration ${newer})`)
}
