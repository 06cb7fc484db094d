import { accountNotes, type Profile, SAMPLE_PROFILE } from '@/entities/profile/model'
import { Failure } from '@/shared/lib/failure'
import { userManagementMachine } from '@machines/user-management'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, startBench, type Walk } from './kit'

const row = (id: string): Profile => ({ ...SAMPLE_PROFILE, id, email: `${id}@example.org` })
const page = { rows: [row('a'), row('b')], total: 3 }
const failure = new Failure('down', 'network')
const walk: Walk<typeof userManagementMachine> = {
  machine: userManagementMachine,
  events: [
    { type: 'filter.change', filter: { search: 'ada' } },
    { type: 'more' },
    { type: 'refresh' },
    { type: 'row.changed', profile: row('a') },
    { type: 'row.gone', id: 'a' },
    { type: 'told', tone: 'success', message: 'done' },
    { type: 'told', tone: 'error', message: 'not done' },
    { type: 'delete.ask', profile: row('a') },
    { type: 'delete.confirm' },
    { type: 'delete.cancel' },
    { type: 'recovery.send', profile: row('a') },
  ],
  answers: {
    readPage: { done: [page], error: [failure] },
    readNextPage: { done: [{ rows: [row('b'), row('c')], total: 3 }], error: [failure] },
    deleteUser: { done: [undefined], error: [failure] },
    sendRecovery: { done: [undefined], error: [failure] },
  },
  key: ({ context }) => context.rows.length < context.total,
}

const ready = async () => {
  const bench = startBench(walk)
  await bench.resolve('readPage', page)
  return bench
}

describe('user-management', () => {
  itCoversEverything(walk)

  it('reads page after page, and merges rows that moved (ADM-04)', async () => {
    const { actor, resolve, started } = await ready()
    actor.send({ type: 'more' })
    expect(started.readNextPage).toEqual([{ filter: { search: '', status: '', role: '' }, from: 2 }])
    await resolve('readNextPage', { rows: [row('b'), row('c')], total: 3 })
    expect(actor.getSnapshot().context.rows.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(actor.getSnapshot().can({ type: 'more' })).toBe(false)
  })

  it('asks once for what was typed', async () => {
    const { actor, clock, started } = await ready()
    actor.send({ type: 'filter.change', filter: { search: 'a' } })
    clock.increment(249)
    actor.send({ type: 'filter.change', filter: { search: 'ad' } })
    clock.increment(250)
    expect(started.readPage).toHaveLength(2)
    expect(started.readPage?.[1]).toMatchObject({ filter: { search: 'ad' }, from: 0 })
  })

  it('clears a success after 3 seconds and an error after 5 (ADM-07)', async () => {
    const { actor, clock } = await ready()
    const message = () => actor.getSnapshot().context.message
    actor.send({ type: 'told', tone: 'success', message: 'User status updated to locked' })
    clock.increment(2999)
    expect(message()).toBe('User status updated to locked')
    clock.increment(1)
    expect(message()).toBeNull()
    actor.send({ type: 'told', tone: 'error', message: 'Failed to update user status: down' })
    clock.increment(4999)
    expect(message()).toBe('Failed to update user status: down')
    clock.increment(1)
    expect(message()).toBeNull()
  })

  it('says and filters without disturbing anything else', async () => {
    const { actor, clock, started } = await ready()
    actor.send({ type: 'delete.ask', profile: row('a') })
    actor.send({ type: 'told', tone: 'success', message: 'one' })
    clock.increment(2000)
    actor.send({ type: 'told', tone: 'success', message: 'two' })
    clock.increment(2999)
    expect(actor.getSnapshot().context.message).toBe('two')
    expect(started.readPage).toHaveLength(1)
    actor.send({ type: 'filter.change', filter: { role: 'admin' } })
    expect(actor.getSnapshot()).toMatchObject({
      value: { list: 'settling', message: 'success', deletion: 'confirming' },
    })
  })

  it('deletes after the question, and says what came of it (ADM-08)', async () => {
    const { actor, reject, resolve, started } = await ready()
    actor.send({ type: 'delete.ask', profile: row('a') })
    expect(started.deleteUser).toBeUndefined()
    actor.send({ type: 'delete.confirm' })
    await reject('deleteUser', new Failure('No active session'))
    expect(actor.getSnapshot().context.message).toBe('Failed to delete user: No active session')
    expect(actor.getSnapshot().context.rows).toHaveLength(2)
    actor.send({ type: 'delete.ask', profile: row('a') })
    actor.send({ type: 'delete.confirm' })
    await resolve('deleteUser')
    expect(actor.getSnapshot().context).toMatchObject({
      message: 'User deleted successfully',
      rows: [{ id: 'b' }],
      total: 2,
    })
  })

  it('sends a recovery mail and says so (ADM-09)', async () => {
    const { actor, resolve } = await ready()
    actor.send({ type: 'recovery.send', profile: row('b') })
    await resolve('sendRecovery')
    expect(actor.getSnapshot().context.message).toBe('Password reset email sent to b@example.org')
  })

  it('warns of the own account and of administrators (ADM-06)', () => {
    expect(accountNotes({ ...row('a'), role: 'admin' }, 'a')).toEqual([
      'This is your account. Some actions may be restricted.',
      'This is an admin account. Be careful when making changes.',
    ])
    expect(accountNotes(row('a'), 'b')).toEqual([])
  })
})
