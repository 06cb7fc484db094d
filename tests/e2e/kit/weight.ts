import type { Page } from 'playwright-core'

/** What a page loads of scripts. */
export interface Weight {
  scripts: number
  /** As they cross the wire, headers included. */
  bytes: number
}

/** The scripts that a page loads. */
export interface Scripts {
  /** Forgets what was counted, and makes the browser forget it too. */
  startOver: () => Promise<void>
  weight: () => Weight
  /** Requests that are under way, of whatever kind. */
  pending: () => number
}

/** Counts the scripts that a page loads, as somebody who was never here. */
export async function watchScripts(page: Page): Promise<Scripts> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const scripts = new Set<string>()
  const pending = new Set<string>()
  let bytes = 0
  session.on('Network.requestWillBeSent', ({ requestId }) => pending.add(requestId))
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    pending.delete(requestId)
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  session.on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId))
  return {
    async startOver() {
      // From a page that is still at work nothing may be counted for the next.
      await page.goto('about:blank')
      await session.send('Network.clearBrowserCache')
      scripts.clear()
      pending.clear()
      bytes = 0
    },
    weight: () => ({ scripts: scripts.size, bytes }),
    pending: () => pending.size,
  }
}
