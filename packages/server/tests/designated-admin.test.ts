import { afterEach, describe, expect, it } from 'vitest'
import type { Backend } from '../database/backend'
import type { Services } from '../start/index'
import { readEnvironment } from '../start/environment'
import { seedAdmin } from '../start/seed-admin'
import { expectConsole } from '../../../tests/support/expect-console'
import { openInMemory } from './memory'

const opened: Services[] = []
afterEach(async () => {
  for (const services of opened.splice(0)) await services.close()
})

async function open() {
  const environment = readEnvironment({})
  const services = await openInMemory(environment)
  opened.push(services)
  const { adminPassword: password, publishableKey } = services.secrets
  return { ...services, seed: { password, publishableKey, siteUrl: environment.siteUrl } }
}

const rolesIn = async ({ database }: Backend) => {
  const { rows } = await database.query<{ email: string; role: string }>(
    'select email, role from public.profiles order by created_at, email',
  )
  return rows.map(({ email, role }) => `${email} ${role}`)
}

const designate = ({ database }: Backend, email: string) =>
  database.query(`update private.settings set value = $1 where key = 'admin_email'`, [email])

const insertUser = ({ database }: Backend, email: string, confirmed: boolean) =>
  database.query(
    `insert into auth.users (id, email, email_confirmed_at) values (gen_random_uuid(), $1, ${confirmed ? 'now()' : 'null'})`,
    [email],
  )

const confirm = ({ database }: Backend, email: string) =>
  database.query('update auth.users set email_confirmed_at = now() where email = $1', [email])

describe('the designated admin', () => {
  it('gets the role when the address is confirmed, and not before', async () => {
    const { backend } = await open()
    await designate(backend, 'Boss@orrery.example')
    await insertUser(backend, 'boss@orrery.example', false)
    expect(await rolesIn(backend)).toContain('boss@orrery.example user')
    await confirm(backend, 'boss@orrery.example')
    expect(await rolesIn(backend)).toContain('boss@orrery.example admin')
  })

  it('gets the role when a confirmed address is designated, not when it is unconfirmed', async () => {
    const { backend } = await open()
    await insertUser(backend, 'late@orrery.example', true)
    await insertUser(backend, 'open@orrery.example', false)
    await designate(backend, 'open@orrery.example')
    await designate(backend, 'LATE@orrery.example')
    expect(await rolesIn(backend)).toEqual([
      'admin@orrery.localhost admin',
      'late@orrery.example admin',
      'open@orrery.example user',
    ])
  })

  it('is not an account that only changes to that address', async () => {
    const { backend } = await open()
    await insertUser(backend, 'eve@orrery.example', true)
    await designate(backend, 'boss@orrery.example')
    await backend.database.query(
      `update auth.users set email = 'boss@orrery.example' where email = 'eve@orrery.example'`,
    )
    expect(await rolesIn(backend)).toContain('boss@orrery.example user')
  })

  it('is also created for another address, without the name that is in use', async () => {
    const { backend, seed } = await open()
    await designate(backend, 'second@orrery.example')
    expect(await seedAdmin(backend, { ...seed, email: 'Second@orrery.example' })).toBe(true)
    expect(await rolesIn(backend)).toEqual(['admin@orrery.localhost admin', 'second@orrery.example admin'])
    expect(await seedAdmin(backend, { ...seed, email: 'second@orrery.example' })).toBe(false)
  })

  it('is created completely or not at all', async () => {
    expectConsole(/POST \/auth\/v1\/signup/)
    const { backend, seed } = await open()
    const before = await rolesIn(backend)
    const interrupted: Backend = {
      ...backend,
      fetch: async (request, peer) => {
        await backend.fetch(request, peer)
        throw new Error('interrupted')
      },
    }
    const attempt = seedAdmin(interrupted, { ...seed, email: 'half@orrery.example' })
    await expect(attempt).rejects.toThrow('interrupted')
    expect(await rolesIn(backend)).toEqual(before)
    expect(await seedAdmin(backend, { ...seed, email: 'half@orrery.example' })).toBe(true)
  })
})

describe('the service role', () => {
  it('is exempt from the rules of the trigger', async () => {
    const { backend } = await open()
    await backend.database.exec(`update public.profiles set role = 'user', created_at = '2001-01-01'`)
    const { rows } = await backend.database.query(
      'select role, created_at::date::text as made from public.profiles',
    )
    expect(rows).toEqual([{ role: 'user', made: '2001-01-01' }])
  })
})
