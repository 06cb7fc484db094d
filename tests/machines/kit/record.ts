import type {
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  InspectionEvent,
} from 'xstate'
import { isParallel, type TransitionLike } from './nodes'
import { differences, show } from './show'

// What a machine does, as text: for each state that takes an event, one line per step,
//   event → states entered; what changed in the context; what it did, asked, told, took back and waits for
// Steps that are the same in many places are one line with their number. The names of assign actions are not
// part of it, only what they change, so a refactoring that keeps the behaviour keeps the record.

export interface StepRecorder {
  inspect: (event: InspectionEvent) => void
  /** What follows is the step to be recorded; without it, everything since the start is. */
  begin: (actor: AnyActorRef) => void
  /** `event` is what the step performed; undefined for the start. */
  end: (actor: AnyActorRef, event: AnyEventObject | undefined) => void
}

/** Collects the steps of all paths. With `expected`, a step that is not in it throws. */
export function createRecord(machine: AnyStateMachine, expected?: string) {
  const known =
    expected && new Set(expected.split('\n').map((line) => line.replace(/ {2}\(\d+ times\)$/, '')))
  const sections = new Map<string, Map<string, number>>()
  // Regions multiply each other's states: there, how often says nothing.
  const counted = !isParallel(machine)
  const order = (section: string) => (section === START ? -1 : sectionOrder(machine, section))
  return {
    nextPath: (): StepRecorder =>
      stepRecorder((section, line) => {
        if (known && !known.has(`  ${line}`)) throw new Error(`Not recorded: ${section}: ${line}`)
        const lines = sections.get(section) ?? new Map<string, number>()
        lines.set(line, counted ? (lines.get(line) ?? 0) + 1 : 1)
        sections.set(section, lines)
      }),
    text: () =>
      [...sections]
        .sort(([one], [other]) => order(one) - order(other))
        .map(
          ([section, lines]) =>
            `${section}\n${byEvent([...lines])
              .map(lineOf)
              .join('')}`,
        )
        .join('\n'),
  }
}

const START = 'start'

/** What one event does stands together. */
function byEvent(lines: [string, number][]): [string, number][] {
  const eventOf = ([line]: [string, number]) => line.split(' → ', 1)[0]
  const events = [...new Set(lines.map(eventOf))]
  return lines.sort((one, other) => events.indexOf(eventOf(one)) - events.indexOf(eventOf(other)))
}

const lineOf = ([line, times]: [string, number]) => `  ${line}${times > 1 ? `  (${times} times)` : ''}\n`

/** States in the order of the machine. */
function sectionOrder(machine: AnyStateMachine, section: string): number {
  const names = (node: AnyStateNode): string[] => [nameOf(node), ...Object.values(node.states).flatMap(names)]
  const place = names(machine.root).indexOf(section.split(' and ')[0] ?? '')
  return place === -1 ? Number.MAX_SAFE_INTEGER : place
}

const nameOf = (node: AnyStateNode) => node.path.join('.') || 'anywhere'

function stepRecorder(add: (section: string, line: string) => void): StepRecorder {
  let before: Moment = NOTHING
  let sources: string[] = []
  let seen: InspectionEvent[] = []
  return {
    inspect(event) {
      if (event.type === '@xstate.microstep' && isRoot(event.actorRef, event)) {
        if (sources.length === 0)
          sources = (event._transitions as unknown as TransitionLike[]).map(({ source }) => nameOf(source))
      } else seen.push(event)
    },
    begin(actor) {
      before = momentOf(actor)
      sources = []
      seen = []
    },
    end(actor, event) {
      const after = momentOf(actor)
      const parts = [
        `${event ? eventText(event) : 'start'} → ${after.leaves.filter((leaf) => !before.leaves.includes(leaf)).join(' and ') || 'stays'}`,
        ...changed('tag', before.tags, after.tags),
        ...differences(before.context, after.context),
        ...seen.flatMap(effectOf),
        ...abortsBetween(before, after),
        ...timersBetween(before, after),
        ...endOf(after.snapshot),
      ]
      add(event ? [...new Set(sources)].join(' and ') || 'not taken' : START, parts.join('; '))
    },
  }
}

const isRoot = (actor: { sessionId: string }, { rootId }: InspectionEvent) => actor.sessionId === rootId

/** What the machine did to the world, in its order. */
function effectOf(event: InspectionEvent): string[] {
  if (event.type === '@xstate.action' && isRoot(event.actorRef, event)) {
    const { type, params } = event.action
    if (type.startsWith('xstate.')) return []
    return [`does ${type || 'something'}${params === undefined ? '' : ` ${show(params)}`}`]
  }
  if (event.type !== '@xstate.event' || isRoot(event.actorRef, event)) return []
  if (!event.sourceRef || !isRoot(event.sourceRef, event)) return []
  const { id } = event.actorRef as AnyActorRef
  const { type, input } = event.event as AnyEventObject
  if (type === 'xstate.init') return [`asks ${id}${input === undefined ? '' : ` ${show(input)}`}`]
  return [`tells ${id} ${eventText(event.event)}`]
}

interface Timer {
  source: AnyActorRef
  id: string
  delay: number
  event: AnyEventObject
}

interface Moment {
  snapshot: AnyMachineSnapshot | null
  leaves: string[]
  tags: string[]
  context: unknown
  children: [string, AnyActorRef][]
  timers: Timer[]
}

const NOTHING: Moment = { snapshot: null, leaves: [], tags: [], context: {}, children: [], timers: [] }

function momentOf(actor: AnyActorRef): Moment {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot
  const timers = Object.values(actor.system.getSnapshot()._scheduledEvents) as Timer[]
  return {
    snapshot,
    leaves: snapshot._nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(nameOf),
    tags: [...snapshot.tags],
    context: snapshot.context,
    children: Object.entries(snapshot.children) as [string, AnyActorRef][],
    timers: timers.filter(({ source }) => source === actor),
  }
}

const changed = (what: string, before: string[], after: string[]) => [
  ...after.filter((one) => !before.includes(one)).map((one) => `${what} +${one}`),
  ...before.filter((one) => !after.includes(one)).map((one) => `${what} -${one}`),
]

const abortsBetween = (before: Moment, after: Moment) =>
  before.children
    .filter(([id, child]) => !after.children.some((other) => other[0] === id && other[1] === child))
    .filter(([, child]) => !['done', 'error'].includes(child.getSnapshot()?.status))
    .map(([id]) => `takes back ${id}`)

/** Delays of a state end with it, which needs no word; an event that was to come later and is dropped does. */
const timersBetween = (before: Moment, after: Moment) => [
  ...after.timers
    .filter((timer) => !before.timers.includes(timer))
    .map((timer) => `waits ${timerText(timer)}`),
  ...before.timers
    .filter((timer) => !after.timers.some(({ id }) => id === timer.id))
    .filter(({ id }) => !id.startsWith('xstate.after.'))
    .map(({ id }) => `no longer waits ${id}`),
]

const timerText = ({ id, event, delay }: Timer) =>
  `${/^xstate\.after\.([^.]+)\./.exec(id)?.[1] ?? eventText(event)} ${delay} ms`

function endOf(snapshot: AnyMachineSnapshot | null): string[] {
  if (snapshot?.status === 'done')
    return [`ends${snapshot.output === undefined ? '' : ` with ${show(snapshot.output)}`}`]
  if (snapshot?.status === 'error') return [`fails with ${show(snapshot.error)}`]
  return []
}

/** `field.change {field: "email"}`, `done signIn {…}`, `error signIn Failure(…)`, `after REDIRECT_DELAY`. */
function eventText({ type, ...rest }: AnyEventObject): string {
  const [, how, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? []
  if (how) return `${how} ${id}${withValue(how === 'done' ? rest.output : rest.error)}`
  const delay = /^xstate\.after\.([^.]+)\./.exec(type)?.[1]
  if (delay) return `after ${delay}`
  return `${type}${Object.keys(rest).length > 0 ? ` ${show(rest)}` : ''}`
}

const withValue = (value: unknown) => (value === undefined ? '' : ` ${show(value)}`)
