import type { ChartLayout } from './layout'

/** What the three lines at the top of a machine's file say. */
export interface MachineHeader {
  /** What it models. */
  about: string
  /** Who renders it, as a sentence. */
  rendered: string
  /** What it covers of the documents, as a sentence. */
  covers: string
  /** The ids in that sentence, ranges spelled out. */
  specs: string[]
}

/** What a machine is run with by hand, as its test has it. Errors are objects with their message and kind. */
export interface MachineSample {
  input?: unknown
  events: { type: string }[]
  /** Effects that tell events for as long as they run, by the name of their source. */
  callbacks: string[]
  /** What effects answer, by invoke id; the usual answer first. */
  answers: Record<string, { done?: unknown[]; error?: { message: string; kind?: string }[] }>
}

/** A machine as the build reads it. */
export interface DrawnMachine {
  name: string
  header: MachineHeader
  chart: ChartLayout
  sample: MachineSample
}

/** What a list of machines tells of each. */
export interface MachineSummary extends MachineHeader {
  name: string
  states: number
  transitions: number
  /** Addresses of the pages that render it, as the route table has them: `/projects/:id`. */
  routes: string[]
  /** Titles in Storybook. */
  stories: string[]
}
