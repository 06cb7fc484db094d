import type { IncomingMessage } from 'node:http'
import type { Plugin } from 'vite'

/** Starts the editor of the developer on a file that the address names. */
const OPENS_EDITOR = /^\/+__open-in-editor/i

/** The headers of everything that is handed out: for the own pages, framed by own pages only, as the type that it has. */
const HEADERS = {
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "frame-ancestors 'self'",
}

/**
 * Keeps Vite's servers (development, Storybook) to their own pages. Left alone they answer requests of every page that
 * the developer visits: what those cannot read they can still cause, such as starting an editor, or frame.
 */
export function ownPages(): Plugin {
  return {
    name: 'orrery-own-pages',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview && !process.env.VITEST,
    // Vite would invite every page of this machine to read what it answers.
    config: () => ({ server: { cors: false } }),
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (isForeign(request)) {
          response.statusCode = 403
          return response.end('Requests from other sites are refused')
        }
        // Storybook frames its stories by a rule of its own, set before.
        for (const [name, value] of Object.entries(HEADERS))
          if (!response.hasHeader(name)) response.setHeader(name, value)
        return next()
      })
    },
  }
}

/**
 * Whether a page of another site asks. Browsers say so themselves (fetch metadata) where the server is on the same
 * machine or has TLS; elsewhere only by the origin of what is no plain link.
 */
function isForeign({ method, url = '', headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'] ?? 'same-origin'
  const own = site === 'same-origin' || site === 'none'
  if (!own) {
    // Following a link to a page is what links are for.
    const link = method === 'GET' && headers['sec-fetch-mode'] === 'navigate'
    return !link || headers['sec-fetch-dest'] !== 'document' || OPENS_EDITOR.test(url)
  }
  const { origin, host } = headers
  return origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === host)
}
