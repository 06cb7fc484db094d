import type { AnyActorRef, AnyMachineSnapshot, StateValue } from 'xstate'
import type { ActorEnvironment } from '../machine'

/** The state of a machine that a story says it shows. */
export interface Standing {
  /** The machine's id. */
  machine: string
  value: StateValue
}

const watched = new WeakSet<AnyActorRef>()

/** Remembers when something on the page reads this actor. */
export function watch(actor: AnyActorRef): void {
  const { subscribe } = actor
  actor.subscribe = ((...listeners: Parameters<typeof subscribe>) => {
    watched.add(actor)
    return subscribe.apply(actor, listeners)
  }) as typeof subscribe
}

/**
 * Throws unless the story shows its state: its actor is in the state that names the story, a component reads
 * that state, and every start point was taken by an actor. The play of a walk may end in any state.
 */
export function assertStands(
  { stands = [], walks = false }: { stands?: Standing[]; walks?: boolean },
  environment: ActorEnvironment | null,
): void {
  const unused = [...(environment?.snapshots?.keys() ?? [])]
  if (unused.length > 0) throw new Error(`No actor of this story starts where it says: ${unused.join(', ')}`)
  const [own] = stands
  if (!own) return
  const roots = environment?.tap.roots() ?? []
  const actors = roots.filter(({ label }) => label === own.machine).map(({ actor }) => actor)
  if (!actors.some((actor) => watched.has(actor)))
    throw new Error(`Nothing in this story shows the actor of ${own.machine} that stands in its state`)
  if (walks) return
  const said = JSON.stringify(own.value)
  const found = actors.map((actor) => JSON.stringify((actor.getSnapshot() as AnyMachineSnapshot).value))
  if (!found.includes(said))
    throw new Error(
      `This story says ${own.machine} stands in ${said}, but it ended in ${found.join()}: a walk is walking(at(…))`,
    )
}
