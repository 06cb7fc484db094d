import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'
import type * as Server from './index'

const PATHS = /^\/(api|auth\/v1|rest\/v1|functions\/v1|mailbox|mlflow|v1|v2)(\/|\?|$)/

/** Survives a restart of Vite, which starts the new server before it closes the old server. */
const open = globalThis as typeof globalThis & { closeEmbeddedBackend?: () => Promise<void> }

/** Mounts the embedded backend in Vite's development server. Does nothing in a build, a preview, a test or Storybook. */
export function embeddedBackend(): Plugin {
  return {
    name: 'orrery-embedded-backend',
    apply: (_, { command, mode, isPreview }) =>
      command === 'serve' &&
      mode === 'development' &&
      !isPreview &&
      !process.env.VITEST &&
      !process.env.STORYBOOK,
    async configureServer(vite) {
      // Loaded by tsx, as `npm start` does, so that the configuration file stays small.
      const { tsImport } = await import('tsx/esm/api')
      const {
        handlerOf,
        hasMailbox,
        mailboxUrlOf,
        openServices,
        readEnvironment,
        WHOLE_REQUEST,
      }: typeof Server = await tsImport('./index.ts', import.meta.url)
      const { host, port } = vite.config.server
      const environment = readEnvironment({
        ...process.env,
        HOST: typeof host === 'string' ? host : host ? '0.0.0.0' : 'localhost',
        PORT: String(port),
      })
      await open.closeEmbeddedBackend?.()
      const services = await openServices(environment)
      // As `npm start` (listen.ts); Vite would wait for the end of a request for five minutes.
      if (vite.httpServer && 'requestTimeout' in vite.httpServer)
        vite.httpServer.requestTimeout = vite.httpServer.headersTimeout = WHOLE_REQUEST
      const { handler, close } = await handlerOf(environment, services, { app: false })
      const closeAll = () => close().then(services.close)
      open.closeEmbeddedBackend = closeAll
      vite.httpServer?.once('close', () => void closeAll())
      const listener = getRequestListener(handler.fetch)
      vite.middlewares.use((request, response, next) => {
        if (PATHS.test(request.url ?? '')) void listener(request, response)
        else next()
      })
      const mailbox = hasMailbox(environment.mail)
        ? mailboxUrlOf(environment.siteUrl, services.secrets.jwtSecret)
        : null
      vite.config.logger.info(`  ${mailbox ? `Mailbox: ${mailbox}   ` : ''}Admin: npm run admin:password`)
    },
  }
}
