import { signOutElsewhere } from '@/entities/profile'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { createAskMachine } from '@machines/ask'
import { endOwnSession, listOwnSessions, type OwnSession } from '../api/own-sessions'

/** `look` changes nothing. */
export type SessionsOrder = { kind: 'look' } | { kind: 'end'; id: string } | { kind: 'endOthers' }

/** SET-04 (security): the sessions of the account, and ending them. Each order is answered with the sessions that are left. */
export const sessionsMachine = createAskMachine<SessionsOrder, OwnSession[]>({
  id: 'sessions',
  timeout: 15_000,
  atOnce: true,
})

export type SessionsActor = ActorRefFrom<typeof sessionsMachine>

export const useSessions = (): SessionsActor =>
  usePageActor(sessionsMachine, {
    input: { question: { kind: 'look' } },
    effects: { actors: { answer: ({ input, signal }) => carryOut(input.question, signal) } },
  })

async function carryOut(order: SessionsOrder, signal: AbortSignal): Promise<OwnSession[]> {
  if (order.kind === 'end') await endOwnSession(order.id, signal)
  if (order.kind === 'endOthers') await signOutElsewhere(signal)
  return listOwnSessions(signal)
}
