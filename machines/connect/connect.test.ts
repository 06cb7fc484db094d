import { SAMPLE_RUN } from '@/entities/run/model'
import { connectionFailure, Failure } from '@/shared/lib/failure'
import { redact, secretsOf } from '@/shared/lib/machine'
import { connectMachine } from '@machines/connect'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, journeysOf, type Walk } from '../../tests/machines/kit'

const made = { name: 'Laptop', token: 'orr_a-secret-of-32-bytes', runsBefore: 2 }
const make = { type: 'token.made', made } as const
const forget = { type: 'token.forget' } as const
const show = { type: 'page.show' } as const
const hide = { type: 'page.hide' } as const
const down = new Failure('down', 'network')

const walk: Walk<typeof connectMachine> = {
  machine: connectMachine,
  events: [make, forget, show, hide],
  answers: { findRun: { done: [null, SAMPLE_RUN], error: [down] } },
}

describe('connect', () => {
  itCoversEverything(walk)

  it('keeps the token out of everything that is stored or exported', () => {
    const event = redact(make, secretsOf(connectMachine))
    expect(event).toEqual({ ...make, made: { ...made, token: '' } })
    expect(JSON.stringify(redact({ context: { made } }, secretsOf(connectMachine)))).not.toContain(made.token)
  })
})

describe('connect, as users see it', () => {
  const journey = journeysOf(walk)

  journey('nothing is asked before there is a token').expect({
    state: 'noToken',
    asked: { findRun: [] },
    cannot: [forget, show, hide],
  })
  journey('with a token the page waits for a run, and asks every three seconds')
    .send(make)
    .expect({ state: { waiting: 'asking' }, context: { made }, asked: { findRun: [{ runsBefore: 2 }] } })
    .answer('findRun', null)
    .wait(2999)
    .expect({ state: { waiting: 'resting' } })
    .wait(1)
    .expect({ state: { waiting: 'asking' }, asked: { findRun: [{ runsBefore: 2 }, { runsBefore: 2 }] } })
    .answer('findRun', SAMPLE_RUN)
    .expect({ state: 'seen', context: { run: { id: SAMPLE_RUN.id }, made } })
    .wait(60_000)
    .expect({ state: 'seen' })
  journey('a hidden page takes its question back, and asks when it is visible again')
    .send(make)
    .send(hide)
    .expect({ state: { waiting: 'hidden' }, takenBack: ['findRun'] })
    .wait(60_000)
    .expect({ state: { waiting: 'hidden' } })
    .send(show)
    .expect({ state: { waiting: 'asking' } })
  journey('a page that is hidden between two questions asks none')
    .send(make)
    .answer('findRun', null)
    .send(hide)
    .wait(60_000)
    .expect({ state: { waiting: 'hidden' } })
  journey('a question that fails is asked again, and why is known')
    .send(make)
    .fail('findRun', down)
    .expect({ state: { waiting: 'resting' }, context: { failure: 'down' } })
    .wait(3000)
    .answer('findRun', null)
    .expect({ context: { failure: null } })
  journey('an answer takes at most 15 seconds')
    .send(make)
    .wait(14_999)
    .expect({ state: { waiting: 'asking' } })
    .wait(1)
    .expect({
      state: { waiting: 'resting' },
      takenBack: ['findRun'],
      context: { failure: connectionFailure().message },
    })
  journey('the token is forgotten while the page waits')
    .send(make, forget)
    .expect({ state: 'noToken', context: { made: null }, takenBack: ['findRun'] })
  journey('the token is forgotten with its run')
    .send(make)
    .answer('findRun', SAMPLE_RUN)
    .send(forget)
    .expect({ state: 'noToken', context: { made: null, run: null } })
  journey('another token waits for another run')
    .send(make)
    .answer('findRun', SAMPLE_RUN)
    .send({ ...make, made: { ...made, runsBefore: 3 } })
    .expect({
      state: { waiting: 'asking' },
      context: { run: null, failure: null },
      asked: { findRun: [{ runsBefore: 2 }, { runsBefore: 3 }] },
    })
  journey('a failure is forgotten with the token')
    .send(make)
    .fail('findRun', down)
    .send(forget)
    .expect({ context: { failure: null } })
  journey('a failure is forgotten with another token')
    .send(make)
    .fail('findRun', down)
    .send(make)
    .expect({ context: { failure: null } })
})
