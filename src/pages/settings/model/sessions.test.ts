import { Failure } from '@/shared/lib/failure'
import { describe } from 'vitest'
import { journeysOf } from '../../../../tests/machines/kit'
import { sessionsMachine } from './sessions'

const here = {
  id: 's1',
  userAgent: '',
  createdAt: '2026-11-01T08:00:00Z',
  lastSeen: '2026-11-26T08:00:00Z',
  thisBrowser: true,
}
const other = { ...here, id: 's2', thisBrowser: false }
const end = { type: 'ask', question: { kind: 'end', id: 's2' } } as const

describe('sessions', () => {
  const journey = journeysOf({ machine: sessionsMachine, input: { question: { kind: 'look' } }, events: [] })

  journey('are listed at once, and the sessions that are left are listed after a session ends')
    .expect({ state: 'asking', asked: { answer: [{ question: { kind: 'look' } }] } })
    .answer('answer', [here, other])
    .expect({ state: 'answered', context: { answer: [here, other] } })
    .send(end)
    .expect({ state: 'asking', context: { answer: [here, other], question: end.question } })
    .answer('answer', [here])
    .expect({ state: 'answered', context: { answer: [here] } })

  journey('stay listed when ending a session fails, and the same session can be ended again')
    .answer('answer', [here, other])
    .send(end)
    .fail('answer', new Failure('down', 'network'))
    .expect({ state: 'failed', context: { answer: [here, other], failure: { message: 'down' } } })
    .send({ type: 'ask' })
    .expect({
      asked: {
        answer: [{ question: { kind: 'look' } }, { question: end.question }, { question: end.question }],
      },
    })
})
