import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { App, type Connection } from '@supabase/lite'
import {
  createPgliteConnection,
  type IPgliteConnectionConfig,
  type PgliteConnection,
} from '@supabase/lite/pglite'
import { MIN_PASSWORD } from '../auth/common-passwords'
import { SESSION_LIMITS } from './care'
import type { Database } from './engine'
import { setCallersAtOnce } from './callers'
import type { BackendKeys } from './backend'
import { type EngineOptions, NEWER_DATABASE, type PlainMail } from './engine-messages'
import { OTP_LENGTH, TEMPLATES, withPlainText } from '../mail/mails'
import { quietly, withCallersFault } from './library-failures'
import { migrate, newerMigration } from './migrations'
import { keepStatements, type Statements } from './statements'

/** Answers a request to the library. `peer` is the caller's socket address. */
export type Answer = (request: Request, peer: string | null) => Promise<Response>

export interface Library {
  app: Pick<App, 'ensureSystemSchema'>
  answer: Answer
}

/** Settings of the library that are the same for every database. */
export interface LibraryOptions {
  keys: BackendKeys
  siteUrl: string
}

/**
 * The library looks addresses and links up without the conditions of its own indexes, and would read every account:
 * `npm run bench:plans`.
 */
const INDEXES = [
  'create index if not exists users_email_idx on auth.users (email)',
  ...['confirmation_token', 'recovery_token', 'email_change_token_new'].map(
    (column) =>
      `create index if not exists users_any_${column}_idx on auth.users (${column}) where ${column} is not null`,
  ),
  // For `private.remove_unconfirmed`.
  'create index if not exists users_unconfirmed_idx on auth.users (created_at) where email_confirmed_at is null',
].join(';')

/** The library on a connection. Its own tables are made by `prepareDatabase`. */
export async function startLibrary(
  connection: Connection,
  { keys, siteUrl }: LibraryOptions,
  deliver: (mail: PlainMail) => Promise<void>,
): Promise<Library> {
  const app = await new App({
    connection,
    api: { schemas: ['public'], max_rows: 1000 },
    auth: {
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      site_url: siteUrl,
      additional_redirect_urls: [],
      jwt_expiry: 3600,
      enable_refresh_token_rotation: true,
      sessions: { timebox: SESSION_LIMITS.timebox, inactivity_timeout: SESSION_LIMITS.inactivity },
      minimum_password_length: MIN_PASSWORD,
      enable_signup: true,
      email: {
        enable_signup: true,
        enable_confirmations: true,
        double_confirm_changes: false,
        otp_length: OTP_LENGTH,
        otp_expiry: 86_400,
        template: TEMPLATES,
      },
    },
    options: {
      drivers: {
        email: {
          send: ({ to, subject, text, html }: PlainMail) =>
            deliver(withPlainText({ to, subject, text: text ?? '', html: html ?? '' })),
        },
      },
      server: { admin: false, disableStudio: true },
    },
  } as unknown as ConstructorParameters<typeof App>[0]).init()
  const answer: Answer = (request, peer) =>
    quietly(`${request.method} ${new URL(request.url).pathname}`, async () => {
      // Only the text of a failure shows whether the caller caused it, and HEAD has no text.
      const withoutText = request.method === 'HEAD'
      const asked = withoutText ? new Request(request, { method: 'GET' }) : request
      const answered = await withCallersFault(await app.fetch(asked, { peerAddress: peer }))
      return withoutText ? new Response(null, answered) : answered
    })
  return { app, answer }
}

/** Brings the database up to date: the library's tables, the migrations, and the address of the designated admin. */
export async function prepareDatabase(
  app: Library['app'],
  database: Database,
  adminEmail: string,
): Promise<void> {
  await app.ensureSystemSchema()
  await database.exec(INDEXES)
  await migrate(database)
  await database.query(
    `insert into private.settings (key, value) values ('admin_email', $1)
     on conflict (key) do update set value = excluded.value where settings.value <> excluded.value`,
    [adminEmail],
  )
}

/** Opens an embedded database, as it is, in this thread. In memory without a folder. */
export async function openPglite({
  folder,
  dump,
}: Pick<EngineOptions, 'folder' | 'dump'>): Promise<{ connection: PgliteConnection; database: Database }> {
  const connection = await createPgliteConnection({
    ...(folder ? { url: folder } : {}),
    pgliteOptions: { extensions: { pg_trgm }, ...(dump ? { loadDataDir: dump } : {}) },
  } as IPgliteConnectionConfig)
  const { driver } = connection
  const database: Database = {
    query: async <T>(sql: string, values?: unknown[]) => ({
      rows: (await driver.query<T>(sql, values)).rows,
    }),
    exec: async (sql) => void (await driver.exec(sql)),
  }
  return { connection, database }
}

/**
 * Opens the embedded database, brings it up to date and starts the library on it. Part of the database's thread. Throws an error
 * with the code `NEWER_DATABASE` and changes nothing when a newer version has brought it up to date.
 */
export async function openLibrary(
  { keys, siteUrl, adminEmail, folder, dump }: EngineOptions,
  deliver: (mail: PlainMail) => Promise<void>,
): Promise<{ connection: PgliteConnection; fetch: Answer; statements: Statements }> {
  const { connection, database } = await openPglite({ folder, dump })
  const { driver } = connection
  const newer = await newerMigration(database)
  if (newer) throw Object.assign(new Error(`migration ${newer}`), { code: NEWER_DATABASE })
  const { app, answer } = await startLibrary(connection, { keys, siteUrl }, deliver)
  await prepareDatabase(app, database, adminEmail)
  await restoreGrants(connection)
  const statements = keepStatements(driver)
  setCallersAtOnce(connection, statements)
  return { connection, fetch: answer, statements }
}

/**
 * The library grants everything on every table with row level security to `anon` and `authenticated`,
 * once per connection, at the first request. Let it, then put our privileges back.
 */
async function restoreGrants(connection: PgliteConnection): Promise<void> {
  await connection.withContext({ auth: { role: 'anon' } }, async () => undefined)
  await connection.driver.exec('select private.apply_grants()')
}
