/** What can be written as JSON. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** One event that one actor was told. Redacted: so it is kept, exported and shown. */
export interface LogEntry {
  /** Counts up from 1. */
  seq: number
  /** ms of the app's clock */
  at: number
  /** The label of the actor that was told: `network-diagnostics/backend`. */
  actor: string
  /** The label of the actor that told it; itself for a timer; null for a person, or what stands around the machines. */
  from: string | null
  type: string
  /** The event without its type. */
  payload: Json
  /** The states before and after it, regions joined with `&`. */
  before: string
  after: string
}

/** Where the panel stands. */
export type Dock = 'right' | 'bottom' | 'window'

/** What of the panel is remembered. */
export interface InspectorLayout {
  dock: Dock
  /** px: its width at the right, its height at the bottom */
  right: number
  bottom: number
}

/** The parts of the panel, one of which shows beside the actors. */
export type InspectorPart = 'actor' | 'log' | 'sequence' | 'timers' | 'recording' | 'link'

/** A file that somebody gave as a log. */
export interface LogFile {
  name: string
  size: number
  text(): Promise<string>
}

/** A log that was exported; it is only looked at. */
export interface ImportedLog {
  name: string
  entries: readonly LogEntry[]
}

export interface InspectorContext {
  layout: InspectorLayout
  part: InspectorPart
  /** Where it stood before it had a window of its own. */
  docked: Exclude<Dock, 'window'>
  /** The label of the actor that is looked at. */
  selected: string | null
  /** The browser refused a window of its own. */
  blocked: boolean
  /** The log stands still: the number of the last event that shows. Null while it moves. */
  pausedAt: number | null
  /** The numbers of the events before the first and of the last one that was recorded. */
  recorded: { from: number; to: number }
  imported: ImportedLog | null
  /** Why a file is no log. */
  refusal: string | null
}

/** `at` is the number of the last event in the log. */
export type InspectorEvent =
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'dock'; dock: Dock }
  | { type: 'window.refused' }
  | { type: 'window.closed' }
  | { type: 'resize'; size: number }
  | { type: 'select'; actor: string }
  | { type: 'part.open'; part: InspectorPart }
  | { type: 'log.pause'; at: number }
  | { type: 'log.resume' }
  | { type: 'record'; at: number }
  | { type: 'record.stop'; at: number }
  | { type: 'record.discard' }
  | { type: 'import'; file: LogFile }
  | { type: 'import.close' }

export interface InspectorInput {
  layout: InspectorLayout
}
