import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { change, documentsOf } from './documents-kit'
import { serverForTests } from './kit'

// Links by which people without an account read one project or one dataset, and nothing else.

const { confirmedUser, newClient, query } = serverForTests()

type Member = Awaited<ReturnType<typeof confirmedUser>>
let ada: Member
let team: string
const members = {} as Record<'viewer' | 'developer' | 'stranger', Member>

beforeAll(async () => {
  ada = await confirmedUser()
  team = (await ada.client.rpc('create_workspace', { name: 'Team' })).data as string
  for (const role of ['viewer', 'developer', 'stranger'] as const) {
    members[role] = await confirmedUser()
    if (role !== 'stranger')
      await query('insert into public.memberships (workspace_id, user_id, role) values ($1, $2, $3)', [
        team,
        members[role].id,
        role,
      ])
  }
})

const SECRETS = {
  id: 'secret-id',
  teamMembers: [{ id: 'm', name: 'Secret Person', email: 'secret@orrery.example', role: 'admin' }],
  createdBy: 'secret-person',
  url: 'https://secret.orrery.example',
  repository: { name: 'secret-repository', description: '', private: true },
  unknown: 'secret-field',
}
const project = {
  name: 'Storefront',
  description: 'Sells',
  type: 'web-app',
  createdAt: '2026-11-21T12:00:00Z',
}

async function document(
  user: Member,
  kind: string,
  data: object,
  workspace = user.id,
  id: string = randomUUID(),
) {
  const [result] = await documentsOf(user.client, workspace).push(
    change(id, { v: 1, order: 0, data }, { kind }),
  )
  expect(result?.result).toBe('accepted')
  return id
}
const newProject = (user: Member, workspace = user.id) =>
  document(
    user,
    'project',
    { ...project, ...SECRETS, aiTools: [{ id: 'a', name: 'A', enabled: true, secret: 1 }] },
    workspace,
  )

async function link(user: Member, id: string, { kind = 'project', workspace = user.id, days = 7 } = {}) {
  const { data, error } = await user.client.rpc('create_shared_link', { workspace, kind, id, days })
  expect(error).toBeNull()
  return data as { id: string; token: string; expires_at: string }
}
/** As a visitor without an account. */
async function opened(token: string) {
  const { data, error } = await newClient().rpc('shared_document', { token })
  expect(error).toBeNull()
  return data as Record<string, unknown> | null
}
const links = async (user: Member, id: string, workspace = user.id) =>
  (await user.client.rpc('document_links', { workspace, kind: 'project', id })).data as unknown as {
    may_share: boolean
    links: { id: string; ending: string; by: string }[]
  }

describe('a link', () => {
  it('shows a project to anybody, without people, addresses and ids', async () => {
    const { token } = await link(ada, await newProject(ada))
    const answer = await opened(token)
    expect(answer).toMatchObject({
      kind: 'project',
      v: 1,
      data: { ...project, aiTools: [{ id: 'a', name: 'A' }] },
    })
    for (const secret of ['secret', ada.id, ada.username, ada.email])
      expect(JSON.stringify(answer).toLowerCase()).not.toContain(secret.toLowerCase())
  })

  it('shows the statistics of a dataset, without rows, values of texts and names of files', async () => {
    const id = await document(ada, 'dataset', {
      name: 'Sales',
      size: 5,
      createdBy: 'secret',
      profile: { rows: [['secret']] },
    })
    const column = {
      name: 'city',
      type: 'text',
      top: [{ value: 'secret', count: 2 }],
      min: 'secret',
      distinct: 3,
    }
    const figures = {
      ...column,
      name: 'price',
      type: 'number',
      top: [],
      min: 1,
      strays: [{ value: 'secret', count: 1 }],
    }
    const profile = {
      headers: ['city', 'price'],
      rows: [['secret', '1']],
      problems: [{ line: 2, text: 'secret' }],
      columns: [column, figures],
      totalRows: 2,
    }
    await document(
      ada,
      'dataset_profile',
      { id, fileName: 'secret.csv', columnCount: 2, profile },
      ada.id,
      id,
    )
    const { token } = await link(ada, id, { kind: 'dataset' })
    const answer = await opened(token)
    expect(answer).toMatchObject({
      kind: 'dataset',
      data: { name: 'Sales', size: 5 },
      column_count: 2,
      profile: {
        headers: ['city', 'price'],
        rows: [],
        totalRows: 2,
        columns: [
          { name: 'city', top: [], min: null, distinct: 3 },
          { name: 'price', min: 1, strays: [] },
        ],
      },
    })
    expect(JSON.stringify(answer)).not.toContain('secret')
  })

  it('ends when it is revoked, expires, or its document is deleted', async () => {
    const id = await newProject(ada)
    const [revoked, expired, left] = [await link(ada, id), await link(ada, id), await link(ada, id)]
    expect((await links(ada, id)).links.map(({ ending }) => ending).toSorted()).toEqual(
      [revoked, expired, left].map(({ token }) => token.slice(-4)).toSorted(),
    )
    expect((await ada.client.rpc('revoke_shared_link', { link: revoked.id })).error).toBeNull()
    await query(`update public.shared_links set expires_at = now() where id = $1`, [expired.id])
    expect([await opened(revoked.token), await opened(expired.token)]).toEqual([null, null])
    expect((await links(ada, id)).links).toHaveLength(1)
    expect(await opened(left.token)).not.toBeNull()
    await documentsOf(ada.client, ada.id).push(change(id, undefined, { base: 1, deleted: true }))
    expect(await opened(left.token)).toBeNull()
  })

  it('ends when its maker may no longer share, or is gone', async () => {
    const id = await newProject(ada, team)
    const { developer } = members
    const { token } = await link(developer, id, { workspace: team })
    expect(await opened(token)).not.toBeNull()
    const setRole = (role: string) =>
      query('update public.memberships set role = $1 where workspace_id = $2 and user_id = $3', [
        role,
        team,
        developer.id,
      ])
    await setRole('viewer')
    expect(await opened(token)).toBeNull()
    await setRole('developer')
    expect(await opened(token)).not.toBeNull()
    await query(`update public.profiles set status = 'locked' where id = $1`, [developer.id])
    expect(await opened(token)).toBeNull()
    await query(`update public.profiles set status = 'active' where id = $1`, [developer.id])
  })
})

it('Download Data names the links and files of the account, and of no other', async () => {
  const id = await newProject(members.stranger)
  await link(members.stranger, id)
  const { data } = await members.stranger.client.rpc('own_files_and_links')
  expect(data).toMatchObject({ files: [], links: [{ kind: 'project', document: id }] })
  expect(JSON.stringify((await ada.client.rpc('own_files_and_links')).data)).not.toContain(id)
})

describe('attempts on links', () => {
  it('viewers and strangers neither make nor revoke links, and strangers do not list them', async () => {
    const id = await newProject(ada, team)
    const made = await link(ada, id, { workspace: team })
    for (const role of ['viewer', 'stranger'] as const) {
      const { client } = members[role]
      const create = await client.rpc('create_shared_link', { workspace: team, kind: 'project', id, days: 7 })
      const revoke = await client.rpc('revoke_shared_link', { link: made.id })
      expect([create.error?.code, revoke.error?.code]).toEqual([
        '42501',
        role === 'viewer' ? '42501' : 'PT404',
      ])
    }
    expect((await links(members.viewer, id, team)).may_share).toBe(false)
    expect(await links(members.stranger, id, team)).toBeNull()
    expect(await opened(made.token)).not.toBeNull()
  })

  it('tokens that are none open nothing, and all are answered alike', async () => {
    const { token } = await link(ada, await newProject(ada))
    const flipped = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    const hostile = [
      '',
      ' ',
      '%',
      `${token} `,
      token.toLowerCase(),
      flipped,
      `' or true --`,
      '\u0000',
      'a'.repeat(200),
    ]
    for (const one of hostile) {
      const { data } = await newClient().rpc('shared_document', { token: one })
      expect([one, data]).toEqual([one, null])
    }
  })

  it('a link is made for projects and datasets of the workspace alone, for 1 to 365 days, up to the limit', async () => {
    const create = async (request: object) =>
      (
        await ada.client.rpc('create_shared_link', {
          workspace: ada.id,
          kind: 'project',
          id: 'none',
          days: 7,
          ...request,
        } as never)
      ).error?.code
    const id = await newProject(ada, team)
    expect(await create({})).toBe('PT404')
    expect(await create({ id })).toBe('PT404')
    expect(await create({ kind: 'settings' })).not.toBeUndefined()
    for (const days of [0, -1, 366])
      expect([days, await create({ workspace: team, id, days })]).toEqual([days, '22023'])
    await query(
      `insert into private.workspace_limits (workspace_id, name, value) values ($1, 'shared_links', 0)`,
      [ada.id],
    )
    expect(await create({ id: await newProject(ada) })).toBe('PT403')
    await query(`delete from private.workspace_limits where workspace_id = $1`, [ada.id])
  })

  it('no client can read the table of links', async () => {
    for (const client of [newClient(), ada.client])
      expect((await client.from('shared_links' as never).select()).error).not.toBeNull()
  })
})
