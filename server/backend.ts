import { fileURLToPath } from 'node:url'
import { App } from '@supabase/lite'
import { createPgliteConnection, type IPgliteConnectionConfig, type PGlite } from '@supabase/lite/pglite'
import { migrate } from './migrations'
import { quietly } from './quiet'

/** Opaque keys and the token secret of one data folder. */
export interface BackendKeys {
  jwtSecret: string
  publishableKey: string
  secretKey: string
}

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
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
  deliver: (mail: Mail) => Promise<void>
}

export interface Backend {
  database: PGlite
  /** Answers `/auth/v1` and `/rest/v1`. `peer` is the caller's socket address. */
  fetch: (request: Request, peer: string | null) => Promise<Response>
  close: () => Promise<void>
}

/** Digits of a one-time code. */
export const OTP_LENGTH = 8

const TEMPLATES = fileURLToPath(new URL('../supabase/templates/', import.meta.url))
const template = (name: string, subject: string) => ({ subject, content_path: `${TEMPLATES}${name}.html` })

/** Opens the database, brings it up to date and starts the Supabase-compatible service on it. */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const { keys, folder, dump } = options
  const connection = await createPgliteConnection({
    ...(folder ? { url: folder } : {}),
    ...(dump ? { pgliteOptions: { loadDataDir: dump } } : {}),
  } as IPgliteConnectionConfig)
  const app = await new App({
    connection,
    api: { schemas: ['public'], max_rows: 1000 },
    auth: {
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      site_url: options.siteUrl,
      additional_redirect_urls: [`${options.siteUrl}/auth/callback`],
      jwt_expiry: 3600,
      minimum_password_length: 6,
      enable_signup: true,
      email: {
        enable_signup: true,
        enable_confirmations: true,
        otp_length: OTP_LENGTH,
        otp_expiry: 86_400,
        template: {
          confirmation: template('confirmation', 'Confirm your address'),
          recovery: template('recovery', 'Choose a new password'),
          magic_link: template('magic_link', 'Your sign-in link'),
          email_change: template('email_change', 'Confirm your new address'),
        },
      },
    },
    options: {
      drivers: { email: { send: options.deliver } },
      server: { admin: false, disableStudio: true },
    },
  } as unknown as ConstructorParameters<typeof App>[0]).init()
  await app.ensureSystemSchema()
  const database = connection.driver
  await migrate(database)
  await database.query(
    `insert into private.settings (key, value) values ('admin_email', $1)
     on conflict (key) do update set value = excluded.value`,
    [options.adminEmail],
  )
  await restoreGrants(connection)
  return {
    database,
    fetch: (request, peer) => quietly(async () => app.fetch(request, { peerAddress: peer })),
    close: () => connection.close(),
  }
}

/**
 * The library grants everything on every table with row level security to `anon` and `authenticated`,
 * once per connection, at the first request. Let it, then put our privileges back.
 */
async function restoreGrants(connection: Awaited<ReturnType<typeof createPgliteConnection>>): Promise<void> {
  await connection.withContext({ auth: { role: 'anon' } }, async () => undefined)
  await connection.driver.exec('select private.apply_grants()')
}
