import { beforeAll, describe, expect, it } from 'vitest'
import { type Client, serverForTests } from './kit'

// The database decides what administrators may see and change. docs/admin-api.md describes it for the pages.

const { adminClient, confirmedUser, newClient, query } = serverForTests()

const MANY = 2000
const PART = 250
let admin: Client
let adminId: string

beforeAll(async () => {
  admin = await adminClient()
  adminId = (await admin.auth.getUser()).data.user?.id ?? ''
  // In parts: a statement that takes longer than ten seconds on a busy machine is ended.
  for (let first = 1; first <= MANY; first += PART) {
    await query(
      `insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
       select gen_random_uuid(), 'person' || n || '@many.example', now(), jsonb_build_object('username', 'person_' || n)
       from generate_series($1::int, $2::int) n`,
      [first, first + PART - 1],
    )
    await query(
      `update public.profiles set created_at = now() - substr(username, 8)::int * interval '1 hour',
         status = case when substr(username, 8)::int % 10 = 0 then 'locked' else 'active' end,
         role = case when substr(username, 8)::int % 500 = 0 then 'moderator' else 'user' end,
         last_login = case when substr(username, 8)::int % 3 = 0 then now() - substr(username, 8)::int * interval '1 minute' end
       where email like '%@many.example' and substr(username, 8)::int >= $1`,
      [first],
    )
  }
})

interface Row {
  id: string
  username: string
  email: string
  created_at: string
  status: string
  role: string
  last_login: string | null
}
interface Page {
  total: number
  rows: Row[]
}

const list = async (client: Client, filters: Record<string, unknown> = {}) => {
  const { data, error, status } = await client.rpc('admin_profiles', {
    search: '',
    wanted_status: '',
    wanted_role: '',
    page_from: 0,
    page_size: 50,
    sort_by: '',
    descending: true,
    ...filters,
  })
  return { page: data as Page, error, status }
}
const names = ({ page }: { page: Page }) => page.rows.map(({ username }) => username)

/** The new row of a changed account, or how the change was refused. */
const change = async (client: Client, id: string, values: { status?: string; role?: string }) => {
  const { data, error, status } = await client
    .from('profiles')
    .update({ ...values, updated_at: new Date().toISOString() })
    .eq('id', id)
    .select('*')
    .maybeSingle()
  return error ? [status, error.message] : data && [data.role, data.status]
}

describe('the list of accounts', () => {
  it('is paged, newest first, with the total', async () => {
    const search = 'many.example'
    const first = await list(admin, { search })
    expect([first.page.total, ...names(first).slice(0, 2)]).toEqual([MANY, 'person_1', 'person_2'])
    const second = await list(admin, { search, page_from: 50 })
    expect(names(second)[0]).toBe('person_51')
    expect(names(await list(admin, { search, page_from: MANY - 1 }))).toEqual([`person_${MANY}`])
    expect((await list(admin, { search, page_from: MANY })).page).toEqual({ total: MANY, rows: [] })
    expect((await list(admin, { page_size: 9999 })).page.rows).toHaveLength(200)
    expect((await list(admin, { page_from: -1, page_size: 0 })).page.rows).toHaveLength(1)
  })

  it('has every column of a profile, in the formats of the table', async () => {
    const { page } = await list(admin, { search: 'admin@orrery.localhost' })
    const { data } = await admin.from('profiles').select('*').eq('id', adminId).single()
    const dates = (row: Record<string, unknown> | null) =>
      Object.fromEntries(
        Object.entries(row ?? {}).map(([name, value]) => [
          name,
          /_at$|^last_login$/.test(name) && value ? Date.parse(String(value)) : value,
        ]),
      )
    expect(page.rows.map((row) => dates(row as never))).toEqual([dates(data)])
  })

  it('can be searched by name and address, in any letter case, with every character taken literally', async () => {
    expect(names(await list(admin, { search: ' PERSON_199 ' }))).toEqual([
      'person_199',
      ...Array.from({ length: 10 }, (_, digit) => `person_199${digit}`),
    ])
    expect(names(await list(admin, { search: 'person77@MANY' }))).toEqual(['person_77'])
    expect((await list(admin, { search: 'person%1' })).page.total).toBe(0)
    expect((await list(admin, { search: 'person__1' })).page.total).toBe(0)
    for (const search of ['%', '\\', "'", `' or true --`, '")', '$1', 'x'.repeat(5000)])
      expect([search, (await list(admin, { search })).page.total]).toEqual([search, 0])
  })

  it('can be filtered by status and role, together with a search', async () => {
    expect((await list(admin, { wanted_status: 'locked' })).page.total).toBe(MANY / 10)
    expect(names(await list(admin, { wanted_role: 'moderator' }))).toEqual(
      [500, 1000, 1500, 2000].map((n) => `person_${n}`),
    )
    expect(
      names(await list(admin, { search: '_1', wanted_status: 'locked', wanted_role: 'moderator' })),
    ).toEqual(['person_1000', 'person_1500'])
    expect((await list(admin, { wanted_role: `x' or true --` })).page.total).toBe(0)
  })

  it.each([
    ['username', (row: Row) => row.username],
    ['status', (row: Row) => row.status],
    ['role', (row: Row) => row.role],
    ['last_login', (row: Row) => row.last_login],
  ])('is sorted by %s in both directions, missing values last, across pages', async (sort_by, of) => {
    for (const descending of [false, true]) {
      const rows: Row[] = []
      for (let page_from = 0; page_from < MANY; page_from += 200)
        rows.push(
          ...(await list(admin, { search: 'many.example', page_from, page_size: 200, sort_by, descending }))
            .page.rows,
        )
      expect(new Set(rows.map(({ id }) => id)).size).toBe(MANY)
      const turn = descending ? -1 : 1
      const compare = (one: Row, other: Row) => {
        const [left, right] = [of(one), of(other)]
        if (left !== right) return left === null ? 1 : right === null ? -1 : (left < right ? -1 : 1) * turn
        if (left === null) return one.id < other.id ? 1 : -1
        // Of the same status or role the newest comes first, upwards.
        return (Date.parse(one.created_at) < Date.parse(other.created_at) ? 1 : -1) * turn
      }
      expect(rows.map(({ id }) => id)).toEqual(rows.toSorted(compare).map(({ id }) => id))
    }
  })

  it('sorts an account without a username by its address, in any letter case', async () => {
    await query(
      `update public.profiles set username = case email when 'person8@many.example' then 'PERSON_0' end
       where email in ('person7@many.example', 'person8@many.example')`,
    )
    const rows = await list(admin, { search: 'many.example', sort_by: 'username', descending: false })
    expect(rows.page.rows.slice(0, 3).map(({ email }) => email)).toEqual([
      'person7@many.example',
      'person8@many.example',
      'person1@many.example',
    ])
    await query(
      `update public.profiles set username = 'person_' || substr(split_part(email, '@', 1), 7)
       where email in ('person7@many.example', 'person8@many.example')`,
    )
  })

  it('respects the page limits in every order', async () => {
    for (const sort_by of ['', 'username', 'status', 'role', 'last_login']) {
      const { page } = await list(admin, { search: 'many.example', sort_by, page_size: 9999 })
      expect([sort_by, page.total, page.rows.length]).toEqual([sort_by, MANY, 200])
    }
  })

  it('reports correct totals without counting, whatever happens to accounts', async () => {
    const told = async () => {
      const all = (await list(admin)).page.total
      const parts = await Promise.all(
        ['active', 'inactive', 'locked'].map(
          async (wanted_status) => (await list(admin, { wanted_status })).page.total,
        ),
      )
      return [all, ...parts, (await list(admin, { wanted_status: 'locked', wanted_role: 'user' })).page.total]
    }
    const counted = async () => {
      const rows = await query(
        `select count(*)::int as all, count(*) filter (where status = 'active')::int as active,
           count(*) filter (where status = 'inactive')::int as inactive, count(*) filter (where status = 'locked')::int as locked,
           count(*) filter (where status = 'locked' and role = 'user')::int as users from public.profiles`,
      )
      return Object.values(rows[0] ?? {})
    }
    const before = await counted()
    expect(await told()).toEqual(before)
    const { id } = await confirmedUser()
    await change(admin, id, { status: 'locked' })
    await query(`delete from auth.users where email in ('person10@many.example', 'person11@many.example')`)
    await query(`update public.profiles set status = 'inactive' where email like 'person12__@many.example'`)
    expect(await told()).toEqual(await counted())
    expect(await counted()).not.toEqual(before)
    await query(`delete from auth.users where id = $1`, [id])
    expect(await told()).toEqual(await counted())
  })

  it('has the same pages from both ends', async () => {
    const total = (await list(admin)).page.total
    for (const sort_by of ['', 'username', 'status', 'role', 'last_login'])
      for (const descending of [true, false]) {
        const rows: Row[] = []
        for (let page_from = 0; page_from < total; page_from += 170)
          rows.push(...(await list(admin, { page_from, page_size: 170, sort_by, descending })).page.rows)
        expect([sort_by, descending, rows.length, new Set(rows.map(({ id }) => id)).size]).toEqual([
          sort_by,
          descending,
          total,
          total,
        ])
        const first = await list(admin, { page_from: total - 3, page_size: 200, sort_by, descending })
        expect(first.page.rows.map(({ id }) => id)).toEqual(rows.slice(-3).map(({ id }) => id))
      }
  })

  it('cannot be sorted by other columns, at the gate or in the database', async () => {
    for (const sort_by of [
      'email',
      'id',
      'username desc',
      'status; drop table public.profiles',
      `x'`,
      ['role'],
      null,
      1,
    ]) {
      expect([sort_by, (await list(admin, { sort_by })).status]).toEqual([sort_by, 400])
    }
    for (const descending of ['true', 'desc', null, 1])
      expect((await list(admin, { descending })).status).toBe(400)
    expect((await list(admin, { page_size: 1.5 })).status).toBe(400)
  })

  it('is for active administrators only, and closed as soon as they lose the role', async () => {
    const { client, id } = await confirmedUser()
    const refusal = { code: '42501', message: 'Only administrators may list accounts' }
    expect((await list(client)).error).toMatchObject(refusal)
    expect((await list(newClient())).error?.code).toBe('42501')
    await change(admin, id, { role: 'admin' })
    expect((await list(client)).error).toBeNull()
    for (const values of [{ role: 'moderator' }, { role: 'admin', status: 'inactive' }]) {
      await change(admin, id, values)
      expect((await list(client)).error).toMatchObject(refusal)
    }
  })
})

describe('an account', () => {
  it('passes through the documented states and roles, and stores the time of the change', async () => {
    const { id } = await confirmedUser()
    const changes = []
    for (const status of ['inactive', 'active', 'locked', 'active', 'inactive', 'locked'])
      changes.push(await change(admin, id, { status }))
    expect(changes.map((row) => row?.[1])).toEqual([
      'inactive',
      'active',
      'locked',
      'active',
      'inactive',
      'locked',
    ])
    expect(await change(admin, id, { status: 'inactive' })).toEqual([
      409,
      'A locked account must be unlocked first.',
    ])
    for (const role of ['moderator', 'admin', 'user'])
      expect((await change(admin, id, { role }))?.[0]).toBe(role)
    expect(await change(admin, id, { role: 'owner' })).toEqual([400, 'A role is user, admin or moderator.'])
    expect(await change(admin, id, { status: '' })).toEqual([400, 'A status is active, inactive or locked.'])
    const [row] = await query('select now() - updated_at as age from public.profiles where id = $1', [id])
    expect(String(row?.age)).toMatch(/^00:00:0/)
  })

  it('that is locked can no longer write, even in open sessions', async () => {
    const { client, id, email } = await confirmedUser()
    const rename = async (username: string) =>
      (await client.from('profiles').update({ username }).eq('id', id)).error?.message ?? 'ok'
    const name = `a_${id.slice(0, 8)}`
    expect(await rename(name)).toBe('ok')
    expect(await rename('a b')).toMatch(/^Username must be 3-20/)
    await change(admin, id, { status: 'locked' })
    expect(await rename('gone_on')).toMatch(/^This account is locked/)
    expect((await client.from('profiles').select('status').single()).data).toEqual({ status: 'locked' })
    expect((await client.auth.updateUser({ email: `x${email}` })).error).toMatchObject({
      status: 403,
      code: 'user_banned',
    })
    await change(admin, id, { status: 'active' })
    expect(await rename(`${name}_b`)).toBe('ok')
  })

  it('cannot be changed by a former administrator', async () => {
    const second = await confirmedUser()
    const { id } = await confirmedUser()
    await change(admin, second.id, { role: 'admin' })
    expect(await change(second.client, id, { status: 'locked' })).toEqual(['user', 'locked'])
    await change(admin, second.id, { role: 'user' })
    expect(await change(second.client, id, { status: 'active' })).toBeNull()
    const refusal = [403, 'Only administrators may change role and status']
    expect(await change(second.client, second.id, { role: 'admin' })).toEqual(refusal)
  })

  it('keeps a column that a later migration adds for its owner from administrators', async () => {
    const { id, token } = await confirmedUser()
    await query('alter table public.profiles add column pronouns text')
    await query('grant update (pronouns) on public.profiles to authenticated')
    const own = (await admin.auth.getSession()).data.session?.access_token ?? ''
    /** Writes the column in the database itself, with the claims of a token. */
    const write = (bearer: string) => {
      const claims = Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString()
      return query(
        `do $do$ begin
          perform set_config('request.jwt.claims', $claims$${claims}$claims$, true);
          perform set_config('request.jwt.claim.sub', '${JSON.parse(claims).sub}', true);
          set local role authenticated;
          update public.profiles set pronouns = 'they/them' where id = '${id}';
        end $do$`,
      ).then(
        () => 'ok',
        (error: Error) => error.message,
      )
    }
    try {
      expect(await write(own)).toBe('Only the owner may change these fields')
      expect(await write(token)).toBe('ok')
      expect(await query('select pronouns from public.profiles where id = $1', [id])).toEqual([
        { pronouns: 'they/them' },
      ])
    } finally {
      await query('alter table public.profiles drop column pronouns')
    }
  })

  it('of an administrator cannot change its own role and status, and the last one stays', async () => {
    expect(await change(admin, adminId, { role: 'user' })).toEqual([
      409,
      expect.stringContaining('last active administrator'),
    ])
    const second = await confirmedUser()
    await change(admin, second.id, { role: 'admin' })
    for (const values of [{ role: 'user' }, { status: 'inactive' }, { status: 'locked' }])
      expect(await change(admin, adminId, values)).toEqual([
        403,
        'Nobody changes the role or status of the own account. Ask another administrator.',
      ])
    const both = await Promise.all([
      change(admin, second.id, { role: 'user' }),
      change(second.client, adminId, { role: 'user' }),
    ])
    expect(both.filter((row) => row?.[0] === 'user')).toHaveLength(1)
  })

  it('changes only from the state that the administrator saw, when requested', async () => {
    const { id } = await confirmedUser()
    await query(`update public.profiles set role = 'admin', status = 'active' where id = $1`, [adminId])
    const seen = (await admin.from('profiles').select('updated_at').eq('id', id).single()).data
    await change(admin, id, { status: 'locked' })
    const late = admin.from('profiles').update({ status: 'inactive' }).eq('id', id)
    const { data } = await late
      .eq('updated_at', seen?.updated_at ?? '')
      .select('*')
      .maybeSingle()
    expect(data).toBeNull()
  })
})
