import type { ServerContext } from '../../definitions'
import { file } from '../../file'
import { code, lines } from '../../text/code'
import { literal } from '../../text/escape'
import { nodeStore } from './stores'

/** `src/main.ts` */
export function mainFile({ frontend }: ServerContext) {
  return file(
    'src/main.ts',
    code`
      import { existsSync } from 'node:fs'
      import { fileURLToPath } from 'node:url'
      import { serve } from '@hono/node-server'
      import { createApp } from './app.ts'
      import { readConfig } from './config.ts'
      import { openDatabase } from './store/index.ts'

      // Variables that are already set win over the ones in .env.
      const envFile = fileURLToPath(new URL('${frontend ? '../..' : '..'}/.env', import.meta.url))
      if (existsSync(envFile)) process.loadEnvFile(envFile)

      const config = readConfig()
      const database = openDatabase(config)
      const app = createApp({ config, database })

      const server = serve({ fetch: app.fetch, hostname: config.host, port: config.port }, ({ port }) => {
        console.log(\`\${config.name} is running at http://localhost:\${port}\`)
        if (!database.configured) console.log(database.note)
      })

      server.on('error', (error: NodeJS.ErrnoException) => {
        const inUse = error.code === 'EADDRINUSE'
        console.error(inUse ? \`Port \${config.port} is in use. Set PORT to another one.\` : error.message)
        process.exit(1)
      })

      let stopping = false

      function stop() {
        if (stopping) return
        stopping = true
        setTimeout(() => process.exit(1), 5000).unref()
        server.close(async () => {
          await database.store.close()
          process.exit(0)
        })
      }

      process.on('SIGINT', stop)
      process.on('SIGTERM', stop)
    `,
  )
}

/** `src/config.ts` */
export function configFile(project: ServerContext) {
  const store = nodeStore(project)
  const quiet = project.config.environment !== 'development'
  const nodeEnvironment = quiet ? "(env.NODE_ENV || 'production')" : 'env.NODE_ENV'
  return file(
    'src/config.ts',
    code`
      import { readFileSync } from 'node:fs'

      const manifest = new URL('../package.json', import.meta.url)
      const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }

      /** Everything that the environment decides. \`.env.example\` explains each variable. */
      export function readConfig(env: NodeJS.ProcessEnv = process.env) {
        return {
          name: ${literal(project.title)},
          version,
          environment: env.APP_ENV || ${literal(project.config.environment)},
          production: ${nodeEnvironment} === 'production',
          host: env.HOST || '127.0.0.1',
          port: readPort(env.PORT),
          ${store.config}
          ${
            project.has('ai') &&
            code`
              ai: {
                baseUrl: env.AI_BASE_URL || 'https://api.openai.com/v1',
                apiKey: env.AI_API_KEY || '',
                model: env.AI_MODEL || 'gpt-4o-mini',
              },
            `
          }
        }
      }

      export type Config = ReturnType<typeof readConfig>

      function readPort(value = ''): number {
        const port = Number(value || 3000)
        if (Number.isInteger(port) && port >= 0 && port < 65536) return port
        throw new Error(\`PORT must be a number from 0 to 65535, not "\${value}".\`)
      }
    `,
  )
}

/** `src/app.ts` */
export function appFile(project: ServerContext) {
  const { frontend, has } = project
  const usesBodies = has('api') || has('auth') || has('ai')
  const guarded = has('auth') && (has('api') || has('ai'))
  return file(
    'src/app.ts',
    code`
      import { Hono } from 'hono'
      ${usesBodies && "import { bodyLimit } from 'hono/body-limit'"}
      import { HTTPException } from 'hono/http-exception'
      import { logger } from 'hono/logger'
      import { secureHeaders } from 'hono/secure-headers'
      ${has('ai') && "import { aiRoutes } from './ai/routes.ts'"}
      ${has('auth') && "import { authRoutes } from './auth/routes.ts'"}
      ${guarded && "import { requireUser } from './auth/sessions.ts'"}
      import type { Config } from './config.ts'
      ${has('docs') && "import { docsRoutes } from './docs.ts'"}
      import { checkDatabase, healthRoutes } from './health.ts'
      ${has('api') && "import { itemRoutes } from './items.ts'"}
      import type { Database } from './store/index.ts'
      ${frontend && "import { webApp } from './web.ts'"}

      export interface AppOptions {
        config: Config
        database: Database
        /** One line per request on the console. */
        log?: boolean
        ${frontend && '/** Where the built web app lies. */\nwebFolder?: string'}
      }

      /** The whole server as one function from request to response; it opens no port. */
      export function createApp({ config, database, log = !config.production${frontend && ', webFolder'} }: AppOptions) {
        const app = new Hono()
        ${guarded && 'const signedIn = requireUser(database.store)'}

        app.use(secureHeaders())
        if (log) app.use('/api/*', logger())
        ${
          usesBodies &&
          code`
            app.use(
              '/api/*',
              bodyLimit({
                maxSize: 64 * 1024,
                onError: (c) => c.json({ error: 'The request is larger than 64 kB.' }, 413),
              }),
            )
          `
        }

        ${lines(
          "app.route('/api/health', healthRoutes(config, database))",
          has('auth') && "app.route('/api/auth', authRoutes(database.store))",
          has('api') && has('auth') && "app.on(['POST', 'PATCH', 'DELETE'], '/api/items/*', signedIn)",
          has('api') && "app.route('/api/items', itemRoutes(database.store))",
          has('ai') && has('auth') && "if (config.ai.apiKey) app.on('POST', '/api/ai/*', signedIn)",
          has('ai') && "app.route('/api/ai', aiRoutes(config.ai))",
          has('docs') && "app.route('/api', docsRoutes())",
        )}
        ${!frontend && has('docs') && "app.get('/', (c) => c.redirect('/api/docs'))"}
        app.all('${frontend && '/api/'}*', (c) => c.json({ error: 'There is no such endpoint.' }, 404))
        ${frontend && "app.route('/', webApp(webFolder))"}

        app.onError(async (error, c) => {
          if (error instanceof HTTPException) return c.json({ error: error.message }, error.status)
          console.error(error)
          const { status } = await checkDatabase(database, config.production)
          if (status === 'unreachable') return c.json({ error: 'The database cannot be reached.' }, 503)
          return c.json({ error: 'Something went wrong on the server.' }, 500)
        })

        return app
      }
    `,
  )
}

/** `src/http.ts` */
export function httpFile() {
  return file(
    'src/http.ts',
    code`
      import type { Context } from 'hono'
      import { HTTPException } from 'hono/http-exception'

      /** The JSON object in the body of a request; anything else is answered with 415 or 400. */
      export async function readObject(c: Context): Promise<Record<string, unknown>> {
        if (!c.req.header('content-type')?.startsWith('application/json'))
          throw new HTTPException(415, { message: 'Send JSON with the content type application/json.' })
        const body: unknown = await c.req.json().catch(() => null)
        if (typeof body !== 'object' || body === null || Array.isArray(body))
          throw badRequest('The body must be a JSON object.')
        return body as Record<string, unknown>
      }

      export function badRequest(message: string): HTTPException {
        return new HTTPException(400, { message })
      }
    `,
  )
}
