import type { ChartLayout } from './layout'

/** The three lines at the top of a machine's file. */
export interface MachineHeader {
  /** The subject of the machine. */
  about: string
  /** The components that render it, as a sentence. */
  rendered: string
  /** The requirements that it covers, as a sentence. */
  covers: string
  /** The ids in that sentence, ranges spelled out. */
  specs: string[]
}

/**
 * Values for running a machine by hand, as its test has them. Errors are objects with their message and kind.
 */
export interface MachineSample {
  input?: unknown
  events: { type: string }[]
  /** Effects that send events for as long as they run, by the name of their source. */
  callbacks: string[]
  /** Answers of effects, by invoke id; the usual answer first. */
  answers: Record<string, { done?: unknown[]; error?: { message: string; kind?: string }[] }>
}

/** A machine as the build reads it. */
export interface DrawnMachine {
  name: string
  header: MachineHeader
  chart: ChartLayout
  sample: MachineSample
}

/** An entry of the list of machines. */
export interface MachineSummary extends MachineHeader {
  name: string
  states: number
  transitions: number
  /** Addresses of the pages that render it, as the route table has them: `/projects/:id`. */
  routes: string[]
  /** Titles in Storybook. */
  stories: string[]
}
