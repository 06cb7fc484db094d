import { PrecacheController } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import type { Build } from './build'
import { OURS } from './names'
import { isFile, isFileAsked, pageRules } from './rules'

// Stores public files of this site and nothing else: pages as they were built, and files under /assets/. Every other request
// goes to the network: the backend, mails, links with tokens, other origins, every method but GET.

declare const self: ServiceWorkerGlobalScope
declare const __BUILD__: Build

const { id, entry, pages, shell, kept } = __BUILD__

/**
 * The cookie that adds one more origin to a page's policy (packages/server/http/security.ts). Stored pages have the
 * policy without it.
 */
const CONNECT = 'orrery-connect'

const CACHE = `${OURS}build-${id}`

const build = new PrecacheController({
  cacheName: CACHE,
  plugins: [{ requestWillFetch: async ({ request }) => new Request(request, { credentials: 'omit' }) }],
})
build.addToCacheList([...kept])

const savesData = () => Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData)

self.addEventListener('install', (event) => {
  if (savesData()) return event.waitUntil(Promise.reject(new Error('This browser saves data')))
  // Open pages keep the files of their own build that they need, so the worker takes over at once; the pages ask before
  // they reload.
  void self.skipWaiting()
  // Where it does not fit, the room is what the app itself keeps here needs.
  event.waitUntil(build.install(event).catch(giveBackRoom))
})

async function giveBackRoom(error: unknown): Promise<never> {
  if ((error as Error).name === 'QuotaExceededError') await caches.delete(CACHE)
  throw error
}

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', ({ data, ports: [port] }) => {
  if (data === 'entry') port?.postMessage(entry)
})

/** A file of an open page is no longer on the server: its build is gone, and so may be others that it needs. */
let outdated = false

const { addressOf, isPageAsked, isStrayAsked } = pageRules(pages)

registerRoute(isPageAsked, async ({ request, url, event }) => {
  event.waitUntil(forgetOtherBuilds((event as FetchEvent).resultingClientId))
  const address = addressOf(url)
  if (address && !(await mustAsk())) return (await build.matchPrecache(address)) ?? fetch(request)
  try {
    return await fetch(request)
  } catch (error) {
    const page = await build.matchPrecache(address ?? shell)
    if (page) return page
    throw error
  }
})

registerRoute(isStrayAsked, async ({ request }) => {
  try {
    return await fetch(request)
  } catch (error) {
    const frame = await build.matchPrecache(shell)
    if (!frame) throw error
    // The app says in it that there is no page.
    return new Response(frame.body, { status: 404, headers: frame.headers })
  }
})

/** Whether the server has to be asked for a page: it has another policy for this browser, or a newer build. */
async function mustAsk(): Promise<boolean> {
  if (outdated || savesData() || !('cookieStore' in self)) return true
  return (await self.cookieStore.get(CONNECT)) !== null
}

registerRoute(
  isFileAsked,
  new CacheFirst({
    cacheName: `${OURS}used-${id}`,
    plugins: [
      {
        // From the beginning, or of the build that an open page still runs.
        cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
          cachedResponse ?? (await build.matchPrecache(request)) ?? (await caches.match(request.url)),
        cacheWillUpdate: async ({ request, response }) =>
          isFile(response, new URL(request.url).pathname) ? response : null,
        fetchDidSucceed: async ({ response }) => {
          if (response.status === 404) outdated = true
          return response
        },
      },
    ],
  }),
)

const CLIENTS_END_MS = 10_000
const LOOK_EVERY_MS = 500

/**
 * Deletes the caches of other builds once the opened page is the only page. The page that it replaces is still a client
 * while it unloads, and browsers report no event when a client ends, so the worker looks again for 10 s.
 */
async function forgetOtherBuilds(opened: string): Promise<void> {
  for (let waitedMs = 0; !(await isOnlyPage(opened)); waitedMs += LOOK_EVERY_MS) {
    if (waitedMs >= CLIENTS_END_MS) return
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  const names = await caches.keys()
  const others = names.filter((name) => name.startsWith(OURS) && !name.endsWith(`-${id}`))
  await Promise.all(others.map((name) => caches.delete(name)))
}

/** Whether no other page is open and no newer worker is about to take over. */
async function isOnlyPage(opened: string): Promise<boolean> {
  const { installing, waiting } = self.registration
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return !installing && !waiting && open.every((client) => client.id === opened)
}
