export const STATELY = 'https://stately.ai'

/**
 * The window as Stately's inspector may use it: what it posts reaches its own origin and no other, whatever its window shows
 * meanwhile, and it receives messages from that window and origin alone. By itself it posts to any origin and trusts every
 * sender.
 */
export function onlyStately(page: Window): Window {
  let opened: Window | null = null
  const guarded = {
    open(url?: string | URL, name?: string) {
      opened = page.open(url, name)
      return opened && { postMessage: (data: unknown) => opened?.postMessage(data, STATELY) }
    },
    addEventListener(type: 'message', listener: (event: MessageEvent) => void) {
      page.addEventListener(type, (event) => {
        if (event.origin === STATELY && event.source === opened && opened !== null) listener(event)
      })
    },
  }
  return guarded as unknown as Window
}
