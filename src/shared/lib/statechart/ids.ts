/** As much of a state node of XState as its name needs. */
interface NodeLike {
  path: readonly string[]
}

interface SourceLike extends NodeLike {
  transitions: ReadonlyMap<string, readonly unknown[]>
  always?: readonly unknown[]
}

/** The name of a state in charts and addresses: its path, `''` for the machine itself. */
export const stateId = ({ path }: NodeLike): string => path.join('.')

/** The name of a transition in charts; made of a definition, or of what an inspection event says was taken. */
export function transitionId(transition: { source: unknown; eventType: string }): string {
  const source = transition.source as SourceLike
  const { eventType } = transition
  const branches = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  return `${stateId(source)}|${eventName(eventType)}|${Math.max(0, branches.indexOf(transition))}`
}

/** An event type without the id of the machine, which differs among machines that are made by the same maker. */
export function eventName(eventType: string): string {
  const delay = /^xstate\.after\.([^.]+)\./.exec(eventType)
  if (delay) return `after ${delay[1]}`
  const actor = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType)
  if (actor) return `${actor[1]} ${actor[2]}`
  if (eventType.startsWith('xstate.done.state.')) return 'done'
  return eventType === '' ? 'always' : eventType
}
