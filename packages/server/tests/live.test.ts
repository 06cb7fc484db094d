import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { runsKey } from '../live/changes'
import { liveRoutes } from '../live/routes'
import { change, documentsOf } from './documents-kit'
import { serverForTests } from './kit'
import { eventsOf, openChanges } from './live-kit'
import { trackingKit } from './tracking-kit'

const kit = serverForTests()
const { confirmedUser, server, query } = kit
const { newClient } = trackingKit(kit)

async function newUser() {
  const user = await confirmedUser()
  return { ...user, ...documentsOf(user.client, user.id) }
}

describe('a stream of changes', () => {
  it('tells the newest cursor at once, and again after each change, within a second', async () => {
    const { id, token, push } = await newUser()
    const stream = await openChanges(server(), id, token)
    expect(stream.response.headers.get('content-type')).toContain('text/event-stream')
    expect(stream.response.headers.get('cache-control')).toBe('no-store')
    expect(await stream.next()).toEqual({ event: 'newest', data: '0' })
    const from = performance.now()
    await push(change('a', { name: 'secret words' }), change('b', { name: 'B' }))
    expect(await stream.notice()).toEqual({ event: 'newest', data: '2' })
    expect(performance.now() - from).toBeLessThan(1000)
    await push(change('c', { name: 'C' }))
    expect(await stream.notice()).toEqual({ event: 'newest', data: '3' })
    stream.stop()
  })

  it('gives one notice of many changes in a row, and misses none', async () => {
    const { id, token, push, pull } = await newUser()
    const stream = await openChanges(server(), id, token)
    await stream.next()
    for (let index = 0; index < 12; index++) await push(change(`p${index}`, { index }))
    const told: string[] = []
    while (told.at(-1) !== '12') told.push((await stream.notice())?.data ?? '')
    expect(told.length).toBeLessThan(12)
    expect((await pull(0)).cursor).toBe(12)
    stream.stop()
  })

  it('says nothing about a change that changes nothing, or that is refused', async () => {
    const { id, token, push } = await newUser()
    await push(change('a', { name: 'A' }))
    const stream = await openChanges(server(), id, token)
    expect((await stream.next())?.data).toBe('1')
    await push(change('a', { name: 'A' }), change('b', {}, { kind: 'passwords' }))
    await push(change('c', { name: 'C' }))
    expect(await stream.notice()).toEqual({ event: 'newest', data: '2' })
    stream.stop()
  })

  it('tells each member of a shared workspace of the changes of the others, until the membership ends', async () => {
    const [ada, ben] = [await newUser(), await newUser()]
    const workspace = (await ada.client.rpc('create_workspace', { name: 'Night Sky' })).data as string
    const join = `insert into public.memberships (workspace_id, user_id, role) values ($1, $2, 'viewer')`
    expect((await openChanges(server(), workspace, ben.token)).status).toBe(403)
    await query(join, [workspace, ben.id])
    const stream = await openChanges(server(), workspace, ben.token)
    expect((await stream.next())?.data).toBe('0')
    await documentsOf(ada.client, workspace).push(change('a', { name: 'A' }))
    expect(await stream.notice()).toEqual({ event: 'newest', data: '1' })
    await query('delete from public.memberships where workspace_id = $1 and user_id = $2', [
      workspace,
      ben.id,
    ])
    await documentsOf(ada.client, workspace).push(change('b', { name: 'B' }))
    expect(await stream.next()).toBeNull()
  })

  it('gives a place back when it is closed', async () => {
    const { id, token } = await newUser()
    for (let round = 0; round < 15; round++) {
      const stream = await openChanges(server(), id, token)
      expect([round, stream.status]).toEqual([round, 200])
      await stream.next()
      stream.stop()
      // The server learns of the end by the connection.
      await expect.poll(() => server().services.backend.changes.waiting(id)).toBe(0)
    }
  })

  it('shows signs of life while nothing changes', async () => {
    const { id, token } = await newUser()
    const { backend, secrets } = server().services
    const app = liveRoutes({ backend, secret: secrets.jwtSecret, heartbeat: 20 })
    const stop = new AbortController()
    const headers = { authorization: `Bearer ${token}` }
    const response = await app.request(
      new Request(`http://localhost/api/workspaces/${id}/changes`, { headers, signal: stop.signal }),
    )
    const { next } = eventsOf(response, stop)
    expect(await next()).toEqual({ event: 'newest', data: '0' })
    expect(await next()).toEqual({ event: 'alive', data: '' })
    expect(await next()).toEqual({ event: 'alive', data: '' })
    await query('delete from auth.sessions where user_id = $1', [id])
    for (let event = await next(); event; event = await next()) expect(event.event).toBe('alive')
  })

  it.each(['x', randomUUID().toUpperCase(), '00000000-0000-0000-0000-00000000000'])(
    'is not there for the workspace %s',
    async (workspace) => {
      const { token } = await newUser()
      expect((await openChanges(server(), workspace, token)).status).toBe(400)
    },
  )
})

describe('a stream of runs', () => {
  it('tells of a new run, a point, a tag and a deletion, at most once a second', async () => {
    const ada = await newClient()
    const stream = await openChanges(server(), ada.user.id, ada.user.token, '/runs')
    expect(await stream.next()).toEqual({ event: 'newest', data: '0' })
    const from = performance.now()
    const run_id = await ada.newRun()
    const counts = [Number((await stream.notice())?.data)]
    const changes = [
      () => ada.post('runs/log-metric', { run_id, key: 'loss', value: 1, timestamp: 1 }),
      () => ada.post('runs/set-tag', { run_id, key: 'team', value: 'a' }),
      () => ada.post('runs/delete-tag', { run_id, key: 'team' }),
      () => ada.post('runs/delete', { run_id }),
    ]
    for (const make of changes) {
      await make()
      counts.push(Number((await stream.notice())?.data))
    }
    expect(counts).toEqual([1, 2, 3, 4, 5])
    expect(performance.now() - from).toBeGreaterThan(4000)
    stream.stop()
  })

  it('gives one notice of many points in a row', async () => {
    const ada = await newClient()
    const run_id = await ada.newRun()
    const stream = await openChanges(server(), ada.user.id, ada.user.token, '/runs')
    await stream.next()
    for (let step = 0; step < 20; step++)
      await ada.post('runs/log-metric', { run_id, key: 'loss', value: step, timestamp: 1, step })
    let notices = 0
    for (let told = 0; told < 20; notices++) told = Number((await stream.notice())?.data)
    expect(notices).toBeLessThan(10)
    stream.stop()
  })

  it('says nothing of a refused change, of documents, and of another workspace', async () => {
    const [ada, bob] = [await newClient(), await newClient()]
    const heard = new Promise<void>((resolve) =>
      server().services.backend.changes.subscribe(runsKey(ada.user.id), resolve),
    )
    const run_id = await ada.newRun()
    await heard
    const stream = await openChanges(server(), ada.user.id, ada.user.token, '/runs')
    await stream.next()
    await bob.newRun()
    await bob.fails('POST', 'runs/set-tag', { run_id, key: 'team', value: 'b' })
    await documentsOf(ada.user.client, ada.user.id).push(change('a', { name: 'A' }))
    await ada.post('runs/set-tag', { run_id, key: 'team', value: 'a' })
    expect(await stream.notice()).toEqual({ event: 'newest', data: '1' })
    stream.stop()
  })
})
