import { browserStorage, useStored } from '@/shared/lib/browser-storage'
import { oneOf, type StoredDefinition } from '@/shared/lib/storage'

/** SET-03 (theme): `auto` follows the system. */
export type ThemeChoice = 'dark' | 'light' | 'auto'

/** The choice as the script in index.html reads it before the first paint. */
const storedTheme: StoredDefinition<ThemeChoice | null> = {
  key: 'theme',
  version: 1,
  schema: oneOf('dark', 'light', 'auto', null),
  fallback: null,
}

const DEFAULT_CHOICE: ThemeChoice = 'dark'

/** Shows the theme that is chosen, in this tab or another, on `<html>`. Called once by the entry. */
export function startTheme(): void {
  const light = window.matchMedia('(prefers-color-scheme: light)')
  const apply = () => {
    const choice = browserStorage.read(storedTheme) ?? DEFAULT_CHOICE
    const system = light.matches ? 'light' : 'dark'
    const scheme = choice === 'auto' ? system : choice
    const root = document.documentElement
    // A class that is taken away and given back makes the browser go through all styles again.
    root.classList.toggle('light', scheme === 'light')
    root.classList.toggle('dark', scheme === 'dark')
    root.style.colorScheme = scheme
  }
  apply()
  light.addEventListener('change', apply)
  browserStorage.subscribe(storedTheme, apply)
}

/** The theme that is chosen, and how to choose another. */
export function useTheme(): { choice: ThemeChoice; choose: (choice: ThemeChoice) => void } {
  return { choice: useStored(storedTheme) ?? DEFAULT_CHOICE, choose: chooseTheme }
}

/** Remembers the choice in this browser. */
export const chooseTheme = (choice: ThemeChoice): void => void browserStorage.write(storedTheme, choice)
