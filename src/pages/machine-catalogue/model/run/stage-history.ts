import { createPath, type Location, type NavigationType, parsePath, type To } from 'react-router-dom'
import type { NavigationHistory } from '@/shared/lib/router'

/**
 * The history of a page that is shown within another page; it begins at the address `start`. The router has such a history,
 * too, but importing it would add it to the first load of every page.
 */
export function stageHistory(start: string): NavigationHistory {
  const entries = [placeOf('/', start, null, 0)]
  const listeners = new Set<Parameters<NavigationHistory['listen']>[0]>()
  let index = 0
  let made = 0
  let action = 'POP' as NavigationType
  const here = () => entries[index] as Location
  const add = (to: To, state: unknown) => placeOf(here().pathname, to, state, ++made)
  const move = (way: 'POP' | 'PUSH' | 'REPLACE', delta: number) => {
    action = way as NavigationType
    index += delta
    for (const listener of listeners) listener({ action, location: here(), delta })
  }
  return {
    get action() {
      return action
    },
    get location() {
      return here()
    },
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    push(to, state) {
      entries.splice(index + 1, entries.length, add(to, state))
      move('PUSH', 1)
    },
    replace(to, state) {
      entries[index] = add(to, state)
      move('REPLACE', 0)
    },
    go: (delta) => move('POP', Math.min(Math.max(delta, -index), entries.length - 1 - index)),
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const placeOf = (pathname: string, to: To, state: unknown, made: number): Location => ({
  pathname,
  search: '',
  hash: '',
  ...(typeof to === 'string' ? parsePath(to) : to),
  state: state ?? null,
  key: `stage-${made}`,
})
