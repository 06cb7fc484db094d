import { createContext, type ReactNode, useContext } from 'react'
import type { AnyMachineSnapshot } from 'xstate'
import type { ControllableClock } from '../clock'
import type { Random } from '../random'
import type { InspectTap } from './tap'

/** What every actor of the app runs in. */
export interface ActorEnvironment {
  clock: Pick<ControllableClock, 'setTimeout' | 'clearTimeout'>
  random: Random
  tap: InspectTap
  /**
   * Snapshots to start page-scoped actors from, by machine id. The inspector's link fills it with a persisted
   * snapshot, stories with `machine.resolveState(...)`, which starts no effect and no timer.
   */
  snapshots?: ReadonlyMap<string, AnyMachineSnapshot>
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
