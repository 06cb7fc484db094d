import { describe, expect, it } from 'vitest'
import { serverForTests } from './kit'

// Workspaces and `private.may` through the interface, and the rules of memberships in the database itself.

const { confirmedUser, newClient, query } = serverForTests()

type User = Awaited<ReturnType<typeof confirmedUser>>

const create = async ({ client }: User, name = 'Team') => {
  const { data, error } = await client.rpc('create_workspace', { name })
  expect(error).toBeNull()
  return data as string
}

const join = (workspace: string, { id }: User, role: string, status = 'active') =>
  query('insert into public.memberships (workspace_id, user_id, role, status) values ($1, $2, $3, $4)', [
    workspace,
    id,
    role,
    status,
  ])

/** The permissions of a user in a workspace, asked as that user with an open session or with the claims of a token. */
const may = async ({ id, token }: User, workspace: string, claims: Record<string, unknown> = {}) => {
  const session = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object
  const [row] = await query(
    `select array_agg(p order by p) filter (where private.may($1, p)) as allowed
     from (select set_config('request.jwt.claims', $2, true), set_config('request.jwt.claim.sub', $3, true)) as caller,
       unnest(array['read','create_models','manage_datasets','deploy_models','edit_projects','edit_runs','manage_team','admin_settings','other']) as p`,
    [workspace, JSON.stringify({ ...session, ...claims }), id],
  )
  return (row?.allowed ?? []) as string[]
}

const WORK = ['create_models', 'deploy_models', 'edit_projects', 'edit_runs', 'manage_datasets', 'read']
const VIEW = WORK.filter((permission) => !permission.startsWith('edit_'))

describe('a personal workspace', () => {
  it('is made with the account, belongs to it alone and cannot be left, deleted or renamed', async () => {
    const ada = await confirmedUser()
    expect((await ada.client.rpc('my_workspaces')).data).toEqual([
      {
        id: ada.id,
        name: 'Personal',
        personal: true,
        role: 'admin',
        status: 'active',
        members: 1,
        last_admin: true,
      },
    ])
    await expect(
      query('delete from public.memberships where user_id = $1', [ada.id]),
      'the member cannot leave',
    ).rejects.toThrow('belongs to its account alone')
    const bob = await confirmedUser()
    expect(await may(bob, ada.id)).toEqual([])
  })

  it('goes with the account', async () => {
    const ada = await confirmedUser()
    await query('delete from auth.users where id = $1', [ada.id])
    expect(await query('select 1 from public.workspaces where id = $1', [ada.id])).toEqual([])
  })
})

describe('what a member may do', () => {
  it('follows from the role, for active members with an active account alone', async () => {
    const [admin, manager, developer, viewer, suspended, locked, stranger] = await Promise.all(
      Array.from({ length: 7 }, () => confirmedUser()),
    )
    if (!admin || !manager || !developer || !viewer || !suspended || !locked || !stranger) throw new Error()
    const team = await create(admin)
    await join(team, manager, 'manager')
    await join(team, developer, 'developer')
    await join(team, viewer, 'viewer')
    await join(team, suspended, 'admin', 'suspended')
    await join(team, locked, 'admin')
    await query(`update public.profiles set status = 'locked' where id = $1`, [locked.id])
    expect(await may(admin, team)).toEqual(['admin_settings', ...WORK.slice(0, 5), 'manage_team', 'read'])
    expect(await may(manager, team)).toEqual([...WORK.slice(0, 5), 'manage_team', 'read'])
    expect(await may(developer, team)).toEqual(WORK)
    expect(await may(viewer, team)).toEqual(VIEW)
    expect(await may(suspended, team)).toEqual([])
    expect(await may(locked, team)).toEqual([])
    expect(await may(stranger, team)).toEqual([])
  })

  it('ends at the workspace and the scope of a token', async () => {
    const ada = await confirmedUser()
    const team = await create(ada)
    expect(await may(ada, team, { workspace_id: ada.id })).toEqual([])
    expect(await may(ada, ada.id, { workspace_id: ada.id, scope: 'read' })).toEqual(['read'])
    expect(await may(ada, ada.id, { workspace_id: ada.id, scope: 'write' })).toContain('create_models')
  })
})

describe('a shared workspace', () => {
  it('is never without an admin', async () => {
    const ada = await confirmedUser()
    const bob = await confirmedUser()
    const team = await create(ada)
    await join(team, bob, 'manager')
    for (const change of [`set role = 'viewer'`, `set status = 'suspended'`])
      await expect(
        query(`update public.memberships ${change} where workspace_id = $1 and user_id = $2`, [team, ada.id]),
      ).rejects.toThrow('the last admin')
    await expect(
      query('delete from public.memberships where workspace_id = $1 and user_id = $2', [team, ada.id]),
    ).rejects.toThrow('the last admin')
  })

  it('passes to the member with the highest role when the account of its last admin is deleted', async () => {
    const [ada, bob, eve] = await Promise.all([confirmedUser(), confirmedUser(), confirmedUser()])
    const team = await create(ada)
    await join(team, bob, 'viewer')
    await join(team, eve, 'manager')
    await query('delete from auth.users where id = $1', [ada.id])
    expect(
      await query('select user_id, role from public.memberships where workspace_id = $1 order by role', [
        team,
      ]),
    ).toEqual([
      { user_id: eve.id, role: 'admin' },
      { user_id: bob.id, role: 'viewer' },
    ])
  })

  it('goes with its last member', async () => {
    const ada = await confirmedUser()
    const team = await create(ada)
    await query('delete from auth.users where id = $1', [ada.id])
    expect(await query('select 1 from public.workspaces where id = $1', [team])).toEqual([])
  })

  it('is not made for visitors', async () => {
    expect((await newClient().rpc('create_workspace', { name: 'Team' })).error).not.toBeNull()
  })
})
