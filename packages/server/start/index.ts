import { fileURLToPath } from 'node:url'
import { watchEndpoints } from '../alerts/watch'
import { sendWebhook } from '../alerts/webhook'
import { type Backend, openBackend } from '../database/backend'
import { openFolder, ownFolder } from './data-folder'
import type { Environment } from './environment'
import { explainDatabaseFault } from './faults'
import { hasMailbox } from './mail-environment'
import { createHandler, type Handler } from '../http/handler'
import { listen } from '../http/listen'
import { createInference } from '../inference/service'
import { lockFolder } from './lock'
import type { Log } from './log'
import type { Mailbox } from '../mail/mailbox'
import { folderStore } from '../objects/folder-store'
import { sweepRegularly } from '../objects/sweep'
import { mailboxKeyOf, mailboxUrlOf } from '../mail/mailbox-access'
import type { PostOptions } from '../mail/post'
import { createTransport } from '../mail/smtp'
import type { AuthLimits } from '../limits/rate-limit'
import type { Secrets } from './secrets'
import { seedAdmin } from './seed-admin'
import { staticApp } from '../http/static-app'
import { openDoor } from '../backup/door'
import { version } from './version'

export { type Environment, EnvironmentError, readEnvironment } from './environment'
export { explain } from './faults'
export { hasMailbox } from './mail-environment'
export { WHOLE_REQUEST } from '../http/listen'
export { FolderInUseError } from './lock'
export { mailboxUrlOf } from '../mail/mailbox-access'
export { type AuthLimits, DEFAULT_LIMITS } from '../limits/rate-limit'

const DIST = fileURLToPath(new URL('../../../dist', import.meta.url))

export interface Services {
  backend: Backend
  mailbox: Mailbox
  secrets: Secrets
  /** The designated admin was made just now, with the password in `secrets`. */
  seeded: boolean
  /** False in tests, which compare endpoints with their thresholds themselves. Default: true. */
  watched?: boolean
  /** Closes the database and gives the data folder back; a second call does nothing. */
  close: () => Promise<void>
}

/** Going on would write into a database that another server has opened. */
function lostFolder(): void {
  console.error(
    'Another server took the data folder over while this one stood still. It stops, so that nothing is lost.',
  )
  process.exit(1)
}

/**
 * Opens the PostgreSQL database of `databaseUrl`, which several processes may share, or the embedded database in the data
 * folder.
 * Throws a `StartError`, or a `FolderInUseError` when another server holds the folder.
 */
export const openServices = (environment: Environment): Promise<Services> =>
  environment.databaseUrl ? openShared(environment, environment.databaseUrl) : openOwn(environment)

async function openShared(
  { databasePool, siteUrl, adminEmail, mail }: Environment,
  url: string,
): Promise<Services> {
  const { openPostgres } = await import('../postgres/backend')
  const { backend, secrets } = await openPostgres({
    url,
    pool: databasePool,
    siteUrl,
    adminEmail,
    mail: await postOf(mail),
  })
  try {
    const seeded = await seed(backend, secrets, { siteUrl, adminEmail })
    let closed: Promise<void> | undefined
    return { backend, mailbox: backend.mailbox, secrets, seeded, close: () => (closed ??= backend.close()) }
  } catch (error) {
    await backend.close()
    throw error
  }
}

const seed = (
  backend: Backend,
  { adminPassword, publishableKey }: Secrets,
  { siteUrl, adminEmail }: Pick<Environment, 'siteUrl' | 'adminEmail'>,
) => seedAdmin(backend, { email: adminEmail, password: adminPassword, publishableKey, siteUrl })

/** The way mails are sent, or null without an SMTP server. Connects with the first mail. */
const postOf = async (mail: Environment['mail']): Promise<PostOptions | null> =>
  mail && { transport: await createTransport(mail.smtp), mailbox: mail.mailbox }

async function openOwn({ dataDir, siteUrl, adminEmail, mail }: Environment): Promise<Services> {
  await ownFolder(dataDir)
  const unlock = await lockFolder(dataDir, { onLost: lostFolder, onWait: console.log })
  let backend: Backend | undefined
  let closeDoor: (() => Promise<void>) | undefined
  const closeOnce = async () => {
    await closeDoor?.()
    await backend?.close()
    await unlock()
  }
  try {
    const { folder, secrets } = await openFolder(dataDir)
    const opened = await openBackend({
      keys: secrets,
      folder,
      siteUrl,
      adminEmail,
      mail: await postOf(mail),
    }).catch(async (error) => {
      throw await explainDatabaseFault(error, dataDir, folder)
    })
    backend = opened
    closeDoor = await openDoor(dataDir, opened)
    const seeded = await seed(opened, secrets, { siteUrl, adminEmail })
    let closed: Promise<void> | undefined
    return {
      backend: opened,
      mailbox: opened.mailbox,
      secrets,
      seeded,
      close: () => (closed ??= closeOnce()),
    }
  } catch (error) {
    await closeOnce()
    throw error
  }
}

/**
 * The fetch handler on open services; with the built app when `app` is true. `limits` replaces the usual numbers. `close` ends
 * the processes of models, before the services close.
 */
export async function handlerOf(
  { host, siteUrl, adminEmail, mail, trustedProxies, objectsDir }: Environment,
  { backend, secrets, watched = true }: Services,
  { app, limits, log }: { app: boolean; limits?: AuthLimits; log?: Log },
): Promise<{ handler: Handler; close: () => Promise<void> }> {
  const objects = folderStore(objectsDir)
  const inference = createInference({ backend, objects })
  const handler = createHandler({
    backend,
    inference,
    host,
    siteUrl,
    adminEmail,
    publishableKey: secrets.publishableKey,
    mailboxKey: hasMailbox(mail) ? mailboxKeyOf(secrets.jwtSecret) : null,
    tokenSecret: secrets.jwtSecret,
    objects,
    trustedProxies,
    version,
    limits,
    log,
    starter: async () => (await import('@orrery/generator/tools/starter')).createStarter(),
    ...(app ? { app: staticApp(DIST, siteUrl) } : {}),
  })
  const watch = watched ? watchEndpoints({ backend, siteUrl, send: sendWebhook() }) : null
  return {
    handler,
    async close() {
      await watch?.stop()
      await inference.close()
    },
  }
}

export interface RunningServer {
  /** Where people reach it. */
  url: string
  /** Address of the local mailbox, with its key; null when it is off, or the site is reached from other machines. */
  mailboxUrl: string | null
  services: Services
  close: () => Promise<void>
}

/**
 * Starts the server. Binds the port first, so that a port in use is reported before the database opens.
 * Rejects with the socket's error (such as `EADDRINUSE`) or with `FolderInUseError`. Tests replace the limits
 * and the opened backend.
 */
export async function startServer(
  environment: Environment,
  limits?: AuthLimits,
  open: (environment: Environment) => Promise<Services> = openServices,
  log?: Log,
): Promise<RunningServer> {
  const { promise: handler, resolve } = withResolver<Handler>()
  const { host } = environment
  const listener = await listen(host, environment.port, handler)
  const site = new URL(environment.siteUrl)
  if (site.port === '0') site.port = String(listener.port)
  const settled = { ...environment, siteUrl: site.origin }
  try {
    const services = await open(settled)
    const served = await handlerOf(settled, services, { app: true, limits, log })
    resolve(served.handler)
    const stopSweeping = sweepRegularly(folderStore(settled.objectsDir), services.backend)
    return {
      url: settled.siteUrl,
      mailboxUrl: hasMailbox(settled.mail) ? mailboxUrlOf(settled.siteUrl, services.secrets.jwtSecret) : null,
      services,
      async close() {
        stopSweeping()
        await listener.close()
        await served.close()
        await services.close()
      },
    }
  } catch (error) {
    await listener.close()
    throw error
  }
}

function withResolver<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
