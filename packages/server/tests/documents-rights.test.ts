import { beforeAll, describe, expect, it } from 'vitest'
import { type Change, change, type Result } from './documents-kit'
import { serverForTests } from './kit'

// Each table and each function of documents, for each role, as plain SQL with the rights of the caller and over HTTP.

const { confirmedUser, ask, post, query, server } = serverForTests()

type User = Awaited<ReturnType<typeof confirmedUser>>

const MEMBERS = ['viewer', 'developer', 'manager', 'admin'] as const
const OTHERS = ['suspended', 'removed', 'invited', 'stranger', 'anonymous'] as const
const CALLERS = [...MEMBERS, ...OTHERS]
type Caller = (typeof CALLERS)[number]

const TEAM = '7d000000-0000-4000-8000-000000000001'
const users = {} as Record<Caller, User>

beforeAll(async () => {
  for (const name of CALLERS) if (name !== 'anonymous') users[name] = await confirmedUser()
  const member = (name: Caller, role: string, status = 'active') =>
    `('${TEAM}', '${users[name].id}', '${role}', '${status}')`
  const { backend } = server().services
  await backend.exclusively(() =>
    backend.database.exec(`
      insert into public.workspaces (id, name) values ('${TEAM}', 'Team');
      insert into public.memberships (workspace_id, user_id, role, status) values
        ${MEMBERS.map((role) => member(role, role)).join(', ')},
        ${member('suspended', 'admin', 'suspended')}, ${member('removed', 'admin')};
      delete from public.memberships where workspace_id = '${TEAM}' and user_id = '${users.removed.id}';
      insert into public.invitations (workspace_id, email, role, invited_by)
        values ('${TEAM}', '${users.invited.email}', 'admin', '${users.admin.id}');`),
  )
  await pushAs('admin', TEAM, change('known', { name: 'Known' }))
})

const headersOf = (caller: Caller): Record<string, string> =>
  caller === 'anonymous' ? {} : { authorization: `Bearer ${users[caller].token}` }

async function pushAs(caller: Caller, workspace: string, ...changes: Change[]) {
  const body = { workspace, changes: JSON.stringify(changes) }
  const answer = await post('/rest/v1/rpc/push_documents', body, headersOf(caller))
  return { status: answer.status, results: (answer.ok ? await answer.json() : []) as Result[] }
}

const claimsOf = ({ token }: User) => Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()

/** Rows that a statement returns with the rights of a caller, or the reason of its refusal. Nothing of it remains. */
function asCaller(caller: Caller, sql: string): Promise<number | string> {
  const { backend } = server().services
  const { database } = backend
  return backend.exclusively(async () => {
    await database.exec('begin')
    try {
      const user = caller === 'anonymous' ? null : users[caller]
      await database.query(
        `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true)`,
        [user ? claimsOf(user) : '', user?.id ?? ''],
      )
      await database.exec(`set local role ${user ? 'authenticated' : 'anon'}`)
      return (await database.query(sql)).rows.length
    } catch (error) {
      return (error as Error).message
    } finally {
      await database.exec('rollback')
    }
  })
}

const REFUSED = /permission denied for (table|function|schema private)|row-level security|You may not/

const changes = (...list: object[]) => `'${JSON.stringify(list)}'`
const ofTeam = `where workspace_id = '${TEAM}'`

const NONE: readonly Caller[] = []
/** Statements with the callers for which they return or change a row. */
const STATEMENTS: Record<string, [sql: string, allowed: readonly Caller[]]> = {}
for (const table of ['documents', 'document_versions']) {
  STATEMENTS[`select ${table}`] = [`select 1 from public.${table} ${ofTeam}`, MEMBERS]
  STATEMENTS[`update ${table}`] = [`update public.${table} set version = 9 ${ofTeam} returning 1`, NONE]
  STATEMENTS[`delete ${table}`] = [`delete from public.${table} ${ofTeam} returning 1`, NONE]
}
STATEMENTS['insert documents'] = [
  `insert into public.documents (workspace_id, kind, id, value, version, deleted, cursor, change, bytes)
   values ('${TEAM}', 'project', 'x', '{}', 1, false, 99, gen_random_uuid(), 2) returning 1`,
  NONE,
]
STATEMENTS['insert document_versions'] = [
  `insert into public.document_versions (workspace_id, kind, id, version, deleted, bytes)
   values ('${TEAM}', 'project', 'known', 1, true, 0) returning 1`,
  NONE,
]
for (const table of ['document_kinds', 'document_counters', 'document_changes'])
  STATEMENTS[`select private.${table}`] = [`select 1 from private.${table}`, NONE]
STATEMENTS['push_documents'] = [
  `select public.push_documents('${TEAM}', ${changes(change('new', {}))})`,
  MEMBERS,
]
STATEMENTS['pull_documents'] = [`select public.pull_documents('${TEAM}', 0, 10)`, MEMBERS]
STATEMENTS['document_history'] = [`select public.document_history('${TEAM}', 'project', 'known')`, MEMBERS]
STATEMENTS['private.push_document'] = [
  `select private.push_document('${TEAM}', ${changes(change('new', {}))}::jsonb -> 0)`,
  NONE,
]
STATEMENTS['private.add_document_version'] = [
  `select private.add_document_version(d, false) from public.documents d ${ofTeam}`,
  NONE,
]

describe('as plain SQL with the rights of the caller', () => {
  it.each(Object.keys(STATEMENTS))('%s', async (name) => {
    const [sql, allowed] = STATEMENTS[name] as (typeof STATEMENTS)[string]
    const worked: Caller[] = []
    for (const caller of CALLERS) {
      const result = await asCaller(caller, sql)
      if (typeof result === 'string')
        expect([caller, result]).toEqual([caller, expect.stringMatching(REFUSED)])
      else if (result > 0) worked.push(caller)
    }
    expect(worked).toEqual(allowed)
  })
})

describe('over HTTP', () => {
  const CALLS: [name: string, args: object][] = [
    ['pull_documents', { workspace: TEAM, after_cursor: 0, page_size: 10 }],
    ['document_history', { workspace: TEAM, kind: 'project', id: 'known' }],
    ['push_documents', { workspace: TEAM, changes: '[]' }],
  ]

  it.each(CALLS)('%s answers members alone', async (name, args) => {
    const worked: Caller[] = []
    for (const caller of CALLERS) {
      const { status } = await post(`/rest/v1/rpc/${name}`, args, headersOf(caller))
      if (status < 300) worked.push(caller)
      else expect([caller, [401, 403].includes(status), status]).toEqual([caller, true, status])
    }
    expect(worked).toEqual(MEMBERS)
  })

  it('no table is reached, by any verb', async () => {
    for (const table of ['documents', 'document_versions', 'document_changes'])
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']) {
        const body = ['GET', 'HEAD'].includes(method) ? {} : { body: '{}' }
        const headers = { ...headersOf('admin'), 'content-type': 'application/json' }
        const { status } = await ask(`/rest/v1/${table}?id=eq.known`, { method, headers, ...body })
        expect([table, method, status]).toEqual([table, method, 404])
      }
  })

  it('no function answers a session that has ended', async () => {
    const ended = await confirmedUser()
    await ended.client.auth.signOut({ scope: 'global' })
    for (const [name, args] of CALLS) {
      const headers = { authorization: `Bearer ${ended.token}` }
      const { status } = await post(`/rest/v1/rpc/${name}`, { ...args, workspace: ended.id }, headers)
      expect([name, [401, 403].includes(status)]).toEqual([name, true])
    }
  })

  it('every kind is written by every member, projects by all but a viewer, and personal kinds in the personal workspace alone', async () => {
    const kinds = await query('select kind, personal from private.document_kinds order by kind')
    expect(kinds.length).toBeGreaterThan(5)
    for (const { kind, personal } of kinds as { kind: string; personal: boolean }[]) {
      for (const caller of MEMBERS) {
        const pushed = await pushAs(caller, TEAM, change(`of-${caller}`, {}, { kind }))
        const allowed =
          caller === 'viewer' && kind === 'project'
            ? { result: 'refused', code: 'permission' }
            : { result: 'accepted' }
        const expected = personal ? { result: 'refused', code: 'kind' } : allowed
        expect([kind, caller, pushed.results[0]]).toEqual([kind, caller, expect.objectContaining(expected)])
      }
      const { results } = await pushAs('viewer', users.viewer.id, change('mine', {}, { kind }))
      expect([kind, results[0]]).toEqual([kind, expect.objectContaining({ result: 'accepted' })])
    }
  })

  it('a viewer cannot delete a project either, and each member reads what the caller may do', async () => {
    const pushed = await pushAs('viewer', TEAM, { ...change('known', null, { base: 1 }), deleted: true })
    expect(pushed.results).toMatchObject([{ result: 'refused', code: 'permission' }])
    const told: unknown[] = []
    for (const caller of MEMBERS) {
      const args = { workspace: TEAM, after_cursor: 0, page_size: 500 }
      const answer = await post('/rest/v1/rpc/pull_documents', args, headersOf(caller))
      const page = (await answer.json()) as {
        edits_projects: boolean
        documents: { id: string; deleted: boolean }[]
      }
      told.push([page.edits_projects, page.documents.find(({ id }) => id === 'known')?.deleted])
    }
    expect(told).toEqual([
      [false, false],
      [true, false],
      [true, false],
      [true, false],
    ])
  })

  it('a kind that needs more than a member may is refused, and read nevertheless', async () => {
    await query(`update private.document_kinds set permission = 'manage_team' where kind = 'job'`)
    const results: unknown[] = []
    for (const caller of MEMBERS)
      results.push((await pushAs(caller, TEAM, change(`by-${caller}`, {}, { kind: 'job' }))).results[0])
    await query(`update private.document_kinds set permission = 'create_models' where kind = 'job'`)
    expect(results).toMatchObject([
      { result: 'refused', code: 'permission' },
      { result: 'refused', code: 'permission' },
      { result: 'accepted' },
      { result: 'accepted' },
    ])
  })

  it('a change of another workspace says nothing of its documents', async () => {
    const secret = change('secret', { name: 'Secret' })
    await pushAs('admin', users.admin.id, secret)
    const { results } = await pushAs('viewer', users.viewer.id, { ...secret, value: { name: 'guess' } })
    expect(results).toMatchObject([{ result: 'accepted', version: 1 }])
    expect((await pushAs('viewer', users.admin.id, change('secret', {}))).status).toBe(403)
  })
})
