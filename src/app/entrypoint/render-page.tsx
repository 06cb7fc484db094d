import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { SessionProvider } from '@/entities/profile'
import { fixedSession } from '@/entities/profile/model'
import { AssistantProvider } from '@/features/chat-with-assistant'
import { createClock } from '@/shared/lib/clock'
import { type ActorEnvironment, ActorEnvironmentProvider, createInspectTap } from '@/shared/lib/machine'
import { createRandom } from '@/shared/lib/random'
import { ThemeProvider } from '@/shared/theme'
import { routes } from '../routes/routes'
import { criticalStyles } from './critical-styles'

export interface RenderedPage {
  /** What stands in the root. */
  html: string
  /** Title, description and so on. */
  head: string
  /** The style sheets of what is drawn. */
  styles: string
}

/** No time passes while a page is written. */
const environment: ActorEnvironment = {
  clock: createClock({ now: () => 0, setTimeout: () => 0, clearTimeout: () => undefined }),
  random: createRandom(1),
  tap: createInspectTap(),
  now: () => 0,
}
const session = fixedSession({ status: 'loading', user: null })
const assistant = {
  start: async () => null,
  getSnapshot: () => ({ panel: 'disabled', badge: null, actor: null, failed: false }) as const,
  subscribe: () => () => undefined,
}

export async function renderPage(path: string): Promise<RenderedPage> {
  const cache = createCache({ key: 'css' })
  cache.compat = true
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`http://x${path}`))
  if (context instanceof Response) throw new Error('redirect')
  const router = createStaticRouter(handler.dataRoutes, context)
  const { prelude } = await prerender(
    <StrictMode>
      <CacheProvider value={cache}>
        <ThemeProvider>
          <ActorEnvironmentProvider value={environment}>
            <SessionProvider session={session}>
              <AssistantProvider assistant={assistant}>
                <StaticRouterProvider router={router} context={context} hydrate={false} />
              </AssistantProvider>
            </SessionProvider>
          </ActorEnvironmentProvider>
        </ThemeProvider>
      </CacheProvider>
    </StrictMode>,
    {
      // A part that comes later would need a script to be put in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error
      },
    },
  )
  const text = await new Response(prelude as ReadableStream).text()
  return { html: text, head: '', styles: criticalStyles(cache) }
}
