import { type AnyStateMachine, createMachine, not, or } from 'xstate'

// Faults as people make them, one per mutant, put into the configuration of a machine.

/** A machine with one fault, and the fault in words: `submitting: after SUBMIT_TIMEOUT leads to "success"`. */
export interface Mutant {
  fault: string
  kind: string
  make: () => AnyStateMachine
}

type Config = Record<string, unknown>
export interface Fault {
  kind: string
  fault: string
  change: (parts: { config: Config; implementations: Config }) => void
}
export type Path = (string | number)[]

/** Every fault that this machine can be given, always in the same order. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const faults = [...stateFaults(machine.config as Config, []), ...implementationFaults(machine)]
  return faults.map((fault) => mutantOf(machine, fault))
}

/** The machine with this fault. */
export const mutantOf = (machine: AnyStateMachine, { kind, fault, change }: Fault): Mutant => ({
  kind,
  fault,
  make: () => {
    const parts = {
      config: copy(machine.config) as Config,
      implementations: Object.fromEntries(
        Object.entries(machine.implementations).map(([name, all]) => [name, { ...all }]),
      ) as Config,
    }
    change(parts)
    // A fault may send the machine round in a circle; it must not take the run with it.
    parts.config.options = { maxIterations: 500 }
    return createMachine(parts.config as never, parts.implementations as never)
  },
})

const isObject = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const copy = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copy)
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, copy(one)]))
  return value
}

export const at = (config: Config, path: Path): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<string | number, unknown>)[key], config)

export const put = (config: Config, path: Path, value: unknown): void => {
  const parent = at(config, path.slice(0, -1)) as Record<string | number, unknown>
  const key = path.at(-1) as string | number
  if (value !== undefined) parent[key] = value
  else if (Array.isArray(parent)) parent.splice(key as number, 1)
  else delete parent[key]
}

/** A list of one may be written without its brackets. */
const listOf = (config: Config, path: Path): [Path, unknown][] => {
  const value = at(config, path)
  if (value === undefined) return []
  return Array.isArray(value) ? value.map((one, index) => [[...path, index], one]) : [[path, value]]
}

interface Place {
  path: Path
  name: string
  config: Config
  siblings: string[]
  children: string[]
}

function stateFaults(config: Config, path: Path, siblings: string[] = []): Fault[] {
  const node = at(config, path) as Config
  const states = Object.keys((node.states ?? {}) as Config)
  const name = path.filter((key) => key !== 'states').join('.') || 'anywhere'
  const place: Place = { path, name, config, siblings, children: states }
  return [
    ...eventsOf(node).flatMap(([where, what]) =>
      listOf(config, [...path, ...where]).flatMap(([to, transition]) =>
        transitionFaults(place, to, what, transition),
      ),
    ),
    ...timeoutFaults(place, node),
    ...['entry', 'exit'].flatMap((when) => actionFaults(place, [...path, when], when)),
    ...states.flatMap((child) =>
      stateFaults(
        config,
        [...path, 'states', child],
        states.filter((one) => one !== child && node.type !== 'parallel'),
      ),
    ),
  ]
}

/** Where a state keeps its transitions, and what a person calls them. */
function eventsOf(node: Config): [Path, string][] {
  const named = (key: string, word: string): [Path, string][] =>
    Object.keys((node[key] ?? {}) as Config).map((one) => [[key, one], `${word}${one}`])
  const invokes = Array.isArray(node.invoke) ? node.invoke : node.invoke ? [node.invoke] : []
  return [
    ...named('on', ''),
    ...named('after', 'after '),
    ...invokes.flatMap((invoke: Config, index): [Path, string][] =>
      ['onDone', 'onError', 'onSnapshot']
        .filter((key) => key in invoke)
        .map((key) => [
          Array.isArray(node.invoke) ? ['invoke', index, key] : ['invoke', key],
          `${key} of ${String(invoke.id ?? invoke.src)}`,
        ]),
    ),
    ...(['always', 'onDone'] as const)
      .filter((key) => key in node)
      .map((key): [Path, string] => [[key], key]),
  ]
}

function transitionFaults(place: Place, path: Path, what: string, transition: unknown): Fault[] {
  const { name, config } = place
  const { guard, target } = isObject(transition) ? transition : { guard: undefined, target: transition }
  const many = typeof path.at(-1) === 'number' ? ` (branch ${Number(path.at(-1)) + 1})` : ''
  const say = (kind: string, words: string, change: Fault['change']): Fault => ({
    kind,
    fault: `${name}: ${what}${many} ${words}`,
    change,
  })
  const other = otherTarget(place, target)
  return [
    say(
      what.startsWith('onError') ? 'lost error branch' : 'dropped transition',
      'is gone',
      ({ config: mine }) => put(mine, path, undefined),
    ),
    ...(other
      ? [
          say('other target', `leads to "${other}"`, ({ config: mine }) =>
            isObject(transition) ? put(mine, [...path, 'target'], other) : put(mine, path, other),
          ),
        ]
      : []),
    ...(guard === undefined
      ? []
      : [
          say('dropped guard', 'asks no guard', ({ config: mine }) =>
            put(mine, [...path, 'guard'], undefined),
          ),
          say('negated guard', 'asks the opposite of its guard', ({ config: mine }) =>
            put(mine, [...path, 'guard'], not(guard as never)),
          ),
        ]),
    ...(isObject(transition) && 'actions' in transition
      ? actionFaults({ ...place, config }, [...path, 'actions'], `${what}${many}`)
      : []),
  ]
}

/** Another state on the same level, because a wrong target is most often a sibling. */
function otherTarget({ siblings, children, name }: Place, target: unknown): string | undefined {
  if (typeof target !== 'string') return undefined
  if (target.startsWith('.')) {
    const other = children.find((child) => child !== target.slice(1).split('.')[0])
    return other && `.${other}`
  }
  return (
    siblings.find((one) => one !== target) ?? (target.startsWith('#') ? name.split('.').at(-1) : undefined)
  )
}

function actionFaults({ config, name }: Place, path: Path, what: string): Fault[] {
  return listOf(config, path).map(([to, action]) => ({
    kind: 'dropped action',
    fault: `${name}: ${what} does not ${actionName(action)}`,
    change: ({ config: mine }) => put(mine, to, undefined),
  }))
}

const actionName = (action: unknown) =>
  typeof action === 'string' ? action : String((action as { type?: unknown }).type ?? 'act')

/** A timeout that reports success: its transition gets the target of the answer. */
function timeoutFaults({ path, name }: Place, node: Config): Fault[] {
  const invoke = (Array.isArray(node.invoke) ? node.invoke[0] : node.invoke) as Config | undefined
  const done = invoke && (Array.isArray(invoke.onDone) ? invoke.onDone[0] : invoke.onDone)
  const target = isObject(done) ? done.target : done
  if (typeof target !== 'string') return []
  return Object.entries((node.after ?? {}) as Config)
    .filter(([, late]) => (isObject(late) ? late.target : late) !== target)
    .map(([delay]) => ({
      kind: 'timeout succeeds',
      fault: `${name}: after ${delay} succeeds`,
      change: ({ config }) => put(config, [...path, 'after', delay], target),
    }))
}

function implementationFaults(machine: AnyStateMachine): Fault[] {
  const { actions, delays, guards } = machine.implementations as unknown as Record<string, Config>
  return [
    ...Object.entries(delays ?? {}).map(([name, delay]): Fault => {
      const twice = (value: unknown) => Number(value) * 2 + 1
      return {
        kind: 'changed delay',
        fault: `${name} is twice as long`,
        change: ({ implementations }) =>
          put(
            implementations,
            ['delays', name],
            typeof delay === 'function' ? (...args: unknown[]) => twice(delay(...args)) : twice(delay),
          ),
      }
    }),
    ...Object.entries(actions ?? {}).flatMap(([name, action]) => assignFaults(name, action)),
    ...Object.entries(guards ?? {}).flatMap(([name, guard]) => branchFaults(name, guard)),
  ]
}

/** An assign with one of its keys forgotten. */
function assignFaults(name: string, action: unknown): Fault[] {
  const { assignment } = Object(action) as { assignment?: unknown }
  if (!isObject(assignment) || Object.keys(assignment).length < 2) return []
  return Object.keys(assignment).map((key) => ({
    kind: 'forgotten assignment',
    fault: `${name} leaves ${key} as it is`,
    change: ({ implementations }) => {
      const { [key]: _, ...rest } = assignment
      const changed = Object.assign(
        (...args: unknown[]) => (action as (...all: unknown[]) => unknown)(...args),
        action,
        { assignment: rest },
      )
      put(implementations, ['actions', name], changed)
    },
  }))
}

/** A combined guard with one of its branches forgotten. */
function branchFaults(name: string, guard: unknown): Fault[] {
  const { guards } = Object(guard) as { guards?: unknown[] }
  if (!Array.isArray(guards) || guards.length < 2) return []
  return guards.map((_, index) => ({
    kind: 'forgotten branch',
    fault: `${name} without its branch ${index + 1}`,
    change: ({ implementations }) =>
      put(implementations, ['guards', name], or(guards.filter((_, one) => one !== index) as never)),
  }))
}
