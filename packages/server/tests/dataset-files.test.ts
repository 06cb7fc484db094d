import { randomBytes, randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { datasetFilesKit, FILES, type Member, sha256 } from './dataset-files-kit'
import { change, documentsOf } from './documents-kit'
import { serverForTests } from './kit'

// The file of a dataset in the store of the server: sent in parts, continued, checked, read by members, removed with its dataset.

const kit = serverForTests()
const { confirmedUser, query } = kit
const { newDataset, begin, sendPart, finish, read, upload, about, send } = datasetFilesKit(kit)

const ROLES = ['viewer', 'developer', 'manager', 'admin'] as const
type Caller = (typeof ROLES)[number] | 'suspended' | 'stranger'
const callers = {} as Record<Caller, Member>
let ada: Member
let team: string

beforeAll(async () => {
  ada = await confirmedUser()
  team = (await ada.client.rpc('create_workspace', { name: 'Team' })).data as string
  for (const caller of [...ROLES, 'suspended', 'stranger'] as const) {
    callers[caller] = await confirmedUser()
    if (caller === 'stranger') continue
    const [role, status] = caller === 'suspended' ? ['admin', 'suspended'] : [caller, 'active']
    await query(
      'insert into public.memberships (workspace_id, user_id, role, status) values ($1, $2, $3, $4)',
      [team, callers[caller].id, role, status],
    )
  }
})

describe('the file of a dataset', () => {
  it('is sent in parts, continued where it stopped, checked and read as it was', async () => {
    const dataset = await newDataset(ada, ada.id)
    const bytes = randomBytes(9_000_000)
    const part = (number: number) => bytes.subarray(number * 4_000_000, (number + 1) * 4_000_000)
    const begun = await begin(ada, ada.id, dataset, bytes.length)
    expect(begun.json).toMatchObject({ part_bytes: 4_000_000, parts: [] })
    const { file } = begun.json
    expect((await sendPart(ada, file, 2, part(2))).json).toEqual({ hash: sha256(part(2)) })
    expect((await finish(ada, file)).json.error).toBe('Parts of the file are missing')
    expect((await sendPart(ada, file, 0, part(0))).status).toBe(200)
    expect(await about(ada, ada.id, dataset)).toMatchObject({
      file: null,
      stopped: { id: file, name: 'sales.csv', size: 9_000_000, received: 5_000_000 },
    })
    const again = await begin(ada, ada.id, dataset, bytes.length)
    expect(again.json).toEqual({
      file,
      part_bytes: 4_000_000,
      parts: [
        { number: 0, hash: sha256(part(0)) },
        { number: 2, hash: sha256(part(2)) },
      ],
    })
    expect((await sendPart(ada, file, 1, part(1))).status).toBe(200)
    const hash = sha256(bytes)
    expect((await finish(ada, file)).json).toEqual({ file, name: 'sales.csv', size: 9_000_000, hash })
    expect(await about(ada, ada.id, dataset)).toMatchObject({
      file: { id: file, hash, by: ada.username },
      stopped: null,
      may_upload: true,
    })
    const answer = await read(ada, file)
    expect([answer.bytes.equals(bytes), answer.headers.get('content-disposition')]).toEqual([
      true,
      "attachment; filename*=UTF-8''sales.csv",
    ])
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('replaces the one before it, and another choice ends an upload that stopped', async () => {
    const dataset = await newDataset(ada, ada.id)
    const first = await upload(ada, ada.id, dataset, 'a,b\n1,2\n')
    const stopped = (await begin(ada, ada.id, dataset, 5000, 'large.csv')).json.file
    const second = await upload(ada, ada.id, dataset, 'a,b\n3,4\n5,6\n')
    expect((await about(ada, ada.id, dataset)).file?.id).toBe(second)
    expect([(await read(ada, first)).status, (await finish(ada, stopped)).status]).toEqual([404, 404])
    expect((await read(ada, second)).bytes.toString()).toBe('a,b\n3,4\n5,6\n')
  })

  it('goes with its dataset, and returns with it', async () => {
    const dataset = await newDataset(ada, ada.id)
    const file = await upload(ada, ada.id, dataset, 'a\n1\n')
    const documents = documentsOf(ada.client, ada.id)
    await documents.push(change(dataset, undefined, { kind: 'dataset', base: 1, deleted: true }))
    expect([(await read(ada, file)).status, (await about(ada, ada.id, dataset)).file]).toEqual([404, null])
    await documents.push(change(dataset, { v: 1, data: { id: dataset } }, { kind: 'dataset', base: 2 }))
    expect((await read(ada, file)).status).toBe(200)
    await documents.push(change(dataset, undefined, { kind: 'dataset', base: 3, deleted: true }))
    await query(`update public.dataset_files set removed_at = removed_at - 86400001 where id = $1`, [file])
    await query('select private.forget_dataset_files()')
    const hash = sha256('a\n1\n')
    const [row] = await query('select private.unnamed_objects($1) as unnamed', [[hash]])
    expect(row).toEqual({ unnamed: [hash] })
  })

  it('ends with the account, and its bytes are named by nothing', async () => {
    const user = await confirmedUser()
    const file = await upload(user, user.id, await newDataset(user, user.id), 'gone\n')
    await query('delete from auth.users where id = $1', [user.id])
    expect(await query('select from public.dataset_files where id = $1', [file])).toEqual([])
    const [row] = await query('select private.unnamed_objects($1) as unnamed', [[sha256('gone\n')]])
    expect(row).toEqual({ unnamed: [sha256('gone\n')] })
  })
})

describe('who may do what with the files of a team', () => {
  it('is decided by the role: all members read, developers and above upload and remove', async () => {
    const dataset = await newDataset(ada, team)
    const file = await upload(ada, team, dataset, 'a,b\n1,2\n')
    const found: Record<string, unknown[]> = {}
    for (const [caller, user] of Object.entries(callers)) {
      const rows = (await user.client.from('dataset_files').select('id').eq('id', file)).error?.code ?? 'read'
      found[caller] = [
        (await read(user, file)).status,
        rows,
        (await user.client.rpc('dataset_file', { workspace: team, dataset })).error?.code ?? 'told',
        (await begin(user, team, await newDataset(ada, team), 3)).status,
        (await user.client.rpc('remove_dataset_file', { file: randomUUID() })).error?.code,
      ]
    }
    const member = (status: number) => [200, expect.any(String), 'told', status, 'PT404']
    expect(found).toEqual({
      viewer: member(403),
      developer: member(200),
      manager: member(200),
      admin: member(200),
      suspended: [404, expect.any(String), '42501', 403, 'PT404'],
      stranger: [404, expect.any(String), '42501', 403, 'PT404'],
    })
    for (const caller of ['viewer', 'suspended', 'stranger'] as const) {
      const { error } = await callers[caller].client.rpc('remove_dataset_file', { file })
      expect([caller, error?.code]).toEqual([caller, caller === 'viewer' ? '42501' : 'PT404'])
    }
    expect((await callers.developer.client.rpc('remove_dataset_file', { file })).error).toBeNull()
    expect((await read(ada, file)).status).toBe(404)
  })

  it('ends with the right: an upload of a developer who is made a viewer receives nothing more', async () => {
    const member = await confirmedUser()
    await query(`insert into public.memberships (workspace_id, user_id, role) values ($1, $2, 'developer')`, [
      team,
      member.id,
    ])
    const dataset = await newDataset(ada, team)
    const { file } = (await begin(member, team, dataset, 3)).json
    await query(`update public.memberships set role = 'viewer' where user_id = $1 and workspace_id = $2`, [
      member.id,
      team,
    ])
    expect((await sendPart(member, file, 0, 'abc')).status).toBe(403)
    expect((await finish(member, file)).status).toBe(403)
  })
})

describe('attempts on files of datasets', () => {
  it('an upload of another account is neither continued nor ended nor removed', async () => {
    const dataset = await newDataset(ada, team)
    const { file } = (await begin(ada, team, dataset, 3)).json
    const { developer } = callers
    expect((await sendPart(developer, file, 0, 'abc')).status).toBe(404)
    expect((await finish(developer, file)).status).toBe(404)
    expect((await developer.client.rpc('remove_dataset_file', { file })).error?.code).toBe('PT404')
    expect((await begin(developer, team, dataset, 3)).json.file).not.toBe(file)
    expect((await read(ada, file)).status).toBe(404)
  })

  it('parts of another size, number or checksum are refused', async () => {
    const dataset = await newDataset(ada, ada.id)
    const { file } = (await begin(ada, ada.id, dataset, 4_000_003)).json
    const refused = async (number: number | string, bytes: string, headers?: Record<string, string>) =>
      (await sendPart(ada, file, number as number, bytes, headers)).status
    expect(await refused(1, 'ab')).toBe(400)
    expect(await refused(1, 'abcd')).toBe(400)
    expect(await refused(2, 'abc')).toBe(400)
    expect(await refused(-1, 'abc')).not.toBe(200)
    expect(await refused(999_999, 'abc')).toBe(400)
    expect(await refused(1, 'abc', { 'x-checksum-sha256': sha256('abd') })).toBe(400)
    expect(await refused('1/../0', 'abc')).not.toBe(200)
    expect((await about(ada, ada.id, dataset)).stopped?.received).toBe(0)
  })

  it('the limits of a workspace hold for files that are on their way', async () => {
    const user = await confirmedUser()
    await query(
      `insert into private.workspace_limits (workspace_id, name, value) values ($1, 'dataset_bytes', 10), ($1, 'dataset_file_bytes', 8)`,
      [user.id],
    )
    const [one, other] = [await newDataset(user, user.id), await newDataset(user, user.id)]
    expect((await begin(user, user.id, one, 9)).status).toBe(403)
    expect((await begin(user, user.id, one, 8)).status).toBe(200)
    expect((await begin(user, user.id, other, 3)).status).toBe(403)
    expect((await about(user, user.id, other)).room).toBe(2)
    expect((await begin(user, user.id, other, 2)).status).toBe(200)
  })

  it('names, ids and requests that are none are refused', async () => {
    const dataset = await newDataset(ada, ada.id)
    const hostile = [
      {},
      { workspace: ada.id, dataset, name: '', size: 1 },
      { workspace: 'x', dataset, name: 'a', size: 1 },
    ]
    const sizes = [0, -1, 1.5, 1e300, '5', null].map((size) => ({
      workspace: ada.id,
      dataset,
      name: 'a',
      size,
    }))
    for (const body of [...hostile, ...sizes])
      expect([body, (await send(ada.token, 'POST', FILES, body)).status]).not.toContain(200)
    expect((await begin(ada, ada.id, 'no dataset', 1)).status).toBe(404)
    expect((await send('', 'POST', FILES, { workspace: ada.id, dataset, name: 'a', size: 1 })).status).toBe(
      401,
    )
    for (const path of ['/x', '/x/finish', `/${randomUUID()}`, '/..%2f..%2fetc', ''])
      expect([path, (await send(ada.token, 'GET', FILES + path)).status >= 400]).toEqual([path, true])
  })

  it('a name of a file is no header and no path', async () => {
    const dataset = await newDataset(ada, ada.id)
    const name = `../"a"\r\nset-cookie: b=1;'ü.csv`
    const file = await upload(ada, ada.id, dataset, 'x\n', name)
    const answer = await read(ada, file)
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''..%2F%22a%22%0D%0Aset-cookie%3A%20b%3D1%3B%27%C3%BC.csv`,
    )
  })
})
