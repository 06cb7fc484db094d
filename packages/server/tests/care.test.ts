import { describe, expect, it, vi } from 'vitest'
import { createCare } from '../database/care'
import { PASSWORD, serverForTests } from './kit'

// An embedded database neither deletes spent tokens and sessions nor frees their space by itself: its care does.

const { ask, confirmedUser, query, server, signIn } = serverForTests()

describe('the maintenance of the database', () => {
  it('runs after a pause, and without one after many tasks', () => {
    vi.useFakeTimers()
    const run = vi.fn(async () => undefined)
    const care = createCare(run, { works: 3, pause: 1000 })
    care.worked()
    vi.advanceTimersByTime(900)
    care.worked()
    vi.advanceTimersByTime(900)
    expect(run).not.toHaveBeenCalled()
    care.worked()
    expect(run).toHaveBeenCalledTimes(1)
    void care.stop()
    vi.useRealTimers()
  })

  it('runs again after each pause, and reports failures', async () => {
    const run = vi.fn(async () => undefined)
    const care = createCare(run, { works: 1, pause: 1000 })
    care.worked()
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1))
    await new Promise((resolve) => setImmediate(resolve))
    care.worked()
    expect(run).toHaveBeenCalledTimes(2)
    await care.stop()
  })

  it('ends before the database is closed, and does not run again', async () => {
    let end: () => void = () => undefined
    const run = vi.fn(() => new Promise<void>((resolve) => (end = resolve)))
    const care = createCare(run, { works: 1, pause: 1000 })
    care.worked()
    const stopped = vi.fn()
    const stopping = care.stop().then(stopped)
    await new Promise((resolve) => setImmediate(resolve))
    expect(stopped).not.toHaveBeenCalled()
    end()
    await stopping
    care.worked()
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('yields to requests between its steps', async () => {
    const { backend } = server().services
    const steps: string[] = []
    const tidying = backend.care.now().then(() => steps.push('tidied'))
    await backend.exclusively(async () => steps.push('asked'))
    await tidying
    expect(steps).toEqual(['asked', 'tidied'])
  })
})

describe('one account', () => {
  it('cannot make the database grow without limit', async () => {
    const { email, id, token } = await confirmedUser()
    const { backend } = server().services
    await query(
      `insert into auth.sessions (id, user_id, created_at, updated_at)
       select gen_random_uuid(), $1::uuid, now() - n * interval '1 hour', now() from generate_series(1, 300) n`,
      [id],
    )
    await query(
      `insert into auth.refresh_tokens (id, token, user_id, session_id, revoked, created_at, updated_at)
       select gen_random_uuid(), 'spent' || n, $1::text::uuid, (select id from auth.sessions where user_id = $1::uuid order by created_at desc limit 1),
         true, now(), now() from generate_series(1, 300) n`,
      [id],
    )
    const size = async () =>
      (
        await query(
          `select pg_total_relation_size('auth.users')::int + pg_total_relation_size('public.profiles')::int as n`,
        )
      )[0]?.n as number
    const rewrite = async (times: number) => {
      for (let index = 0; index < times; index++)
        await query(`update auth.users set raw_user_meta_data = $1 where id = $2`, [
          JSON.stringify({ junk: Array.from({ length: 400 }, () => Math.random()) }),
          id,
        ])
      await backend.care.now()
    }
    await rewrite(60)
    const once = await size()
    for (let round = 0; round < 4; round++) await rewrite(60)
    // The database uses freed space again.
    expect(await size()).toBeLessThan(once * 1.5)
    const [left] = await query(
      `select (select count(*)::int from auth.sessions where user_id = $1::uuid) as sessions,
         (select count(*)::int from auth.refresh_tokens where token like 'spent%') as spent`,
      [id],
    )
    expect([left?.sessions, (left?.spent as number) <= 50]).toEqual([50, true])
    // The session that was used last stays, and so does the account.
    const own = await ask('/auth/v1/user', { headers: { authorization: `Bearer ${token}` } })
    expect([own.status, await signIn(email, PASSWORD)]).toEqual([200, 'ok'])
  })
})
