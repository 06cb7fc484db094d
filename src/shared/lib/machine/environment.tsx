import { createContext, type ReactNode, useContext } from 'react'
import type { AnyStateMachine } from 'xstate'
import type { ControllableClock } from '../clock'
import type { Random } from '../random'
import type { LateStarts } from './late-starts'
import type { StartPoints } from './start-point'
import type { InspectTap } from './tap'

/** The environment of every actor of the app. */
export interface ActorEnvironment {
  clock: ControllableClock
  random: Random
  tap: InspectTap
  /** The time of day in ms since 1970. Follows the clock: pauses and speeds up with it. */
  now: () => number
  /** Where actors start instead of at the beginning, by their label. Filled by the inspector's link and by stories. */
  snapshots?: StartPoints
  /** Actors that start on demand; when absent, every actor starts with its page. */
  late?: LateStarts
  /** Gives a page's machine other effects than the page does: the catalogue runs pages without touching anything. */
  stage?: <TMachine extends AnyStateMachine>(machine: TMachine, effects: object | undefined) => TMachine
  /** Called with the error that ended an actor. Without it XState throws that error to the window alone. */
  onActorError?: (error: unknown) => void
  /** Receives the error that broke a page: a restored state that no page can render is discarded. */
  onBroken?: (error: unknown) => void
  /** Draws everything anew: every actor of the page starts again, those of the app go on. */
  restart?: () => void
}

const EnvironmentContext = createContext<ActorEnvironment | null>(null)

export function ActorEnvironmentProvider(props: { value: ActorEnvironment; children: ReactNode }) {
  return <EnvironmentContext value={props.value}>{props.children}</EnvironmentContext>
}

/** The environment of this tree. Throws outside `ActorEnvironmentProvider`. */
export function useActorEnvironment(): ActorEnvironment {
  const environment = useContext(EnvironmentContext)
  if (!environment) throw new Error('useActorEnvironment needs an ActorEnvironmentProvider above it')
  return environment
}
