import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { change, documentsOf } from './documents-kit'
import { serverForTests } from './kit'
import { openChanges } from './live-kit'
import { trackingKit } from './tracking-kit'

// Attacks on the streams of changes. docs/security.md names the tests.

const kit = serverForTests()
const { confirmedUser, server, query } = kit
const { newToken } = trackingKit(kit)

const open = (workspace: string, token?: string) => openChanges(server(), workspace, token)

describe('a stream of changes', () => {
  it('opens for nobody without the token of an open session', async () => {
    const ada = await confirmedUser()
    const [head, body] = ada.token.split('.')
    for (const token of [undefined, 'x', kit.key(), `${head}.${body}.AAAA`, (await newToken(ada)).token])
      expect([token, (await open(ada.id, token)).status]).toEqual([token, 401])
    await query('delete from auth.sessions where user_id = $1', [ada.id])
    const refused = await open(ada.id, ada.token)
    expect([refused.status, await refused.response.json()]).toMatchObject([401, { code: 'PT401' }])
  })

  it('opens for no other account, and for no workspace that does not exist', async () => {
    const [ada, mallory] = await Promise.all([confirmedUser(), confirmedUser()])
    const answers = []
    for (const workspace of [ada.id, randomUUID()]) {
      const { status, response } = await open(workspace, mallory.token)
      answers.push([status, await response.text()])
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]?.[0]).toBe(403)
  })

  it('tells nothing of the changes of others, and no word of a document', async () => {
    const [ada, bob] = await Promise.all([confirmedUser(), confirmedUser()])
    const stream = await open(bob.id, bob.token)
    await stream.next()
    await documentsOf(ada.client, ada.id).push(change('a', { name: 'Plans' }))
    await documentsOf(bob.client, bob.id).push(change('own', { name: 'Words' }))
    expect(await stream.notice()).toEqual({ event: 'newest', data: '1' })
    stream.stop()
  })

  it('ends before the next notice when the session has ended', async () => {
    const ada = await confirmedUser()
    const other = kit.newClient()
    await other.auth.signInWithPassword({ email: ada.email, password: 'Str0ng!pass' })
    const stream = await open(ada.id, ada.token)
    await stream.next()
    await ada.client.auth.signOut({ scope: 'local' })
    await documentsOf(other, ada.id).push(change('a', { name: 'A' }))
    expect(await stream.notice()).toBeNull()
  })

  it('ends before the next notice when its member was removed', async () => {
    const [ada, bob] = await Promise.all([confirmedUser(), confirmedUser()])
    const { data: workspace } = await ada.client.rpc('create_workspace', { name: 'Team' })
    const email = bob.email
    const { data } = await ada.client.rpc('invite_member', {
      workspace: workspace ?? '',
      email,
      role: 'viewer',
    })
    await bob.client.rpc('accept_invitation', { invitation: data ?? '' })
    const stream = await open(workspace ?? '', bob.token)
    expect([stream.status, await stream.next()]).toEqual([200, { event: 'newest', data: '0' }])
    await ada.client.rpc('remove_member', { workspace: workspace ?? '', member: bob.id })
    await documentsOf(ada.client, workspace ?? '').push(change('a', { name: 'A' }))
    expect(await stream.notice()).toBeNull()
  })

  it('is refused beyond ten of an account, and those of others go on', async () => {
    const [mallory, ada] = await Promise.all([confirmedUser(), confirmedUser()])
    const streams = await Promise.all(Array.from({ length: 14 }, () => open(mallory.id, mallory.token)))
    expect(streams.map(({ status }) => status).sort()).toEqual([
      ...Array.from({ length: 10 }, () => 200),
      ...Array.from({ length: 4 }, () => 429),
    ])
    const own = await open(ada.id, ada.token)
    expect([own.status, await own.next()]).toEqual([200, { event: 'newest', data: '0' }])
    for (const stream of [...streams, own]) stream.stop()
  })
})

describe('a stream of runs', () => {
  const openRuns = (workspace: string, token?: string) => openChanges(server(), workspace, token, '/runs')

  it('opens for nobody without a session, and for no account outside of the workspace', async () => {
    const [ada, mallory] = await Promise.all([confirmedUser(), confirmedUser()])
    for (const token of [undefined, 'x', (await newToken(ada)).token])
      expect([token, (await openRuns(ada.id, token)).status]).toEqual([token, 401])
    expect((await openRuns(ada.id, mallory.token)).status).toBe(403)
    expect((await openRuns(randomUUID(), mallory.token)).status).toBe(403)
  })

  it('takes the places of the account, and ends before the next notice when the session has ended', async () => {
    const ada = await confirmedUser()
    const streams = await Promise.all(Array.from({ length: 10 }, () => openRuns(ada.id, ada.token)))
    expect(streams.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect([(await openRuns(ada.id, ada.token)).status, (await open(ada.id, ada.token)).status]).toEqual([
      429, 429,
    ])
    const [first, ...others] = streams
    await first?.next()
    for (const other of others) other.stop()
    const { token } = await newToken(ada)
    await query('delete from auth.sessions where user_id = $1', [ada.id])
    await fetch(`${server().url}/mlflow/api/2.0/mlflow/runs/create`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ experiment_id: '0' }),
    })
    expect(await first?.notice()).toBeNull()
  })
})
