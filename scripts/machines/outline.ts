import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { eventName, stateId, transitionId } from '../../src/shared/lib/statechart/ids.ts'
import type { ChartOutline, StateOutline, TransitionOutline } from '../../src/shared/lib/statechart/layout.ts'

/** Everything that the definition of a machine says of its states and transitions. */
export function outlineOf(machine: AnyStateMachine): ChartOutline {
  const nodes = nodesOf(machine.root)
  const delays = Object.fromEntries(
    Object.entries(machine.implementations.delays).map(([name, delay]) => [
      name,
      typeof delay === 'number' ? delay : null,
    ]),
  )
  return {
    machine: machine.id,
    states: nodes.map(stateOf),
    transitions: nodes.flatMap((node) =>
      branchesOf(node).map((transition) => transitionOf(transition, delays)),
    ),
    delays,
  }
}

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

type Branch = ReturnType<AnyStateNode['transitions']['get']> extends (infer T)[] | undefined ? T : never

const branchesOf = (node: AnyStateNode): Branch[] => [
  ...[...node.transitions.values()].flat(),
  ...((node.always ?? []) as Branch[]),
]

function stateOf(node: AnyStateNode): StateOutline {
  const initial = node.type === 'compound' ? node.initial.target[0] : undefined
  return {
    id: stateId(node),
    name: node.parent ? node.key : node.machine.id,
    type: node.type,
    parent: node.parent ? stateId(node.parent) : null,
    initial: initial ? stateId(initial) : null,
    description: node.description ?? null,
    entry: node.entry.filter(isWritten).map(nameOf),
    exit: node.exit.filter(isWritten).map(nameOf),
    tags: [...node.tags],
    invokes: node.invoke.map(({ id, src }) => ({ id, src: typeof src === 'string' ? src : nameOf(src) })),
  }
}

/** XState starts and ends the timers of `after` by actions of its own. */
const isWritten = (action: unknown) => {
  const { type, delay } = action as { type?: string; delay?: unknown }
  return !(type === 'xstate.cancel' || (type === 'xstate.raise' && delay !== undefined))
}

function transitionOf(transition: Branch, delays: ChartOutline['delays']): TransitionOutline {
  const { eventType, source, target = [], guard, actions, reenter } = transition
  const name = eventName(eventType)
  const kind = kindOf(eventType)
  const event =
    kind === 'after' || kind === 'error' ? name.slice(kind.length + 1) : name.replace(/^done /, '')
  return {
    id: transitionId(transition),
    source: stateId(source),
    targets: target.map(stateId),
    kind,
    eventType,
    event,
    delay: kind === 'after' ? (delays[event] ?? null) : null,
    guard: guard ? nameOf(guard) : null,
    actions: actions.map(nameOf),
    reenter: reenter && target.includes(source),
  }
}

function kindOf(eventType: string): TransitionOutline['kind'] {
  if (eventType === '') return 'always'
  if (eventType.startsWith('xstate.after.')) return 'after'
  if (eventType.startsWith('xstate.error.')) return 'error'
  return eventType.startsWith('xstate.done.') ? 'done' : 'event'
}

/** XState's own actions and guards name their kind; functions of the definition name themselves. */
function nameOf(named: unknown): string {
  if (typeof named === 'string') return named
  const { type, name = '', guards } = named as { type?: string; name?: string; guards?: unknown[] }
  if (guards && name.startsWith('not')) return `not ${operand(guards[0])}`
  if (guards) return guards.map(operand).join(name.startsWith('or') ? ' or ' : ' and ')
  return (type ?? name).replace(/^xstate\./, '') || 'inline'
}

const operand = (guard: unknown): string => {
  const name = nameOf(guard)
  return / (and|or) /.test(name) ? `(${name})` : name
}
