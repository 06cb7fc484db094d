import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { fixedSession } from '@/entities/profile/model'
import type { AssistantPort } from '@/features/chat-with-assistant'
import { type BuildBackend, readBuildBackend } from '@/shared/config'
import { createClock } from '@/shared/lib/clock'
import { type ActorEnvironment, createInspectTap } from '@/shared/lib/machine'
import { createRandom } from '@/shared/lib/random'
import { ForAudience } from '@/entities/profile'
import { PageSkeleton } from '../routes/PageSkeleton'
import { importOf, loadPage, RootRoute } from '../routes/RootRoute'
import { Shell } from '../shell/Shell'
import { createStyleCache, type CriticalStyles, criticalStyles } from './critical-styles'
import { AppProvider } from './AppProvider'

/** A page as the build writes it. */
export interface RenderedPage {
  path: string
  /** Whether the app takes the page over; it draws the others anew. */
  hydrates: boolean
  /** Whether it is the skeleton of an account page, or the shell around account pages without a skeleton of their own. */
  ofAccounts: boolean
  /** The backend that it was built for. */
  backend: BuildBackend
  /** The source of what loads its chunk, which names the files of this build. */
  loads: string
  /** The HTML inside the root element. */
  html: string
  /** Title, description and so on. */
  head: string
  /** The styles of what is drawn. */
  styles: CriticalStyles
}

/** No time passes while a page is drawn. */
const environment: ActorEnvironment = {
  clock: createClock({ now: () => 0, setTimeout: () => 0, clearTimeout: () => undefined }),
  random: createRandom(1),
  tap: createInspectTap(),
  now: () => 0,
}
/** No user is known while the build draws a page. */
const session = fixedSession({ status: 'loading', user: null })
const assistant: AssistantPort = {
  start: async () => null,
  getSnapshot: () => ({ panel: 'disabled', badge: null, actor: null, failed: false }),
  subscribe: () => () => undefined,
}

/** The shells around account pages, by the path of their file. */
const SHELLS: Record<string, ReactNode> = {
  '/shell/app.html': (
    <Shell layout="either">
      <ForAudience who="member">
        <PageSkeleton />
      </ForAudience>
    </Shell>
  ),
  '/shell/public.html': <Shell layout="public">{null}</Shell>,
}

/** Draws the page at a path for the build, of a page of accounts the skeleton; `ofAccounts` says which those are. Rejects when any part of it breaks. */
export async function renderPage(path: string, ofAccounts: boolean): Promise<RenderedPage> {
  const cache = createStyleCache()
  cache.compat = true
  await loadPage(path)
  const shell = SHELLS[path]
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <AppProvider environment={environment} session={session} assistant={assistant}>
        <StaticRouter location={shell ? '/' : path}>{shell ?? <RootRoute />}</StaticRouter>
      </AppProvider>
    </CacheProvider>,
    {
      // A part that comes later would need a script to be put in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error
      },
    },
  )
  const text = await new Response(prelude as ReadableStream).text()
  const [head = ''] = HOISTED.exec(text) ?? []
  const hydrates = !shell && path !== '/404.html'
  if (!ofAccounts && !shell && !head.includes('<title>'))
    throw new Error('It has no title of its own, or HOISTED does not find it')
  const loads = String(importOf(path) ?? '')
  return {
    path,
    hydrates,
    ofAccounts,
    backend: readBuildBackend(import.meta.env),
    loads,
    html: text.slice(head.length),
    head,
    styles: criticalStyles(cache),
  }
}

/** The elements that React hoists to the start because they belong into the head. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link) [^>]*>)*/
