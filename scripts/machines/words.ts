import type {
  ChartOutline,
  PlacedLine,
  StateOutline,
  TransitionOutline,
} from '../../src/shared/lib/statechart/layout.ts'

/** Longer words are cut where they are drawn; the tables say all of it. */
const LONGEST = 52

const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text)

/** `1500` as `1.5 s`, `500` as `500 ms`, `600000` as `10 min`. */
export function duration(ms: number): string {
  if (ms < 1000) return `${ms} ms`
  return ms < 60_000 || ms % 60_000 !== 0 ? `${ms / 1000} s` : `${ms / 60_000} min`
}

/** The cause of a transition: `submit`, `done signIn`, `after SUBMIT_TIMEOUT 15 s`, `always`. */
export function causeOf({ kind, event, delay }: TransitionOutline): string {
  if (kind === 'always' || event === kind) return kind
  if (kind === 'event') return event
  return `${kind} ${event}${delay === null ? '' : ` ${duration(delay)}`}`
}

/** A row at an arrow is not longer than this where it can be two. */
const ROW = 26

/** The words at the arrow of a transition: its cause and its guard, in separate rows if they are long. */
export function wordsOf(transition: TransitionOutline): string[] {
  const cause = causeOf(transition)
  if (!transition.guard) return [cut(cause)]
  const guard = `[${transition.guard}]`
  return `${cause} ${guard}`.length <= ROW ? [`${cause} ${guard}`] : [cut(cause), cut(guard)]
}

/** The lines in the box of a state: its entry and exit actions, its effects, and its transitions without a target. */
export function linesOf(state: StateOutline, { transitions }: ChartOutline): PlacedLine[] {
  const plain = (kind: PlacedLine['kind'], texts: readonly string[]) =>
    texts.map((text) => ({ kind, text: cut(`${kind} / ${text}`), transition: null }))
  return [
    ...plain('entry', state.entry),
    ...plain('exit', state.exit),
    ...plain(
      'invoke',
      state.invokes.map(({ id, src }) => (id === src ? id : `${src} as ${id}`)),
    ),
    ...transitions
      .filter(({ source, targets }) => source === state.id && targets.length === 0)
      .map((transition) => ({
        kind: 'transition' as const,
        text: cut(stay(transition)),
        transition: transition.id,
      })),
  ]
}

function stay(transition: TransitionOutline): string {
  const guard = transition.guard ? ` [${transition.guard}]` : ''
  const actions = transition.actions.length > 0 ? ` / ${transition.actions.join(', ')}` : ''
  return causeOf(transition) + guard + actions
}
