import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { createAdaptorServer } from '@hono/node-server'
import { type Backend, openBackend } from './backend'
import { openDataFolder } from './data-folder'
import type { Environment } from './environment'
import { createHandler } from './handler'
import { lockFolder } from './lock'
import { createMailbox, type Mailbox } from './mailbox'
import { withPlainText } from './mails'
import { type AuthLimits, DEFAULT_LIMITS } from './rate-limit'
import { createSecrets, readSecrets, type Secrets } from './secrets'
import { seedAdmin } from './seed-admin'
import { staticApp } from './static-app'

export { type Environment, EnvironmentError, readEnvironment } from './environment'
export { FolderInUseError } from './lock'
export { type AuthLimits, DEFAULT_LIMITS } from './rate-limit'

const DIST = fileURLToPath(new URL('../dist', import.meta.url))
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string
}

export interface Services {
  backend: Backend
  mailbox: Mailbox
  secrets: Secrets
  /** The data folder was made just now. */
  first: boolean
  close: () => Promise<void>
}

/** Opens everything that lives in the data folder. Throws `FolderInUseError` when another server holds it. */
export async function openServices(environment: Environment): Promise<Services> {
  const { dataDir, siteUrl, adminEmail } = environment
  const unlock = await lockFolder(dataDir)
  try {
    const secrets = (await readSecrets(dataDir)) ?? (await createSecrets(dataDir))
    const mailbox = createMailbox()
    let seeded = false
    const { backend, first } = await openDataFolder(dataDir, (folder) =>
      openBackend({
        keys: secrets,
        folder,
        siteUrl,
        adminEmail,
        // The admin's own sign-up needs no confirmation mail.
        deliver: async (mail) => {
          if (seeded) await mailbox.deliver(withPlainText(mail))
        },
      }),
    )
    await mailbox.open(backend.database)
    await seedAdmin(backend, {
      email: adminEmail,
      password: secrets.adminPassword,
      publishableKey: secrets.publishableKey,
      siteUrl,
    })
    seeded = true
    return {
      backend,
      mailbox,
      secrets,
      first,
      async close() {
        await backend.close()
        await unlock()
      },
    }
  } catch (error) {
    await unlock()
    throw error
  }
}

/** The fetch handler on open services; with the built app when `app` is true. */
export async function handlerOf(
  environment: Environment,
  services: Services,
  options: { app: boolean; limits?: AuthLimits },
) {
  return createHandler({
    environment,
    backend: services.backend,
    mailbox: services.mailbox,
    publishableKey: services.secrets.publishableKey,
    limits: options.limits ?? DEFAULT_LIMITS,
    version,
    ...(options.app ? { app: await staticApp(DIST) } : {}),
  })
}

export interface RunningServer {
  url: string
  services: Services
  close: () => Promise<void>
}

/** Starts the server. Rejects with the socket's error (`EADDRINUSE`) when the port is taken. */
export async function startServer(environment: Environment, limits?: AuthLimits): Promise<RunningServer> {
  const services = await openServices(environment)
  const handler = await handlerOf(environment, services, { app: true, limits })
  const server = createAdaptorServer({ fetch: handler.fetch })
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(environment.port, environment.host, resolve)
    })
  } catch (error) {
    await services.close()
    throw error
  }
  const { port } = server.address() as AddressInfo
  const siteUrl = new URL(environment.siteUrl)
  if (environment.port === 0) siteUrl.port = String(port)
  return {
    url: siteUrl.origin,
    services,
    async close() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
      await services.close()
    },
  }
}
