import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'
import type * as Server from './index'

const PATHS = /^\/(api|auth\/v1|rest\/v1|functions\/v1|mailbox)(\/|\?|$)/

/** Mounts the embedded backend in Vite's development server. Does nothing in a build. */
export function embeddedBackend(): Plugin {
  return {
    name: 'orrery-embedded-backend',
    apply: (_, { command, mode, isPreview }) => command === 'serve' && mode === 'development' && !isPreview,
    async configureServer(vite) {
      if (process.env.VITEST || process.env.STORYBOOK) return
      // Loaded by tsx, as `npm start` does, so that the configuration file stays small.
      const { tsImport } = await import('tsx/esm/api')
      const { handlerOf, openServices, readEnvironment }: typeof Server = await tsImport(
        './index.ts',
        import.meta.url,
      )
      const port = vite.config.server.port
      const environment = readEnvironment({ PORT: String(port), ...process.env })
      const services = await openServices(environment)
      const handler = await handlerOf(environment, services, { app: false })
      const listener = getRequestListener(handler.fetch)
      vite.middlewares.use((request, response, next) => {
        if (PATHS.test(request.url ?? '')) void listener(request, response)
        else next()
      })
      vite.httpServer?.once('close', () => void services.close())
      vite.config.logger.info(`  Mailbox: ${environment.siteUrl}/mailbox   Admin: npm run admin:password`)
    },
  }
}
