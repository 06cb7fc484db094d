import type { ActorEnvironment } from '@/shared/lib/machine'

/**
 * The part of the inspector that every visit loads: `?inspect` and Alt+I load the rest, and a link to a state asks for
 * consent before the app runs (`start`).
 */
export function watchInspector(environment: ActorEnvironment, start: () => void): void {
  const load = () => import('.')
  // Reads the address now, because a redirect may replace the first page before the inspector is loaded.
  const { search } = location
  addEventListener('keydown', (event) => {
    // Until the page listens, its document keeps the key and sends it again (early.js): taken twice, it would close what it opened.
    if (event.defaultPrevented || !event.altKey || event.code !== 'KeyI') return
    event.preventDefault()
    void load().then(({ toggleInspector }) => toggleInspector(environment))
  })
  if (location.hash.startsWith('#state='))
    // If the inspector fails to load, nothing can be restored, and the page of the address starts.
    void load().then(({ askToRestore }) => askToRestore(environment, start), start)
  else start()
  if (/[?&]inspect\b/.test(search))
    void load().then(({ openInspector }) => openInspector(environment, /[?&]inspect=stately\b/.test(search)))
}
