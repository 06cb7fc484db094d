import type { LogEntry } from './types'

export interface Message {
  seq: number
  at: number
  from: string
  to: string
  type: string
}

/** Stands for people and what is around the machines. */
const OUTSIDE = 'Outside'

const MOST_MESSAGES = 200
const MOST_LANES = 12

/** The last messages and their senders and receivers, in the order in which they first appear. Starts are left out. */
export function sequenceOf(log: readonly LogEntry[]): { lanes: string[]; messages: Message[] } {
  const messages = log
    .filter(({ type }) => type !== 'xstate.init')
    .slice(-MOST_MESSAGES)
    .map(({ seq, at, from, actor, type }): Message => ({ seq, at, from: from ?? OUTSIDE, to: actor, type }))
  const lanes = [...new Set(messages.flatMap(({ from, to }) => [from, to]))].slice(0, MOST_LANES)
  return { lanes, messages: messages.filter(({ from, to }) => lanes.includes(from) && lanes.includes(to)) }
}
