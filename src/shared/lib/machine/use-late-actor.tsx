import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react'
import type { AnyStateMachine, EventFromLogic } from 'xstate'
import { useActorEnvironment } from './environment'
import { type ActorView, type Arrival, createLateActor, type LateActor, type Looks } from './late-actor'

/**
 * The props with which the component that runs a late actor connects it, in an effect: `useEffect(() =>
 * onRunning(actor), …)`.
 */
export interface RunsActor<TMachine extends AnyStateMachine> {
  onRunning: (actor: ActorView<TMachine>) => () => void
}

type Runner<TMachine extends AnyStateMachine, TProps> = ComponentType<TProps & RunsActor<TMachine>>

export interface LateOptions<TMachine extends AnyStateMachine, TProps> {
  /** The machine's id. */
  label: string
  /** How it looks at its start. */
  first: () => Looks<TMachine>
  /** How it looks while what was sent waits for it; as at its start when absent. */
  awaited?: (sent: readonly EventFromLogic<TMachine>[]) => Looks<TMachine>
  /** A component that starts the actor by `usePageActor` and draws nothing. The same function each time. */
  load: () => Promise<{ default: Runner<TMachine, TProps> }>
  /** The props of that component. */
  props: TProps
  /** It was needed and its code did not come. */
  onFailed?: () => void
}

export interface Late<TMachine extends AnyStateMachine> {
  actor: LateActor<TMachine>
  /** It was needed and its code did not come. */
  failed: boolean
  /** Render it anywhere on the page: the actor lives as long as this element. */
  host: ReactNode
}

/**
 * A page actor whose machine is not part of the page's first load: it loads when an event is sent to it, and
 * at once when it has a start point, or when the environment starts all actors with the page (stories, the
 * catalogue).
 */
export function useLateActor<TMachine extends AnyStateMachine, TProps extends object>({
  label,
  first,
  awaited,
  load,
  props,
  onFailed,
}: LateOptions<TMachine, TProps>): Late<TMachine> {
  const { late, snapshots, stage } = useActorEnvironment()
  const [actor] = useState(() => createLateActor<TMachine>(first(), awaited))
  const failed = useLateness(actor) === 'failed'
  useEffect(() => {
    if (!late || stage || snapshots?.has(label)) return actor.start()
    return late.add(actor.start)
  }, [actor, label, late, snapshots, stage])
  return { actor, failed, host: <Host arrival={actor} load={load} props={props} onFailed={onFailed} /> }
}

interface HostProps<TMachine extends AnyStateMachine, TProps> {
  arrival: Arrival<TMachine>
  load: LateOptions<TMachine, TProps>['load']
  props: TProps
  onFailed: (() => void) | undefined
}

function Host<TMachine extends AnyStateMachine, TProps>({
  arrival,
  load,
  props,
  onFailed,
}: HostProps<TMachine, TProps>) {
  const wanted = useLateness(arrival) === 'wanted'
  const [Runs, setRuns] = useState<Runner<TMachine, TProps> | null>(null)
  const failed = useEffectEvent(() => {
    arrival.fail()
    onFailed?.()
  })
  useEffect(() => {
    if (!wanted) return
    let left = false
    load().then(
      ({ default: Loaded }) => left || setRuns(() => Loaded),
      () => left || failed(),
    )
    return () => {
      left = true
    }
  }, [wanted, load])
  return Runs ? <Runs {...props} onRunning={arrival.arrived} /> : null
}

const useLateness = ({ onLateness, getLateness }: Pick<Arrival<never>, 'onLateness' | 'getLateness'>) =>
  useSyncExternalStore(onLateness, getLateness, getLateness)
