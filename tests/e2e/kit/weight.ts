import type { Page } from 'playwright-core'

/** What a page loads of scripts. */
export interface Weight {
  scripts: number
  /** As they cross the wire, headers included. */
  bytes: number
}

/** Counts the scripts that a page loads. `startOver` forgets them, and makes the browser forget them too. */
export async function watchScripts(
  page: Page,
): Promise<{ startOver: () => Promise<void>; weight: () => Weight }> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const scripts = new Set<string>()
  let bytes = 0
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  return {
    async startOver() {
      // From a page that is still at work nothing may be counted for the next.
      await page.goto('about:blank')
      await session.send('Network.clearBrowserCache')
      scripts.clear()
      bytes = 0
    },
    weight: () => ({ scripts: scripts.size, bytes }),
  }
}
