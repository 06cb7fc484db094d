import type { LogEntry } from './types'

export interface LogFilter {
  /** A label, its children included; empty for all. */
  actor: string
  /** Part of an event's type. */
  event: string
  /** Leaves out the events that XState sends by itself: starts, answers, timers. */
  own: boolean
}

export const ALL_EVENTS: LogFilter = { actor: '', event: '', own: false }

export function filtered(log: readonly LogEntry[], { actor, event, own }: LogFilter): readonly LogEntry[] {
  const wanted = event.trim().toLowerCase()
  if (actor === '' && wanted === '' && !own) return log
  return log.filter(
    (entry) =>
      (actor === '' || entry.actor === actor || entry.actor.startsWith(`${actor}/`)) &&
      entry.type.toLowerCase().includes(wanted) &&
      !(own && entry.type.startsWith('xstate.')),
  )
}

/** An event in words: `xstate.after.REDIRECT_DELAY.sign-in.success` is `after REDIRECT_DELAY`. */
export function eventWords(type: string): string {
  const [, kind, name] =
    /^xstate\.(after|done\.actor|error\.actor|done\.state|snapshot)\.(.+)$/.exec(type) ?? []
  if (kind === 'after') return `after ${name?.split('.')[0]}`
  if (kind === 'done.actor') return `${name} is done`
  if (kind === 'error.actor') return `${name} failed`
  if (kind === 'snapshot') return `${name} moved`
  if (kind === 'done.state') return `${name} is final`
  if (type === 'xstate.init') return 'starts'
  if (type === 'xstate.stop') return 'stops'
  return type
}
