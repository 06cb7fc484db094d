import { beforeAll, describe, expect, it } from 'vitest'
import { serverForTests } from './kit'

// Each table and each function of a workspace, for each role, as plain SQL with the rights of the caller and over HTTP.

const { confirmedUser, post, ask, query, server } = serverForTests()

type User = Awaited<ReturnType<typeof confirmedUser>>

const CALLERS = [
  'viewer',
  'developer',
  'manager',
  'admin',
  'suspended',
  'removed',
  'invited',
  'stranger',
  'anonymous',
] as const
type Caller = (typeof CALLERS)[number]

const MEMBERS: Caller[] = ['viewer', 'developer', 'manager', 'admin']
const MANAGERS: Caller[] = ['manager', 'admin']
const ADMINS: Caller[] = ['admin']
const USERS = CALLERS.filter((caller) => caller !== 'anonymous')
const NONE: Caller[] = []

const TEAM = '7a000000-0000-4000-8000-000000000001'
const PENDING = '7a000000-0000-4000-8000-000000000002'
const PENDING_ADMIN = '7a000000-0000-4000-8000-000000000003'
const WITHDRAWN = '7a000000-0000-4000-8000-000000000004'

const users = {} as Record<Caller | 'boss' | 'target', User>

beforeAll(async () => {
  for (const name of [...USERS, 'boss', 'target'] as const) users[name] = await confirmedUser()
})

/** A team in which each caller has the place of its name, with a second admin, a member to change and invitations. */
async function seed() {
  const { backend } = server().services
  const member = (name: keyof typeof users, role: string, status = 'active') =>
    `('${TEAM}', '${users[name].id}', '${role}', '${status}')`
  const invitation = (id: string, email: string, role: string, state = 'pending') =>
    `('${id}', '${TEAM}', '${email}', '${role}', '${state}', '${users.boss.id}')`
  await backend.exclusively(() =>
    backend.database.exec(`
      delete from public.workspaces where id = '${TEAM}';
      delete from private.invitations_sent;
      insert into public.workspaces (id, name) values ('${TEAM}', 'Team');
      insert into public.memberships (workspace_id, user_id, role, status) values
        ${member('boss', 'admin')}, ${member('target', 'developer')},
        ${MEMBERS.map((role) => member(role, role)).join(', ')},
        ${member('suspended', 'admin', 'suspended')}, ${member('removed', 'admin')};
      delete from public.memberships where workspace_id = '${TEAM}' and user_id = '${users.removed.id}';
      insert into public.invitations (id, workspace_id, email, role, state, invited_by) values
        ${invitation(PENDING, users.invited.email, 'developer')},
        ${invitation(PENDING_ADMIN, 'admin@invited.example', 'admin')},
        ${invitation(WITHDRAWN, 'former@invited.example', 'developer', 'withdrawn')};`),
  )
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

const REFUSED =
  /permission denied for (table|function|schema private)|row-level security|may not|Only an admin|not an active member|another address|Sign in/

const ofTeam = (column = 'workspace_id') => `where ${column} = '${TEAM}'`
const ofMember = (name: keyof typeof users) => `${ofTeam()} and user_id = '${users[name].id}'`
const update = (table: string, change: string, rest: string) =>
  `update public.${table} set ${change} ${rest} returning 1`

/** Statements on tables, with the callers for which they return or change a row. `own` puts in the caller's id. */
const STATEMENTS: Record<string, [sql: (caller: Caller) => string, allowed: Caller[]]> = {
  'select workspaces': [() => `select 1 from public.workspaces ${ofTeam('id')}`, MEMBERS],
  'insert workspaces': [() => `insert into public.workspaces (name) values ('Mine') returning 1`, NONE],
  'update workspaces.name': [() => update('workspaces', `name = 'Other'`, ofTeam('id')), ADMINS],
  'update workspaces.personal': [() => update('workspaces', 'personal = true', ofTeam('id')), NONE],
  'update workspaces.id': [() => update('workspaces', 'id = gen_random_uuid()', ofTeam('id')), NONE],
  'delete workspaces': [() => `delete from public.workspaces ${ofTeam('id')} returning 1`, ADMINS],

  'select memberships of others': [() => `select 1 from public.memberships ${ofMember('target')}`, MEMBERS],
  'select memberships': [() => `select 1 from public.memberships ${ofTeam()}`, [...MEMBERS, 'suspended']],
  'insert memberships': [
    (caller) =>
      `insert into public.memberships (workspace_id, user_id, role)
       values ('${TEAM}', '${users[caller === 'anonymous' ? 'stranger' : caller].id}', 'admin') returning 1`,
    NONE,
  ],
  'update memberships.role of a developer': [
    () => update('memberships', `role = 'viewer'`, ofMember('target')),
    MANAGERS,
  ],
  'update memberships.role to admin': [
    () => update('memberships', `role = 'admin'`, ofMember('target')),
    ADMINS,
  ],
  'update memberships.role of an admin': [
    () => update('memberships', `role = 'viewer'`, ofMember('boss')),
    ADMINS,
  ],
  'update memberships.status': [
    () => update('memberships', `status = 'suspended'`, ofMember('target')),
    MANAGERS,
  ],
  'update memberships.status of the suspended': [
    () => update('memberships', `status = 'active'`, ofMember('suspended')),
    ADMINS,
  ],
  'update memberships.user_id': [
    () => update('memberships', `user_id = '${users.stranger.id}'`, ofMember('target')),
    NONE,
  ],
  'delete memberships of a developer': [
    () => `delete from public.memberships ${ofMember('target')} returning 1`,
    MANAGERS,
  ],
  'delete memberships of an admin': [
    () => `delete from public.memberships ${ofMember('boss')} returning 1`,
    ADMINS,
  ],

  'select invitations': [() => `select 1 from public.invitations ${ofTeam()}`, [...MANAGERS, 'invited']],
  'select invitations of others': [
    () => `select 1 from public.invitations where id = '${PENDING_ADMIN}'`,
    MANAGERS,
  ],
  'insert invitations': [
    (caller) =>
      `insert into public.invitations (workspace_id, email, role, invited_by) values
       ('${TEAM}', 'a@b.example', 'viewer', '${users[caller === 'anonymous' ? 'stranger' : caller].id}') returning 1`,
    NONE,
  ],
  'update invitations': [() => update('invitations', `role = 'admin'`, ofTeam()), NONE],
  'delete invitations': [() => `delete from public.invitations ${ofTeam()} returning 1`, NONE],

  'select workspace_events': [() => `select 1 from public.workspace_events ${ofTeam()}`, MEMBERS],
  'insert workspace_events': [
    () => `insert into public.workspace_events (workspace_id, action) values ('${TEAM}', 'left') returning 1`,
    NONE,
  ],
  'update workspace_events': [() => update('workspace_events', `detail = 'x'`, ofTeam()), NONE],
  'delete workspace_events': [() => `delete from public.workspace_events ${ofTeam()} returning 1`, NONE],

  'select private.limits': [() => 'select 1 from private.limits', NONE],
  'select private.invitations_sent': [() => 'select 1 from private.invitations_sent', NONE],
}

type Arguments = Record<string, string>
const target = () => ({ workspace: TEAM, member: users.target.id })
const boss = () => ({ workspace: TEAM, member: users.boss.id })

/** Calls of functions, with the callers who may make them. */
const CALLS: [name: string, what: string, args: (caller: Caller) => Arguments, allowed: Caller[]][] = [
  ['create_workspace', 'a new one', () => ({ name: 'New' }), USERS],
  ['my_workspaces', 'the own', () => ({}), USERS],
  ['my_invitations', 'the own', () => ({}), USERS],
  ['workspace_team', 'the team', () => ({ workspace: TEAM }), MEMBERS],
  ['workspace_activity', 'the team', () => ({ workspace: TEAM }), MEMBERS],
  ['workspace_endpoints', 'the team', () => ({ workspace: TEAM }), MEMBERS],
  ['workspace_api_keys', 'the team', () => ({ workspace: TEAM }), MEMBERS],
  ['workspace_drift', 'the team', () => ({ workspace: TEAM }), MEMBERS],
  ['workspace_alerts', 'the team', () => ({ workspace: TEAM }), MEMBERS],
  ['rename_workspace', 'the team', () => ({ workspace: TEAM, name: 'Other' }), ADMINS],
  ['delete_workspace', 'the team', () => ({ workspace: TEAM }), ADMINS],
  [
    'invite_member',
    'a manager',
    () => ({ workspace: TEAM, email: 'new@b.example', role: 'manager' }),
    MANAGERS,
  ],
  ['invite_member', 'an admin', () => ({ workspace: TEAM, email: 'new@b.example', role: 'admin' }), ADMINS],
  ['withdraw_invitation', 'of a developer', () => ({ invitation: PENDING }), MANAGERS],
  ['withdraw_invitation', 'of an admin', () => ({ invitation: PENDING_ADMIN }), ADMINS],
  ['restore_invitation', 'of a developer', () => ({ invitation: WITHDRAWN }), MANAGERS],
  ['accept_invitation', 'of the invited', () => ({ invitation: PENDING }), ['invited']],
  ['decline_invitation', 'of the invited', () => ({ invitation: PENDING }), ['invited']],
  ['set_member_role', 'of a developer', () => ({ ...target(), role: 'manager' }), MANAGERS],
  ['set_member_role', 'to admin', () => ({ ...target(), role: 'admin' }), ADMINS],
  ['set_member_role', 'of an admin', () => ({ ...boss(), role: 'viewer' }), ADMINS],
  ['set_member_status', 'of a developer', () => ({ ...target(), status: 'suspended' }), MANAGERS],
  ['set_member_status', 'of an admin', () => ({ ...boss(), status: 'suspended' }), ADMINS],
  ['remove_member', 'a developer', target, MANAGERS],
  ['remove_member', 'an admin', boss, ADMINS],
  [
    'remove_member',
    'the caller',
    (caller) => ({ workspace: TEAM, member: users[caller === 'anonymous' ? 'boss' : caller].id }),
    [...MEMBERS, 'suspended'],
  ],
  ['hand_over_workspace', 'to a developer', target, ADMINS],
]

describe('as plain SQL with the rights of the caller', () => {
  it.each(Object.keys(STATEMENTS))('%s', async (name) => {
    await seed()
    const [sql, allowed] = STATEMENTS[name] as (typeof STATEMENTS)[string]
    const worked: Caller[] = []
    for (const caller of CALLERS) {
      const result = await asCaller(caller, sql(caller))
      if (typeof result === 'string')
        expect([caller, result]).toEqual([caller, expect.stringMatching(REFUSED)])
      else if (result > 0) worked.push(caller)
    }
    expect(worked).toEqual(CALLERS.filter((caller) => allowed.includes(caller)))
  })

  it.each(CALLS)('%s: %s', async (name, _, args, allowed) => {
    await seed()
    const worked: Caller[] = []
    for (const caller of CALLERS) {
      const given = Object.entries(args(caller)).map(([key, value]) => `${key} => '${value}'`)
      const result = await asCaller(caller, `select public.${name}(${given.join(', ')})`)
      if (typeof result === 'string')
        expect([caller, result]).toEqual([caller, expect.stringMatching(REFUSED)])
      else worked.push(caller)
    }
    expect(worked).toEqual(CALLERS.filter((caller) => allowed.includes(caller)))
  })
})

describe('over HTTP', () => {
  it.each(CALLS)('%s: %s', async (name, _, args, allowed) => {
    const worked: Caller[] = []
    for (const caller of CALLERS) {
      await seed()
      const headers = caller === 'anonymous' ? {} : { authorization: `Bearer ${users[caller].token}` }
      const { status } = await post(`/rest/v1/rpc/${name}`, args(caller), headers as Record<string, string>)
      if (status < 300) worked.push(caller)
      else expect([caller, [401, 403].includes(status), status]).toEqual([caller, true, status])
    }
    expect(worked).toEqual(CALLERS.filter((caller) => allowed.includes(caller)))
  })

  it('no table is reached, by any verb', async () => {
    const headers = { authorization: `Bearer ${users.boss.token}`, 'content-type': 'application/json' }
    for (const table of ['workspaces', 'memberships', 'invitations', 'workspace_events', 'limits'])
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']) {
        const body = ['GET', 'HEAD'].includes(method) ? {} : { body: '{}' }
        const { status } = await ask(`/rest/v1/${table}?id=eq.${TEAM}`, { method, headers, ...body })
        expect([table, method, status]).toEqual([table, method, 404])
      }
  })

  it('no function answers a session that has ended', async () => {
    const ended = await confirmedUser()
    await ended.client.auth.signOut({ scope: 'global' })
    for (const [name, , args] of CALLS) {
      const { status } = await post(`/rest/v1/rpc/${name}`, args('stranger'), {
        authorization: `Bearer ${ended.token}`,
      })
      expect([name, [401, 403].includes(status)]).toEqual([name, true])
    }
  })

  it('no function of the database is left out', async () => {
    const rows = await query(
      `select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname = 'public' and (p.proname ~ 'workspace|member|invitation') and p.prorettype <> 'trigger'::regtype
       -- Functions of tracking: tracking-rights.test.ts.
       and p.proname not in ('workspace_experiments', 'workspace_models')`,
    )
    const known = new Set(CALLS.map(([name]) => name))
    expect(rows.map(({ name }) => name).filter((name) => !known.has(name as string))).toEqual([])
  })
})
