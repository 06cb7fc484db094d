import { createBrowserInspector } from '@statelyai/inspect'
import { expect, it } from 'vitest'
import { onlyStately, STATELY } from '@/app/inspector/only-stately'

/** A page whose windows and listeners are at hand. */
function page() {
  const listeners: ((event: unknown) => void)[] = []
  const posted: [data: unknown, target: string][] = []
  const popup = { postMessage: (data: unknown, target: string) => void posted.push([data, target]) }
  const own = {
    open: () => popup,
    addEventListener: (_type: string, listener: (event: unknown) => void) => void listeners.push(listener),
  } as unknown as Window
  const say = (origin: string, source: unknown, data: unknown = { type: '@statelyai.connected' }) =>
    listeners.forEach((listener) => listener({ origin, source, data }))
  return { own, popup, posted, say }
}

it('accepts messages of Stately’s inspector only from its own window, and sends data to no other window', async () => {
  const { own, popup, posted, say } = page()
  const inspector = createBrowserInspector({ url: `${STATELY}/inspect`, window: onlyStately(own) })
  inspector.event('actor', { type: 'secret' }, {})
  say('https://evil.example', popup)
  say(STATELY, {})
  say('null', null)
  expect(posted).toEqual([])
  say(STATELY, popup)
  await expect.poll(() => posted.length).toBeGreaterThan(0)
  expect(new Set(posted.map(([, target]) => target))).toEqual(new Set([STATELY]))
})

it('opens nothing when the browser blocks the window', () => {
  const own = { open: () => null, addEventListener: () => undefined } as unknown as Window
  expect(onlyStately(own).open(STATELY)).toBeNull()
})
