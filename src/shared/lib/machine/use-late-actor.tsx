import {
  createElement,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react'
import type { AnyStateMachine } from 'xstate'
import { useActorEnvironment } from './environment'
import { createLateActor, type LateActor, type LateActorHost, type LateActorOptions } from './late-actor'

export interface LateOptions<TMachine extends AnyStateMachine, TProps>
  extends Omit<LateActorOptions<TMachine, TProps>, 'first'> {
  /** The machine's id. */
  label: string
  /** The snapshot at the start. Called with the first draw. */
  first: () => LateActorOptions<TMachine, TProps>['first']
  /** The props of the component that runs the actor. */
  props: TProps
  /** The code was needed and did not load. */
  onFailed?: () => void
}

export interface Late<TMachine extends AnyStateMachine> {
  actor: LateActor<TMachine>
  /** The code was needed and did not load. */
  failed: boolean
  /** Render it anywhere on the page: the actor lives as long as this element. */
  host: ReactNode
}

/**
 * A page actor whose machine is not part of the page's first load: it loads when an event is sent to it, and
 * at once when it has a start point, or when the environment starts all actors with the page (stories, the
 * catalogue). `awaited` and `load` are those of the first draw.
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
  const [actor] = useState(() => createLateActor<TMachine, TProps>({ first: first(), awaited, load }))
  useEffect(() => {
    if (!late || stage || snapshots?.has(label)) return actor.start()
    return late.add(actor.start)
  }, [actor, label, late, snapshots, stage])
  const read = () => actor.getLateness().failed
  const failed = useSyncExternalStore(actor.onLateness, read, read)
  const report = useEffectEvent(() => onFailed?.())
  useEffect(() => {
    if (failed) report()
  }, [failed])
  return { actor, failed, host: <Host actor={actor} props={props} /> }
}

interface HostProps<TMachine extends AnyStateMachine, TProps> {
  actor: LateActorHost<TMachine, TProps>
  props: TProps
}

function Host<TMachine extends AnyStateMachine, TProps extends object>({
  actor,
  props,
}: HostProps<TMachine, TProps>) {
  const read = () => actor.getLateness().Runs
  const runs = useSyncExternalStore(actor.onLateness, read, read)
  return runs && createElement(runs, { ...props, onRunning: actor.onRunning })
}
