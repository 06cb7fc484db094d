import type * as Files from 'node:fs/promises'
import { describe, expect, it, vi } from 'vitest'
import { createHealth } from '../database/health'
import { expectConsole } from '../../../tests/support/expect-console'
import { serverForTests } from './kit'

// The health check reports a full disk while it is full, and no longer.

const disk = { free: Number.POSITIVE_INFINITY, writable: true, looks: 0 }
const noRoom = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })

vi.mock('node:fs/promises', async (original) => {
  const files = await original<typeof Files>()
  return {
    ...files,
    statfs: async () => {
      disk.looks++
      return { bavail: disk.free, bsize: 1 }
    },
    open: async (...call: Parameters<typeof Files.open>) => {
      if (disk.writable) return files.open(...call)
      return { write: () => Promise.reject(noRoom()), close: async () => undefined }
    },
  }
})

describe('a write without disk space', () => {
  const { ask, confirmedUser, query } = serverForTests()
  const health = async () => {
    const response = await ask('/api/health', {}, {})
    const { status, database, disk: room } = (await response.json()) as Record<string, string>
    return [response.status, status, database, room]
  }

  it('is reported by the health check until there is space again', async () => {
    const { id, token } = await confirmedUser()
    await query(`create function private.no_room() returns trigger language plpgsql as
      $$ begin raise exception using errcode = 'disk_full', message = 'could not extend file: No space left on device'; end $$`)
    await query(
      'create trigger no_room before update on public.profiles for each row execute function private.no_room()',
    )
    expect(await health()).toEqual([200, 'ok', 'ok', 'ok'])
    expectConsole(/No space left on device/)
    const { status } = await ask(`/rest/v1/profiles?id=eq.${id}`, {
      method: 'PATCH',
      body: JSON.stringify({ username: 'renamed' }),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    })
    expect(status).toBeGreaterThanOrEqual(500)
    expect(await health()).toEqual([503, 'unavailable', 'ok', 'full'])
    await vi.waitFor(async () => expect(await health()).toEqual([200, 'ok', 'ok', 'ok']), { timeout: 5000 })
  })
})

describe('the disk check', () => {
  const engine = { isOpen: () => true, fullAt: () => null }
  const database = { query: async () => ({ rows: [] }), exec: async () => undefined }
  const newHealth = () => createHealth(engine, database, '/tmp/orrery-health/database')

  it.each([
    ['there is too little for the next file', { free: 1024, writable: true }],
    ['nothing can be written', { free: Number.POSITIVE_INFINITY, writable: false }],
  ])('reports a full disk when %s', async (_, now) => {
    Object.assign(disk, now)
    expect(await newHealth()()).toMatchObject({ healthy: false, database: 'ok', disk: 'full' })
  })

  it('is cached for a second, however often the health is requested', async () => {
    Object.assign(disk, { free: 1024, writable: true, looks: 0 })
    const health = newHealth()
    await Promise.all([health(), health(), health()])
    await health()
    expect(disk.looks).toBe(1)
  })
})
