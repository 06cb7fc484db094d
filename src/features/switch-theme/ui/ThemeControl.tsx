import { createContext, type ReactNode, useContext } from 'react'
import { useSelector } from '@/shared/lib/machine'
import type { ThemeChoice } from '@machines/theme'
import type { ThemeActor } from '../model/theme-actor'
import { ThemeSwitch } from './ThemeSwitch'

const ThemeContext = createContext<ThemeActor | null>(null)

export function ThemeActorProvider(props: { actor: ThemeActor; children: ReactNode }) {
  return <ThemeContext value={props.actor}>{props.children}</ThemeContext>
}

/** The theme that is chosen in the running app, and how to choose another. Throws outside `ThemeActorProvider`. */
export function useTheme(): { choice: ThemeChoice; choose: (choice: ThemeChoice) => void } {
  const actor = useContext(ThemeContext)
  if (!actor) throw new Error('useTheme needs a ThemeActorProvider above it')
  const choice = useSelector(actor, (snapshot) => snapshot.value as ThemeChoice)
  return { choice, choose: (next) => actor.send({ type: 'theme.choose', choice: next }) }
}

/** The theme switch of the running app. */
export function ThemeControl() {
  const { choice, choose } = useTheme()
  return <ThemeSwitch choice={choice} onChoose={choose} />
}
