import { describe, expect, it } from 'vitest'
import { expectConsole } from '../../../tests/support/expect-console'
import { serverForTests } from './kit'

// A write that finds no room on the disk of the database, on both engines.

describe('a write without disk space', () => {
  const { ask, confirmedUser, query, post, server } = serverForTests()

  it('gets 503, the time to wait and a clear sentence, and changes nothing', async () => {
    const { id, token, username } = await confirmedUser()
    await query(`create function private.no_room() returns trigger language plpgsql as
      $$ begin raise exception using errcode = 'disk_full', message = 'could not extend file: No space left on device'; end $$`)
    for (const table of ['public.profiles', 'auth.users'])
      await query(
        `create trigger no_room before insert or update on ${table} for each row execute function private.no_room()`,
      )
    expectConsole(/No space left on device/)
    const authorization = `Bearer ${token}`
    const answers = [
      await ask(`/rest/v1/profiles?id=eq.${id}`, {
        method: 'PATCH',
        body: JSON.stringify({ username: 'renamed' }),
        headers: { authorization, 'content-type': 'application/json' },
      }),
      await post('/auth/v1/signup', { email: 'full@orrery.example', password: 'Str0ng!pass' }),
    ]
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
        503,
        '60',
        { error: 'The disk of the server is full. Nothing was saved; please try again later.' },
      ])
    }
    expect(await query('select username from public.profiles where id = $1', [id])).toEqual([{ username }])
  })

  it('is claimed by the health check only where it can see the disk', async () => {
    const health = (await (await ask('/api/health', {}, {})).json()) as Record<string, unknown>
    expect('disk' in health).toBe(server().services.backend.engine === 'pglite')
  })
})
