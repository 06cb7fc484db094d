import { type Profile, SAMPLE_PROFILE } from '@/entities/profile/model'
import { Failure } from '@/shared/lib/failure'
import { accountStatusMachine, shownAccount, statusAfter } from '@machines/account-status'
import { describe, expect, it } from 'vitest'
import { type Bench, itCoversEverything, journeysOf, startBench, type Walk } from '../../tests/machines/kit'

const at = (status: Profile['status'], changes: Partial<Profile> = {}): Profile => ({
  ...SAMPLE_PROFILE,
  status,
  ...changes,
})
const walk: Walk<typeof accountStatusMachine> = {
  machine: accountStatusMachine,
  input: { profile: at('active') },
  events: [
    { type: 'deactivate' },
    { type: 'activate' },
    { type: 'unlock' },
    { type: 'lock' },
    { type: 'role.select', role: 'moderator' },
  ],
  answers: {
    updateAccount: {
      done: [
        { type: 'changed', profile: at('active') },
        { type: 'changed', profile: at('inactive') },
        { type: 'changed', profile: at('locked') },
        { type: 'conflict', profile: at('locked') },
        { type: 'gone' },
      ],
      error: [new Failure('A locked account must be unlocked first.')],
    },
  },
  key: ({ context }) => [context.profile.status, context.change],
  unreachable: { 'account-status.starting': 'passed through at once' },
}

const reports = ({ report }: Bench['actions']) => report?.mock.calls.map(([told]) => told)

describe('account-status', () => {
  itCoversEverything(walk)

  it.each([
    ['active', 'deactivate', 'inactive'],
    ['active', 'lock', 'locked'],
    ['inactive', 'activate', 'active'],
    ['inactive', 'lock', 'locked'],
    ['locked', 'unlock', 'active'],
  ] as const)('%s: %s leads to %s (ADM-05)', async (from, type, to) => {
    const { actions, actor, resolve, started } = startBench({ ...walk, input: { profile: at(from) } })
    actor.send({ type })
    expect(statusAfter(at(from), type)).toBe(to)
    expect(started.updateAccount).toEqual([{ profile: at(from), change: { status: to } }])
    expect(shownAccount(actor.getSnapshot().context).status).toBe(to)
    await resolve('updateAccount', { type: 'changed', profile: at(to) })
    expect(actor.getSnapshot().value).toBe(to)
    expect(reports(actions)).toEqual([
      { type: 'told', tone: 'success', message: `User status updated to ${to}`, id: SAMPLE_PROFILE.id },
      { type: 'row.changed', profile: at(to) },
      { type: 'account.settled', id: SAMPLE_PROFILE.id },
    ])
  })

  it.each([
    ['locked', 'deactivate'],
    ['locked', 'activate'],
    ['locked', 'lock'],
    ['active', 'unlock'],
    ['inactive', 'deactivate'],
  ] as const)('%s does not take %s', (from, type) => {
    const { actor } = startBench({ ...walk, input: { profile: at(from) } })
    expect(actor.getSnapshot().can({ type })).toBe(false)
  })

  it('rolls back a change that was refused or never answered, and reports it (ADM-07)', async () => {
    const { actions, actor, clock, reject, signal } = startBench(walk)
    actor.send({ type: 'role.select', role: 'admin' })
    expect(shownAccount(actor.getSnapshot().context).role).toBe('admin')
    await reject('updateAccount', new Failure('Only administrators may change role and status'))
    expect(shownAccount(actor.getSnapshot().context).role).toBe('user')
    actor.send({ type: 'lock' })
    const asked = signal('updateAccount')
    clock.increment(15_000)
    expect(actor.getSnapshot().value).toBe('active')
    expect(asked.aborted).toBe(true)
    const settled = { type: 'account.settled', id: SAMPLE_PROFILE.id }
    expect(reports(actions)).toEqual([
      {
        type: 'told',
        tone: 'error',
        id: SAMPLE_PROFILE.id,
        message: 'Failed to update user role: Only administrators may change role and status',
      },
      settled,
      {
        type: 'told',
        tone: 'error',
        id: SAMPLE_PROFILE.id,
        message:
          'Failed to update user status: Network connection error. Please check your internet connection and try again.',
      },
      settled,
    ])
  })

  it('reports the new role of the account', async () => {
    const { actions, actor, resolve } = startBench(walk)
    actor.send({ type: 'role.select', role: 'moderator' })
    await resolve('updateAccount', { type: 'changed', profile: at('active', { role: 'moderator' }) })
    expect(reports(actions)?.[0]).toMatchObject({ message: 'User role updated to moderator' })
  })

  it('shows the change of another administrator that came first, and ends when the account is gone', async () => {
    const { actions, actor, resolve } = startBench(walk)
    actor.send({ type: 'deactivate' })
    await resolve('updateAccount', { type: 'conflict', profile: at('locked') })
    expect(actor.getSnapshot().value).toBe('locked')
    actor.send({ type: 'unlock' })
    await resolve('updateAccount', { type: 'gone' })
    expect(actor.getSnapshot().status).toBe('done')
    expect(reports(actions)).toMatchObject([
      {
        message:
          'Failed to update user status: This account was changed by someone else in the meantime. Check it again.',
      },
      { type: 'row.changed', profile: { status: 'locked' } },
      { type: 'account.settled' },
      { message: 'Failed to update user status: This account no longer exists.' },
      { type: 'row.gone', id: SAMPLE_PROFILE.id },
    ])
  })
})

// As the documents have it (ADM-05): what an administrator can do with an account, and that a refusal changes nothing.
describe('account-status, as users see it', () => {
  const journey = journeysOf(walk)
  const refused = new Failure('A locked account must be unlocked first.')
  const [active, inactive, locked] = [at('active'), at('inactive'), at('locked')]

  journey('an active account is deactivated', { profile: active })
    .expect({ state: 'active', cannot: [{ type: 'activate' }, { type: 'unlock' }] })
    .send({ type: 'deactivate' })
    .expect({
      state: 'updating',
      asked: { updateAccount: [{ profile: active, change: { status: 'inactive' } }] },
    })
    .answer('updateAccount', { type: 'changed', profile: inactive })
    .expect({ state: 'inactive', context: { profile: { status: 'inactive' }, change: null } })

  journey('an inactive account is activated', { profile: inactive })
    .expect({ cannot: [{ type: 'deactivate' }, { type: 'unlock' }] })
    .send({ type: 'activate' })
    .expect({ asked: { updateAccount: [{ profile: inactive, change: { status: 'active' } }] } })
    .answer('updateAccount', { type: 'changed', profile: active })
    .expect({ state: 'active' })

  journey('a locked account can only be unlocked', { profile: locked })
    .expect({ state: 'locked', cannot: [{ type: 'activate' }, { type: 'deactivate' }, { type: 'lock' }] })
    .send({ type: 'unlock' })
    .answer('updateAccount', { type: 'changed', profile: active })
    .expect({ state: 'active' })

  journey('an active account is locked', { profile: active })
    .send({ type: 'lock' })
    .answer('updateAccount', { type: 'changed', profile: locked })
    .expect({ state: 'locked' })

  journey('an inactive account is locked', { profile: inactive })
    .send({ type: 'lock' })
    .expect({ asked: { updateAccount: [{ profile: inactive, change: { status: 'locked' } }] } })

  journey('a refused change is rolled back', { profile: active })
    .send({ type: 'lock' })
    .fail('updateAccount', refused)
    .expect({ state: 'active', context: { profile: active, change: null } })

  journey('a change without an answer is rolled back and its request aborted', { profile: inactive })
    .send({ type: 'activate' })
    .wait(15_000)
    .expect({ state: 'inactive', context: { profile: inactive, change: null }, takenBack: ['updateAccount'] })

  journey('changing the role leaves the status unchanged', { profile: locked })
    .send({ type: 'role.select', role: 'moderator' })
    .expect({ asked: { updateAccount: [{ profile: locked, change: { role: 'moderator' } }] } })
    .answer('updateAccount', { type: 'changed', profile: at('locked', { role: 'moderator' }) })
    .expect({ state: 'locked', context: { profile: { role: 'moderator' } } })

  journey('the role of an inactive account can be changed', { profile: inactive })
    .send({ type: 'role.select', role: 'admin' })
    .expect({ asked: { updateAccount: [{ profile: inactive, change: { role: 'admin' } }] } })
    .fail('updateAccount', refused)
    .expect({ state: 'inactive', context: { profile: inactive, change: null } })
})
