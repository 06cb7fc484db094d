import type { Page } from 'playwright-core'

/** The scripts that a page loads. */
export interface Weight {
  scripts: number
  /** As they cross the wire, headers included. */
  bytes: number
}

/** Bytes of each script, by its address: the browser fetches it once and then has it. */
export type Sizes = Map<string, number>

/**
 * Watches which scripts a page loads, and adds to `sizes` what they weigh; the browser has none of them yet. Gives what a first visit to the document that
 * is open loads; ask once everything has been visited, because another page may still be fetching the same script.
 */
export async function watchScripts(page: Page, sizes: Sizes): Promise<() => () => Weight> {
  const session = await page.context().newCDPSession(page)
  await page.goto('about:blank')
  await session.send('Network.enable')
  await session.send('Network.clearBrowserCache')
  const urls = new Map<string, string>()
  let scripts = new Set<string>()
  let open = ''
  session.on('Network.requestWillBeSent', ({ requestId, loaderId, type }) => {
    if (type !== 'Document' || requestId !== loaderId) return
    open = loaderId
    scripts = new Set()
  })
  session.on('Network.responseReceived', ({ requestId, loaderId, type, response }) => {
    // A document that is being left may still be at work.
    if (type !== 'Script' || loaderId !== open) return
    urls.set(requestId, response.url)
    scripts.add(response.url)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId)
    if (url) sizes.set(url, Math.max(sizes.get(url) ?? 0, encodedDataLength))
  })
  return () => {
    const loaded = scripts
    return () => ({
      scripts: loaded.size,
      bytes: [...loaded].reduce((sum, url) => sum + (sizes.get(url) ?? 0), 0),
    })
  }
}
