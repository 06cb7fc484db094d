import { nullable, picklist } from 'valibot'
import { browserStorage } from '@/shared/lib/browser-storage'
import { type Actor, type ActorEnvironment, createAppActor, fromCallback } from '@/shared/lib/machine'
import type { StoredDefinition } from '@/shared/lib/storage'
import { type Scheme, type ThemeChoice, themeMachine } from '@machines/theme'

export type ThemeActor = Actor<typeof themeMachine>

/** The choice as the script in index.html reads it before the first paint. */
const storedTheme: StoredDefinition<ThemeChoice | null> = {
  key: 'theme',
  version: 1,
  schema: nullable(picklist(['dark', 'light', 'auto'])),
  fallback: null,
}

const DEFAULT_CHOICE: ThemeChoice = 'dark'

const readChoice = () => browserStorage.read(storedTheme) ?? DEFAULT_CHOICE
const lightQuery = () => window.matchMedia('(prefers-color-scheme: light)')
const schemeOf = (query: { matches: boolean }): Scheme => (query.matches ? 'light' : 'dark')

/** Puts the scheme on `<html>`, where the tokens and the browser's own controls read it. */
function applyScheme(scheme: Scheme): void {
  const root = document.documentElement
  root.classList.remove('dark', 'light')
  root.classList.add(scheme)
  root.style.colorScheme = scheme
}

/** Starts the theme of this browser. Called once by the entry. */
export function createThemeActor(environment: ActorEnvironment): ThemeActor {
  return createAppActor(
    themeMachine.provide({
      actors: {
        watchSystem: fromCallback(({ sendBack }) => {
          const query = lightQuery()
          const report = () => sendBack({ type: 'system.changed', scheme: schemeOf(query) })
          query.addEventListener('change', report)
          const end = browserStorage.subscribe(storedTheme, () =>
            sendBack({ type: 'theme.follow', choice: readChoice() }),
          )
          return () => {
            query.removeEventListener('change', report)
            end()
          }
        }),
      },
      actions: {
        applyScheme: (_, { scheme }) => applyScheme(scheme),
        storeChoice: (_, { choice }) => void browserStorage.write(storedTheme, choice),
      },
    }),
    environment,
    { choice: readChoice(), systemScheme: schemeOf(lightQuery()) },
  )
}
