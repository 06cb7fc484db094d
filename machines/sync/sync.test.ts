import { connectionFailure, Failure } from '@/shared/lib/failure'
import { type Pushed, type SyncShown, syncMachine } from '@machines/sync'
import { describe, expect } from 'vitest'
import { itCoversEverything, journeysOf, type Walk } from '../../tests/machines/kit'

const signIn = { type: 'account.in', owner: 'ada' } as const
const signOut = { type: 'account.out' } as const
const leads = { type: 'leads' } as const
const changed = { type: 'local.changed', waiting: 1 } as const
const shown = { type: 'page.shown' } as const
const newer = { type: 'remote.changed' } as const
const lost = { type: 'connection.lost' } as const
const returned = { type: 'connection.returned' } as const
const retry = { type: 'retry' } as const
const dismiss = { type: 'dismiss' } as const
const down = new Failure('down', 'network')
const refusal = { kind: 'project', id: 'a', message: 'The workspace has no room for more' }
const pushed = (change: Partial<Pushed> = {}): Pushed => ({
  sent: 0,
  lost: 0,
  waiting: 0,
  refused: [],
  ...change,
})
const told: SyncShown = { sign: 'saving', waiting: 2, refused: [], failure: null }

const walk: Walk<typeof syncMachine> = {
  machine: syncMachine,
  input: { seed: 1 },
  events: [
    signIn,
    { ...signIn, owner: 'grace' },
    signOut,
    leads,
    changed,
    shown,
    newer,
    lost,
    returned,
    retry,
    dismiss,
    { type: 'told', shown: told },
  ],
  answers: {
    open: { done: [undefined], error: [down] },
    pull: { done: [{ more: true }, { more: false }, { more: false, shut: true }], error: [down] },
    push: {
      done: [pushed({ sent: 1, lost: 1 }), pushed({ refused: [refusal] }), pushed()],
      error: [down],
    },
    retryRefused: { done: [undefined], error: [down] },
    leave: { done: [{ waiting: 0 }, { waiting: 2 }], error: [down] },
    lead: { error: [down] },
    watch: { error: [down] },
    live: { error: [down] },
  },
  children: ['live'],
  key: ({ context }) => [context.online, context.behind],
}

describe('sync', () => {
  itCoversEverything(walk)
})

describe('sync, as users notice it', () => {
  const journey = journeysOf(walk)
  const ada = { owner: 'ada' }
  const at = (state: string) => ({ on: { leading: state } })
  const begin = (name: string) => journey(name).send(signIn, leads)
  const saved = (name: string) =>
    begin(name).answer('open', undefined).answer('pull', { more: false }).answer('push', pushed())

  journey('nothing happens for a visitor')
    .send(leads, changed, shown)
    .wait(60_000)
    .expect({ state: 'off', asked: { open: [] } })
  journey('a tab that does not lead asks for nothing and shows what the leading one says')
    .send(signIn, { type: 'told', shown: told })
    .wait(60_000)
    .expect({ state: { on: 'following' }, context: { told }, asked: { open: [] } })
    .send(leads)
    .expect({ state: at('loading'), context: { told: null }, asked: { open: [ada] } })
  begin('everything of the account is read before anything is sent')
    .answer('open', undefined)
    .answer('pull', { more: true })
    .expect({ state: at('pulling'), asked: { pull: [ada, ada], push: [] } })
    .answer('pull', { more: false })
    .expect({ state: at('pushing'), asked: { push: [ada] } })
    .answer('push', pushed({ sent: 100, waiting: 20 }))
    .expect({ state: at('pushing'), context: { waiting: 20 } })
    .answer('push', pushed({ sent: 20 }))
    .answer('push', pushed())
    .expect({ state: at('saved'), context: { waiting: 0, failure: null } })
  saved('changes in a row are sent together')
    .send(changed)
    .expect({ state: at('settling'), context: { waiting: 1 } })
    .wait(200)
    .send({ ...changed, waiting: 2 })
    .expect({ context: { waiting: 2 } })
    .wait(99)
    .expect({ state: at('settling') })
    .wait(1)
    .expect({ state: at('pushing') })
  saved('what other browsers changed is asked for every half minute')
    .wait(29_999)
    .expect({ state: at('saved') })
    .wait(1)
    .expect({ state: at('pulling') })
  saved('what other browsers changed is asked for when the page is looked at')
    .send(shown)
    .expect({ state: at('pulling') })
  saved('a notice of the account is followed at once')
    .expect({ asked: { live: [{ owner: 'ada', seed: 1 }] } })
    .send(newer)
    .expect({ state: at('pulling'), context: { behind: false } })
  saved('a notice while changes are read or sent is followed afterwards')
    .send(shown, newer)
    .expect({ state: at('pulling'), context: { behind: true } })
    .answer('pull', { more: false })
    .expect({ state: at('pulling'), context: { behind: false } })
    .answer('pull', { more: false })
    .send(newer)
    .expect({ state: at('pushing') })
    .answer('push', pushed())
    .expect({ state: at('pulling'), context: { behind: false } })
  begin('a workspace that the account may not read (any more) is asked for again every half minute')
    .answer('open', undefined)
    .send(changed)
    .answer('pull', { more: false, shut: true })
    .expect({ state: at('shut'), context: { waiting: 0, failure: null }, asked: { push: [] } })
    .send(changed, newer)
    .wait(29_999)
    .expect({ state: at('shut') })
    .wait(1)
    .expect({ state: at('loading') })
    .answer('open', undefined)
    .answer('pull', { more: false })
    .expect({ state: at('pushing') })
  begin('a workspace that was shut is asked for when the page is looked at')
    .answer('open', undefined)
    .answer('pull', { more: false, shut: true })
    .send(shown)
    .expect({ state: at('loading') })
  journey('a tab that follows another asks for no notices')
    .send(signIn)
    .expect({ asked: { live: [] } })
  saved('without notices the interval is left')
    .fail('live', down)
    .expect({ state: at('saved') })
    .wait(30_000)
    .expect({ state: at('pulling') })
  saved('without a connection changes are counted, and sent when it returns')
    .send(lost)
    .expect({ state: at('offline'), context: { online: false } })
    .send(changed)
    .wait(600_000)
    .expect({ state: at('offline'), context: { waiting: 1 } })
    .send(returned)
    .expect({ state: at('loading'), context: { online: true } })
  begin('a connection that is lost on the way takes the question back')
    .send(lost)
    .expect({ state: at('offline'), takenBack: ['open'] })
  journey('a tab without a connection that begins to lead waits for it')
    .send(signIn, lost, leads)
    .expect({ state: at('offline'), asked: { open: [] } })
    .send(returned)
    .expect({ state: at('loading') })
  journey('a following tab that is connected again begins to lead at once')
    .send(signIn, lost, returned, leads)
    .expect({ state: at('loading') })
  begin('failures are tried again, each time later')
    .fail('open', down)
    .expect({ state: at('backingOff'), context: { failures: 1, failure: 'down' } })
    .wait(1000)
    .expect({ state: at('loading') })
    .fail('open', down)
    .wait(999)
    .expect({ state: at('backingOff') })
    .wait(1001)
    .expect({ state: at('loading') })
    .fail('open', down)
    .wait(1999)
    .expect({ state: at('backingOff'), context: { failures: 3 } })
  const stubborn = begin('the wait between two attempts has a limit of a minute')
  for (let attempt = 0; attempt < 9; attempt++)
    stubborn
      .fail('open', down)
      .wait(60_000)
      .expect({ state: at('loading') })
  begin('an attempt at once is asked for')
    .fail('open', down)
    .send(retry)
    .expect({ state: at('loading') })
    .fail('open', down)
    .send(shown)
    .expect({ state: at('loading') })
    .fail('open', down)
    .send(returned)
    .expect({ state: at('loading'), context: { failures: 0 } })
  begin('a success forgets the failures')
    .fail('open', down)
    .send(retry)
    .answer('open', undefined)
    .answer('pull', { more: false })
    .expect({ context: { failures: 1 } })
    .answer('push', pushed())
    .expect({ state: at('saved'), context: { failures: 0, failure: null } })
  const late = { state: at('backingOff'), context: { failure: connectionFailure().message } }
  begin('no answer is waited for longer than 20 seconds')
    .wait(19_999)
    .expect({ state: at('loading') })
    .wait(1)
    .expect(late)
  begin('a page of changes is waited for 20 seconds')
    .answer('open', undefined)
    .wait(19_999)
    .expect({ state: at('pulling') })
    .wait(1)
    .expect({ ...late, takenBack: ['pull'] })
  begin('a request that sends is waited for 20 seconds')
    .answer('open', undefined)
    .answer('pull', { more: false })
    .wait(19_999)
    .expect({ state: at('pushing') })
    .wait(1)
    .expect({ ...late, takenBack: ['push'] })
  begin('failing to read and to send is reported')
    .answer('open', undefined)
    .fail('pull', down)
    .expect({ state: at('backingOff'), context: { failure: 'down' } })
    .send(retry)
    .answer('open', undefined)
    .answer('pull', { more: false })
    .fail('push', down)
    .expect({ state: at('backingOff'), context: { failures: 2 } })
  const refused = (name: string) =>
    saved(name)
      .send(changed)
      .wait(300)
      .answer('push', pushed({ refused: [refusal] }))
  refused('a refused change is told, and tried again when that is asked for')
    .expect({ state: at('needsAttention'), context: { refused: [refusal] } })
    .send(retry)
    .expect({ state: at('retrying'), asked: { retryRefused: [ada] } })
    .answer('retryRefused', undefined)
    .answer('push', pushed())
    .expect({ state: at('saved'), context: { refused: [] } })
  refused('other changes are sent while one is refused')
    .send(changed)
    .wait(300)
    .expect({ state: at('pushing'), context: { refused: [refusal] } })
  refused('changes of others arrive while one is refused')
    .wait(30_000)
    .expect({ state: at('pulling') })
  refused('a notice of the account is followed while one is refused')
    .send(newer)
    .expect({ state: at('pulling') })
  refused('a page that is looked at asks again')
    .send(shown)
    .expect({ state: at('pulling') })
  refused('trying again can fail')
    .send(retry)
    .fail('retryRefused', down)
    .expect({ state: at('backingOff') })
  refused('trying again is waited for 20 seconds').send(retry).wait(20_000).expect(late)
  saved('changes that lost are counted')
    .send(changed)
    .wait(300)
    .answer('push', pushed({ sent: 1, lost: 1 }))
    .answer('push', pushed())
    .expect({ context: { lost: 1 } })
  saved('signing out ends it, and begins to remove the documents')
    .send(changed, signOut)
    .expect({ state: 'leaving', asked: { leave: [ada] } })
    .answer('leave', { waiting: 0 })
    .expect({ state: 'off', context: { owner: null, waiting: 0 } })
    .send(signIn)
    .expect({ state: { on: 'following' }, context: { owner: 'ada' } })
  const left = (name: string) => saved(name).send(signOut)
  left('a browser that does not answer in ten seconds is reported')
    .wait(9999)
    .expect({ state: 'leaving', did: { report: null } })
    .wait(1)
    .expect({ state: 'stayed', context: { owner: 'ada', failure: 'This browser did not answer in time.' } })
  left('a browser that refuses to remove them is reported, and asked again')
    .fail('leave', down)
    .expect({
      state: 'stayed',
      context: { failure: 'down' },
      did: { report: expect.objectContaining({ error: down }) },
    })
    .send(retry)
    .expect({ state: 'leaving', asked: { leave: [ada, ada] } })
    .answer('leave', { waiting: 0 })
    .expect({ state: 'off', context: { owner: null, failure: null } })
  left('documents with changes that the account lacks stay, which is told')
    .answer('leave', { waiting: 2 })
    .expect({ state: 'stayed', context: { waiting: 2, failure: null }, did: { report: null } })
    .send(dismiss)
    .expect({ state: 'off', context: { owner: null, waiting: 0 } })
  left('the account that returns meanwhile goes on')
    .send(signIn)
    .expect({ state: { on: 'following' }, takenBack: ['leave'] })
  left('the account that returns afterwards goes on')
    .answer('leave', { waiting: 2 })
    .send(signIn)
    .expect({ state: { on: 'following' }, context: { waiting: 0 } })
  saved('another account begins anew')
    .send(changed, { ...signIn, owner: 'grace' })
    .expect({ state: { on: 'following' }, context: { owner: 'grace', waiting: 0 } })
  saved('the same account goes on')
    .send(signIn)
    .expect({ state: at('saved') })
})
