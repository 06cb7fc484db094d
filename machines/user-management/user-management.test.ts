import { accountNotes, type Profile, SAMPLE_PROFILE } from '@/entities/profile/model'
import { Failure } from '@/shared/lib/failure'
import { type AccountChange, type AccountOutcome, accountStatusMachine } from '@machines/account-status'
import {
  accountActor,
  accountOfList,
  isConfirmed,
  summaryOf,
  type UserManagementContext,
  userManagementMachine,
} from '@machines/user-management'
import { setImmediate as nextTask } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { itCoversEverything, journeysOf, startBench, type Walk } from '../../tests/machines/kit'

const row = (id: string): Profile => ({ ...SAMPLE_PROFILE, id, email: `${id}@example.org` })
const page = { rows: [row('a'), row('b')], total: 3 }
const failure = new Failure('down', 'network')
const walk: Walk<typeof userManagementMachine> = {
  machine: userManagementMachine,
  input: { ownId: 'b' },
  children: ['account'],
  events: [
    { type: 'filter.change', filter: { search: 'ada' } },
    { type: 'more' },
    { type: 'refresh' },
    { type: 'row.changed', profile: row('a') },
    { type: 'row.gone', id: 'a' },
    { type: 'told', tone: 'success', message: 'done' },
    { type: 'told', tone: 'error', message: 'not done' },
    { type: 'account.change', id: 'a', event: { type: 'lock' } },
    { type: 'account.settled', id: 'a' },
    { type: 'accounts.change', ids: ['a', 'b'], change: 'lock' },
    { type: 'told', tone: 'error', message: 'not done', id: 'a' },
    { type: 'delete.ask', profile: row('a') },
    { type: 'delete.ask', profile: row('b') },
    { type: 'delete.type', value: 'b@example.org' },
    { type: 'delete.confirm' },
    { type: 'role.ask', profile: row('a'), role: 'moderator' },
    { type: 'role.confirm' },
    { type: 'recovery.ask', profile: row('a') },
    { type: 'recovery.offer' },
    { type: 'recovery.send' },
    { type: 'question.cancel' },
  ],
  answers: {
    readPage: { done: [page], error: [failure] },
    readNextPage: { done: [{ rows: [row('b'), row('c')], total: 3 }], error: [failure] },
    isLastAdmin: { done: [true, false], error: [failure] },
    deleteUser: { done: ['deleted', 'gone'], error: [failure] },
    sendRecovery: { done: [undefined], error: [failure] },
  },
  key: (snapshot) => {
    const { rows, total, asked } = snapshot.context as UserManagementContext
    return [
      snapshot.matches({ list: 'ready' }) && rows.length < total,
      snapshot.matches({ list: 'ready', message: 'none', question: 'none' }) &&
        snapshot.context.batch !== null,
      snapshot.matches({ question: 'deletion' }) && asked?.id,
      snapshot.matches({ question: { deletion: 'confirming' } }) && isConfirmed(snapshot.context),
    ]
  },
}

const ready = async () => {
  const bench = startBench(walk)
  await bench.resolve('readPage', page)
  return bench
}

describe('user-management', () => {
  itCoversEverything(walk)

  it('reads one page after another, and merges rows that moved (ADM-04)', async () => {
    const { actor, resolve, started } = await ready()
    actor.send({ type: 'more' })
    expect(started.readNextPage).toEqual([
      { filter: { search: '', status: '', role: '', sort: null }, from: 2 },
    ])
    await resolve('readNextPage', { rows: [row('b'), row('c')], total: 3 })
    expect(actor.getSnapshot().context.rows.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(actor.getSnapshot().can({ type: 'more' })).toBe(false)
  })

  it('changes several accounts, a few at a time, and reports one summary (ADM-05, ADM-07)', async () => {
    const many = Array.from({ length: 7 }, (_, index) => ({
      ...row(`p${index}`),
      status: index === 6 ? ('locked' as const) : ('active' as const),
    }))
    const answers = new Map<string, (outcome: AccountOutcome) => void>()
    const refusals = new Map<string, (error: Error) => void>()
    const machine = userManagementMachine.provide({
      actors: {
        readPage: fromPromise(async () => ({ rows: [row('b'), ...many], total: 8 })),
        account: accountOfList(
          accountStatusMachine.provide({
            actors: {
              updateAccount: fromPromise<AccountOutcome, { profile: Profile; change: AccountChange | null }>(
                ({ input: { profile } }) =>
                  new Promise((resolve, reject) => {
                    answers.set(profile.id, resolve)
                    refusals.set(profile.id, reject)
                  }),
              ),
            },
          }),
        ),
      },
    })
    const actor = createActor(machine, { input: { ownId: 'b' }, clock: new SimulatedClock() })
    const said = vi.fn()
    actor.subscribe(({ context }) => context.message && said(context.message))
    actor.start()
    await nextTask()
    const ids = ['b', ...many.map(({ id }) => id)]
    actor.send({ type: 'accounts.change', ids, change: 'lock' })
    // The own account and the locked account are left out, and four run at a time.
    expect([...answers.keys()]).toEqual(['p0', 'p1', 'p2', 'p3'])
    expect(actor.getSnapshot().context.changing).toHaveLength(6)
    expect(actor.getSnapshot().can({ type: 'accounts.change', ids, change: 'lock' })).toBe(false)
    actor.send({ type: 'account.change', id: 'p5', event: { type: 'deactivate' } })
    const lock = async (id: string) => {
      answers.get(id)?.({ type: 'changed', profile: { ...row(id), status: 'locked' } })
      await nextTask()
    }
    await lock('p0')
    expect([...answers.keys()]).toContain('p4')
    // Waiting accounts are changed even when the list shows other accounts meanwhile.
    actor.send({ type: 'filter.change', filter: { search: 'nobody' } })
    refusals.get('p1')?.(new Failure('down'))
    answers.get('p2')?.({ type: 'gone' })
    await nextTask()
    for (const id of ['p3', 'p4', 'p5']) await lock(id)
    expect(said.mock.calls.flat()).toContain(
      'User status updated to locked for 4 of 6 accounts. Failed to update user status: down',
    )
    expect(new Set(said.mock.calls.flat()).size).toBe(1)
    expect(actor.getSnapshot()).toMatchObject({
      context: { batch: null, changing: [] },
    })
  })

  it.each([
    [3, 0, 'success', 'User status updated to locked for 3 accounts'],
    [1, 0, 'success', 'User status updated to locked'],
    [1, 1, 'error', 'down'],
    [3, 3, 'error', 'down (3 accounts)'],
    [3, 1, 'error', 'User status updated to locked for 2 of 3 accounts. down'],
  ] as const)('summarizes %i accounts of which %i failed', (total, failed, tone, message) => {
    const failures = Array.from({ length: failed }, () => 'down')
    expect(
      summaryOf({ change: 'lock', status: 'locked', total, waiting: [], working: [], failures }),
    ).toEqual({
      tone,
      message,
    })
  })

  it('warns about the user’s own account and about administrators (ADM-06)', () => {
    expect(accountNotes({ ...row('a'), role: 'admin' }, 'a')).toEqual([
      'This is your account. Some actions may be restricted.',
      'This is an admin account. Be careful when making changes.',
    ])
    expect(accountNotes(row('a'), 'b')).toEqual([])
  })
})

/** The list with real accounts, whose changes are answered by hand. */
async function working() {
  const answers = new Map<string, { resolve: (outcome: AccountOutcome) => void; signal: AbortSignal }>()
  const updateAccount = fromPromise<AccountOutcome, { profile: Profile; change: AccountChange | null }>(
    ({ input, signal }) => new Promise((resolve) => answers.set(input.profile.id, { resolve, signal })),
  )
  const account = accountOfList(accountStatusMachine.provide({ actors: { updateAccount } }))
  const actor = createActor(
    userManagementMachine.provide({
      actors: {
        account,
        readPage: fromPromise(async () => page),
        deleteUser: fromPromise(async (): Promise<'deleted' | 'gone'> => 'deleted'),
      },
    }),
    { input: { ownId: 'b' }, clock: new SimulatedClock() },
  ).start()
  await nextTask()
  const answer = async (id: string, outcome: AccountOutcome) => {
    answers.get(id)?.resolve(outcome)
    await nextTask()
  }
  const lock = (id: string) => actor.send({ type: 'account.change', id, event: { type: 'lock' } })
  return { actor, answer, answers, lock, context: () => actor.getSnapshot().context }
}

describe('accounts of the list', () => {
  it('are changed in parallel, each once at a time', async () => {
    const { actor, answer, answers, context, lock } = await working()
    lock('a')
    lock('a')
    lock('b')
    expect([context().changing, [...answers.keys()]]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ])
    await answer('b', { type: 'changed', profile: { ...row('b'), status: 'locked' } })
    expect(context()).toMatchObject({
      changing: ['a'],
      message: 'User status updated to locked',
      rows: [{ status: 'active' }, { status: 'locked' }],
    })
    expect(Object.keys(actor.getSnapshot().children)).toEqual([accountActor('a')])
  })

  it('abort their changes when they are deleted meanwhile: a late answer does nothing', async () => {
    const { actor, answer, answers, context, lock } = await working()
    lock('a')
    actor.send({ type: 'delete.ask', profile: row('a') })
    actor.send({ type: 'delete.confirm' })
    await nextTask()
    expect(answers.get('a')?.signal.aborted).toBe(true)
    await answer('a', { type: 'changed', profile: { ...row('a'), status: 'locked' } })
    expect(context()).toMatchObject({
      changing: [],
      message: 'User deleted successfully',
      rows: [{ id: 'b' }],
      total: 2,
    })
  })
})

// As the documents have it (ADM-04 to ADM-09).
describe('user-management, as users see it', () => {
  const journey = journeysOf(walk)
  const network = 'Network connection error. Please check your internet connection and try again.'
  const listed = (name: string) => journey(name).answer('readPage', page)
  const list = (state: string) => ({
    state: { list: state, message: 'none', question: 'none' },
  })
  const told = (tone: 'success' | 'error') => ({
    list: 'ready',
    message: tone,
    question: 'none',
  })
  const cancel = { type: 'question.cancel' } as const
  const confirm = { type: 'delete.confirm' } as const
  const more = { type: 'more' } as const
  const asking = (deletion: string) => ({
    list: 'ready',
    message: 'none',
    question: { deletion },
  })
  const asksToDelete = (name: string, id = 'a') => listed(name).send({ type: 'delete.ask', profile: row(id) })
  const asksForRole = (name: string) =>
    listed(name).send({ type: 'role.ask', profile: row('a'), role: 'moderator' })
  const asksForMail = (name: string) => listed(name).send({ type: 'recovery.ask', profile: row('a') })

  journey('the newest accounts are read, page by page')
    .expect({
      ...list('loading'),
      asked: { readPage: [{ filter: { search: '', status: '', role: '', sort: null }, from: 0 }] },
    })
    .answer('readPage', page)
    .expect({ ...list('ready'), context: { rows: [{ id: 'a' }, { id: 'b' }], total: 3, failure: null } })
    .send(more)
    .expect({ ...list('loadingMore'), cannot: [more] })
    .answer('readNextPage', { rows: [row('c')], total: 3 })
    .expect({ ...list('ready'), context: { rows: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] }, cannot: [more] })

  journey('a list that cannot be read shows the reason, and can be read again')
    .fail('readPage', failure)
    .expect({ ...list('failed'), context: { failure: 'down', rows: [] } })
    .send({ type: 'refresh' })
    .answer('readPage', page)
    .expect({ ...list('ready'), context: { failure: null } })

  journey('a list that does not arrive is a network error, and its request is aborted')
    .wait(14_999)
    .expect(list('loading'))
    .wait(1)
    .expect({ ...list('failed'), context: { failure: network }, takenBack: ['readPage'] })

  listed('a next page that cannot be read keeps the listed accounts')
    .send(more)
    .fail('readNextPage', failure)
    .expect({ ...list('failed'), context: { failure: 'down', rows: [{ id: 'a' }, { id: 'b' }] } })

  listed('a next page that does not arrive is a network error, and its request is aborted')
    .send(more)
    .wait(15_000)
    .expect({
      ...list('failed'),
      context: { failure: network, rows: [{ id: 'a' }, { id: 'b' }] },
      takenBack: ['readNextPage'],
    })

  listed('a search sends its request once typing pauses')
    .send({ type: 'filter.change', filter: { search: 'ada' } })
    .wait(249)
    .expect(list('settling'))
    .wait(1)
    .expect({
      ...list('loading'),
      asked: {
        readPage: [
          expect.anything(),
          { filter: { search: 'ada', status: '', role: '', sort: null }, from: 0 },
        ],
      },
    })

  listed('an account is changed by its own actor, once at a time')
    .send({ type: 'account.change', id: 'a', event: { type: 'lock' } })
    .expect({
      context: { changing: ['a'] },
      told: { [accountActor('a')]: { type: 'lock' } },
      cannot: [{ type: 'account.change', id: 'a', event: { type: 'lock' } }],
      can: [{ type: 'account.change', id: 'b', event: { type: 'lock' } }],
    })
    .send(
      { type: 'row.changed', profile: { ...row('a'), status: 'locked' } },
      { type: 'account.settled', id: 'a' },
    )
    .expect({ context: { changing: [], rows: [{ id: 'a', status: 'locked' }, { id: 'b' }] } })

  listed('an account that is gone is removed from the list')
    .send({ type: 'account.change', id: 'a', event: { type: 'lock' } }, { type: 'row.gone', id: 'a' })
    .expect({ context: { changing: [], rows: [{ id: 'b' }], total: 2 } })

  listed('a success shows for three seconds')
    .send({ type: 'told', tone: 'success', message: 'User status updated to locked' })
    .wait(2999)
    .expect({ state: told('success'), context: { message: 'User status updated to locked' } })
    .wait(1)
    .expect({ ...list('ready'), context: { message: null } })

  listed('an error shows for five seconds')
    .send({ type: 'told', tone: 'error', message: 'Failed to update user status: down' })
    .wait(4999)
    .expect({ state: told('error'), context: { message: 'Failed to update user status: down' } })
    .wait(1)
    .expect({ ...list('ready'), context: { message: null } })

  asksToDelete('cancelling the question deletes nothing')
    .expect({ state: asking('confirming'), asked: { deleteUser: [], isLastAdmin: [] } })
    .send(cancel)
    .expect({ ...list('ready'), asked: { deleteUser: [] } })

  asksToDelete('an account is deleted after confirmation (ADM-08)')
    .send(confirm)
    .expect({ state: asking('deleting'), asked: { deleteUser: [{ profile: row('a') }] } })
    .answer('deleteUser', 'deleted')
    .expect({
      state: told('success'),
      context: { message: 'User deleted successfully', rows: [{ id: 'b' }], total: 2 },
      did: { leave: null },
    })

  asksToDelete('a refused deletion deletes nothing and shows the reason')
    .send(confirm)
    .fail('deleteUser', new Failure('No active session'))
    .expect({
      state: told('error'),
      context: {
        message: 'Failed to delete user: No active session',
        rows: [{ id: 'a' }, { id: 'b' }],
        total: 3,
      },
    })

  asksToDelete('a deletion without an answer is a failure, never a success, and its request is aborted')
    .send(confirm)
    .wait(14_999)
    .expect({ state: asking('deleting') })
    .wait(1)
    .expect({
      state: told('error'),
      context: { message: `Failed to delete user: ${network}`, rows: [{ id: 'a' }, { id: 'b' }] },
      takenBack: ['deleteUser'],
    })

  asksToDelete('an account that was deleted by another administrator is removed, and this is reported')
    .send(confirm)
    .answer('deleteUser', 'gone')
    .expect({
      state: told('error'),
      context: { message: 'Failed to delete user: This account was already deleted.', rows: [{ id: 'b' }] },
    })

  asksToDelete(
    'deleting the user’s own account requires its address and a check for the last administrator',
    'b',
  )
    .expect({ state: asking('looking'), asked: { isLastAdmin: [{ profile: row('b') }] } })
    .send({ type: 'delete.type', value: 'b@example' })
    .expect({ context: { typed: 'b@example' } })
    .answer('isLastAdmin', true)
    .expect({ state: asking('confirming'), context: { lastAdmin: true }, cannot: [confirm] })
    .send({ type: 'delete.type', value: 'b@example.org' }, confirm)
    .answer('deleteUser', 'deleted')
    .expect({
      state: told('success'),
      context: { message: 'User deleted successfully' },
      did: { leave: undefined },
    })

  asksToDelete('the check for the last administrator can be aborted', 'b')
    .send(cancel)
    .expect({ ...list('ready'), takenBack: ['isLastAdmin'] })

  asksToDelete('a failed check does not block the question', 'b')
    .fail('isLastAdmin', failure)
    .expect({
      state: asking('confirming'),
      context: { lastAdmin: false },
    })

  asksToDelete('a check that hangs does not block the question either', 'b')
    .wait(4999)
    .expect({ state: asking('looking') })
    .wait(1)
    .expect({ state: asking('confirming'), takenBack: ['isLastAdmin'] })

  asksForRole('a role is not changed before confirmation')
    .expect({
      state: { list: 'ready', message: 'none', question: 'role' },
      context: { changing: [] },
    })
    .send(cancel)
    .expect({ ...list('ready'), context: { changing: [] } })

  asksForRole('a role is changed after confirmation')
    .send({ type: 'role.confirm' })
    .expect({
      ...list('ready'),
      context: { changing: ['a'] },
      told: { [accountActor('a')]: { type: 'role.select', role: 'moderator' } },
    })

  asksForRole('a role confirmed while the account is being changed is refused with a message')
    .send({ type: 'accounts.change', ids: ['a'], change: 'lock' }, { type: 'role.confirm' })
    .expect({
      state: told('error'),
      context: {
        message: 'Failed to update user role: This account was deleted or is being changed. Check it again.',
      },
    })

  asksForMail('resetting a password sends nothing by itself')
    .wait(60_000)
    .expect({
      state: { list: 'ready', message: 'none', question: { recovery: 'explaining' } },
      asked: { sendRecovery: [] },
    })
    .send(cancel)
    .expect(list('ready'))

  asksForMail('a mail is not sent before confirmation')
    .send({ type: 'recovery.offer' })
    .expect({
      state: { list: 'ready', message: 'none', question: { recovery: 'confirming' } },
      asked: { sendRecovery: [] },
    })
    .send(cancel)
    .expect(list('ready'))

  const sendsMail = (name: string) =>
    asksForMail(name).send({ type: 'recovery.offer' }, { type: 'recovery.send' })

  sendsMail('a sent mail is reported')
    .expect({ asked: { sendRecovery: [{ profile: row('a') }] } })
    .answer('sendRecovery')
    .expect({ state: told('success'), context: { message: 'Recovery email sent to a@example.org' } })

  sendsMail('a mail that could not be sent shows the reason')
    .fail('sendRecovery', failure)
    .expect({
      state: told('error'),
      context: { message: 'Failed to send recovery email: down' },
    })

  sendsMail('a mail without an answer counts as not sent, and its request is aborted')
    .wait(15_000)
    .expect({
      state: told('error'),
      context: { message: `Failed to send recovery email: ${network}` },
      takenBack: ['sendRecovery'],
    })

  asksToDelete('the input of one question confirms no other', 'b')
    .answer('isLastAdmin', true)
    .send({ type: 'delete.type', value: 'b@example.org' }, cancel)
    .send({ type: 'delete.ask', profile: row('b') })
    .answer('isLastAdmin', true)
    .expect({ state: asking('confirming'), context: { typed: '' }, cannot: [confirm] })
})
