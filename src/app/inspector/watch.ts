import type { ActorEnvironment } from '@/shared/lib/machine'

/**
 * What every visit pays for the inspector: `?inspect` and Alt+I load it, and a link to a state is asked about before
 * anything of the app runs (`start`).
 */
export function watchInspector(environment: ActorEnvironment, start: () => void): void {
  const load = () => import('.')
  // The first page may be left at once for another one.
  const { search } = location
  addEventListener('keydown', (event) => {
    // Until the page listens, its document keeps the key and sends it again (early.js): taken twice, it would close what it opened.
    if (event.defaultPrevented || !event.altKey || event.code !== 'KeyI') return
    event.preventDefault()
    void load().then(({ toggleInspector }) => toggleInspector(environment))
  })
  if (location.hash.startsWith('#state='))
    // Without what could restore it, the page is the one of its address.
    void load().then(({ askToRestore }) => askToRestore(environment, start), start)
  else start()
  if (/[?&]inspect\b/.test(search))
    void load().then(({ openInspector }) => openInspector(environment, /[?&]inspect=stately\b/.test(search)))
}
