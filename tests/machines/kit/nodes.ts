import type { AnyStateMachine, AnyStateNode } from 'xstate'

export interface TransitionLike {
  eventType: string
  source: AnyStateNode
  target?: readonly AnyStateNode[]
}

export function nodesOf(machine: AnyStateMachine): AnyStateNode[] {
  const all = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(all)]
  return all(machine.root)
}

export const transitionsOf = (node: AnyStateNode): string[] =>
  [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map((transition) =>
    labelOf(transition as unknown as TransitionLike),
  )

/** `source --event--> target #n`, where n tells the guarded branches of one event apart. */
export function labelOf(transition: TransitionLike): string {
  const { source, eventType, target } = transition
  const siblings = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  const index = (siblings as unknown[]).findIndex((candidate) =>
    sameTransition(candidate as TransitionLike, transition),
  )
  const targets = target?.map(({ id }) => id).join(',') ?? '(stays)'
  return `${source.id} --${eventType || 'always'}--> ${targets} #${index}`
}

const sameTransition = (one: TransitionLike, other: TransitionLike) =>
  one === other ||
  ('guard' in one &&
    'guard' in other &&
    one.guard === other.guard &&
    String(one.target?.map(({ id }) => id)) === String(other.target?.map(({ id }) => id)))
