/** A value that can be written as JSON. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** One event that one actor received. It is redacted before it is stored, exported and shown. */
export interface LogEntry {
  /** Counts up from 1. */
  seq: number
  /** ms of the app's clock */
  at: number
  /** The label of the actor that received the event: `network-diagnostics/backend`. */
  actor: string
  /** The label of the sender; the actor itself for a timer; null for a person, or for code outside the machines. */
  from: string | null
  type: string
  /** The event without its type. */
  payload: Json
  /** The states before and after it, regions joined with `&`. */
  before: string
  after: string
}

/** The place of the panel. */
export type Dock = 'right' | 'bottom' | 'window'

/** The part of the panel's state that is stored. */
export interface InspectorLayout {
  dock: Dock
  /** px: its width at the right, its height at the bottom */
  right: number
  bottom: number
}

/** The parts of the panel, one of which shows beside the actors. */
export type InspectorPart = 'actor' | 'log' | 'sequence' | 'timers' | 'recording' | 'link'

/** A file that the user chose as a log. */
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
  /** The place of the panel before it moved to its own window. */
  docked: Exclude<Dock, 'window'>
  /** The label of the actor that is looked at. */
  selected: string | null
  /** The browser refused a window of its own. */
  blocked: boolean
  /** The number of the last event that the paused log shows; null while the log moves. */
  pausedAt: number | null
  /** The numbers of the event before the recording and of its last event. */
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
