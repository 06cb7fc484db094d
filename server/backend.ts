import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { App } from '@supabase/lite'
import { createPgliteConnection, type IPgliteConnectionConfig, type PGlite } from '@supabase/lite/pglite'
import { tellCallersFault } from './callers-fault'
import { type Mailbox, openMailbox } from './mailbox'
import { OTP_LENGTH, TEMPLATES, withPlainText } from './mails'
import { migrate } from './migrations'
import { createQueue, type Queue } from './queue'
import { quietly } from './quiet'

/** Opaque keys and the token secret of one data folder. */
export interface BackendKeys {
  jwtSecret: string
  publishableKey: string
  secretKey: string
}

export interface BackendOptions {
  keys: BackendKeys
  /** Origin that the links in mails start with. */
  siteUrl: string
  /** The designated admin's address. */
  adminEmail: string
  /** Folder of the database; in memory when absent. */
  folder?: string
  /** A dump made by `dumpDataDir`, to start from. */
  dump?: Blob
}

export interface Backend {
  database: PGlite
  mailbox: Mailbox
  /**
   * Gives one piece of work the database to itself. There is one connection, and the library keeps transactions open
   * while it waits for other things: without this, a refused request could undo somebody else's confirmed one.
   */
  exclusively: Queue
  /** Answers `/auth/v1` and `/rest/v1`, inside `exclusively`. `peer` is the caller's socket address. */
  fetch: (request: Request, peer: string | null) => Promise<Response>
  /** Waits for the work that is queued, then closes the database. */
  close: () => Promise<void>
}

/** Opens the database, brings it up to date and starts the Supabase-compatible service on it. */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const { keys, folder, dump } = options
  const connection = await createPgliteConnection({
    ...(folder ? { url: folder } : {}),
    pgliteOptions: { extensions: { pg_trgm }, ...(dump ? { loadDataDir: dump } : {}) },
  } as IPgliteConnectionConfig)
  const database = connection.driver
  const exclusively = createQueue()
  const mailbox = await openMailbox(database, exclusively)
  const app = await new App({
    connection,
    api: { schemas: ['public'], max_rows: 1000 },
    auth: {
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      site_url: options.siteUrl,
      additional_redirect_urls: [],
      jwt_expiry: 3600,
      enable_refresh_token_rotation: true,
      // Signing in again is asked for after 30 days, or after 14 without a visit.
      sessions: { timebox: '720h', inactivity_timeout: '336h' },
      minimum_password_length: 6,
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
          send: ({
            to,
            subject,
            text,
            html,
          }: {
            to: string
            subject: string
            text?: string
            html?: string
          }) => mailbox.deliver(withPlainText({ to, subject, text: text ?? '', html: html ?? '' })),
        },
      },
      server: { admin: false, disableStudio: true },
    },
  } as unknown as ConstructorParameters<typeof App>[0]).init()
  await app.ensureSystemSchema()
  await migrate(database)
  await database.query(
    `insert into private.settings (key, value) values ('admin_email', $1)
     on conflict (key) do update set value = excluded.value where settings.value <> excluded.value`,
    [options.adminEmail],
  )
  await restoreGrants(connection)
  await tidy(database)
  return {
    database,
    mailbox,
    exclusively,
    fetch: (request, peer) =>
      quietly(`${request.method} ${new URL(request.url).pathname}`, async () =>
        tellCallersFault(await app.fetch(request, { peerAddress: peer })),
      ),
    close: () => exclusively(() => connection.close()),
  }
}

/**
 * Nothing else does it in an embedded database: counts would read every row, and plans would be guesses. A small one is
 * left alone, because plans made for a few rows are kept while it grows.
 */
async function tidy(database: PGlite): Promise<void> {
  const { rows } = await database.query<{ large: boolean }>(
    `select pg_relation_size('public.profiles') > 1000000 as large`,
  )
  if (rows[0]?.large) await database.exec('vacuum (analyze)')
}

/**
 * The library grants everything on every table with row level security to `anon` and `authenticated`,
 * once per connection, at the first request. Let it, then put our privileges back.
 */
async function restoreGrants(connection: Awaited<ReturnType<typeof createPgliteConnection>>): Promise<void> {
  await connection.withContext({ auth: { role: 'anon' } }, async () => undefined)
  await connection.driver.exec('select private.apply_grants()')
}
