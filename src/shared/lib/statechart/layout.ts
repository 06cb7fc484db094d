/** A state before it is laid out. */
export interface StateOutline {
  /** Its path, as addresses and tests name it: `working.stage`. The machine itself is `''`. */
  id: string
  name: string
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  /** Null for the machine itself. */
  parent: string | null
  /** The initial state of a compound state. */
  initial: string | null
  description: string | null
  entry: readonly string[]
  exit: readonly string[]
  tags: readonly string[]
  invokes: readonly { id: string; src: string }[]
}

/** One branch of one event, before it is laid out. */
export interface TransitionOutline {
  /** `source|event type|place among the branches of that event`; see `transitionId`. */
  id: string
  source: string
  /** Empty: the state stays. */
  targets: readonly string[]
  kind: 'event' | 'always' | 'after' | 'done' | 'error'
  /** The type as XState has it. */
  eventType: string
  /** Its trigger: the event, the name of the delay, the id of the effect, or the state that has ended. */
  event: string
  /** In ms; null for anything but a delay, and where the machine computes it. */
  delay: number | null
  guard: string | null
  actions: readonly string[]
  /** Leaves its source and enters it anew. */
  reenter: boolean
}

/** A machine, read from its definition. States come before their children. */
export interface ChartOutline {
  machine: string
  states: readonly StateOutline[]
  transitions: readonly TransitionOutline[]
  /** Names of delays with their ms; null where the machine computes it. */
  delays: Readonly<Record<string, number | null>>
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export type Point = readonly [x: number, y: number]

/** A state with its position in the drawing; `lines` are in its box from the top, below its name. */
export interface PlacedState extends StateOutline, Box {
  lines: readonly PlacedLine[]
}

/** A line of text in a state: what it does when entered, an effect, or a transition that stays. */
export interface PlacedLine {
  kind: 'entry' | 'exit' | 'invoke' | 'transition'
  text: string
  /** The transition that this line is. */
  transition: string | null
}

/** A transition with its place: an arrow to each of its targets, or a line of its state where it has none. */
export interface PlacedTransition extends TransitionOutline {
  /** The text at its arrows, row by row. */
  words: readonly string[]
  arrows: readonly PlacedArrow[]
}

export interface PlacedArrow {
  target: string
  points: readonly Point[]
  /** Position of its text. */
  label: Box
}

/** A chart as the build lays it out, in px. Positions count from the top left of the drawing. */
export interface ChartLayout {
  machine: string
  width: number
  height: number
  states: readonly PlacedState[]
  transitions: readonly PlacedTransition[]
  /** Dots, each with an arrow to the state that is entered first. */
  initials: readonly { state: string; at: Point; points: readonly Point[] }[]
  delays: Readonly<Record<string, number | null>>
}

/** Sizes that the build lays out with and the component draws with, in px. Letters are of one width. */
export const CHART_TYPE = { size: 12, letter: 7.4, line: 18, name: 28, pad: 10 } as const
