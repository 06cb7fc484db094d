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

/** A machine as the build reads it. */
export interface DrawnMachine {
  name: string
  header: MachineHeader
  chart: ChartLayout
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
