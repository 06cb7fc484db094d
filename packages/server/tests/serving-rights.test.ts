import { beforeAll, describe, expect, it } from 'vitest'
import { serverForTests } from './kit'
import { servingKit } from './serving-kit'

// Rights at the doors of serving: the matrix of roles and verbs.

const kit = serverForTests()
const { confirmedUser, query } = kit
const { deploy, infer, newKey, send, step, upload } = servingKit(kit)
type Member = Awaited<ReturnType<typeof confirmedUser>>

const question = [{ name: 'x', shape: [1, 2], datatype: 'FP32', data: [1, 2] }]
const ROLES = ['viewer', 'developer', 'manager', 'admin', 'suspended', 'stranger'] as const
type Role = (typeof ROLES)[number]

let owner: Member
let team: string
let endpoint: string
let hash: string
let teamKey: { id: string; key: string }
const members = {} as Record<Role, Member>

beforeAll(async () => {
  owner = await confirmedUser()
  team = (await owner.client.rpc('create_workspace', { name: 'Team' })).data as string
  for (const role of ROLES) {
    members[role] = await confirmedUser()
    if (role !== 'stranger')
      await query(
        `insert into public.memberships (workspace_id, user_id, role, status) values ($1, $2, $3, $4)`,
        role === 'suspended'
          ? [team, members[role].id, 'admin', 'suspended']
          : [team, members[role].id, role, 'active'],
      )
  }
  endpoint = (await deploy(owner, team, 'double.onnx', 'numbers')).endpoint
  hash = (await upload(owner, team, 'triple.onnx')).json.hash
  teamKey = await newKey(owner, { workspace: team })
})

/** 200 and no error, or the code of the refusal. */
const rpc = async (member: Member, name: string, args: object) =>
  (await member.client.rpc(name as never, args as never)).error?.code ?? 'done'

/** Each verb with the roles that may do it. */
const VERBS: [verb: string, roles: Role[], work: (member: Member) => Promise<unknown>][] = [
  [
    'list endpoints',
    ['viewer', 'developer', 'manager', 'admin'],
    (m) => rpc(m, 'workspace_endpoints', { workspace: team }),
  ],
  [
    'read numbers',
    ['viewer', 'developer', 'manager', 'admin'],
    (m) => rpc(m, 'endpoint_numbers', { endpoint, minutes: 60 }),
  ],
  [
    'pause',
    ['viewer', 'developer', 'manager', 'admin'],
    (m) => rpc(m, 'change_endpoint', { endpoint, change: 'resume', value: '' }),
  ],
  [
    'roll back',
    ['viewer', 'developer', 'manager', 'admin'],
    (m) => rpc(m, 'change_endpoint', { endpoint, change: 'roll back', value: '1' }),
  ],
  [
    'list keys',
    ['viewer', 'developer', 'manager', 'admin'],
    (m) => rpc(m, 'workspace_api_keys', { workspace: team }),
  ],
  [
    'make a key',
    ['viewer', 'developer', 'manager', 'admin'],
    (m) =>
      rpc(m, 'create_api_key', {
        workspace: team,
        name: m.username,
        environment: 'test',
        scopes: 'predict',
        days: 0,
      }),
  ],
  [
    'change the key of another',
    ['manager', 'admin'],
    (m) => rpc(m, 'change_api_key', { api_key: teamKey.id, change: 'activate' }),
  ],
  [
    'ask',
    ['viewer', 'developer', 'manager', 'admin'],
    async (m) => {
      const { status } = await infer(m.token, `numbers`, question)
      // Without the workspace it is that of the caller, which has no such model.
      expect(status).toBe(404)
      return (await send(m.token, 'POST', `/v2/models/numbers/infer?workspace=${team}`, { inputs: question }))
        .status
    },
  ],
  [
    'upload',
    ['viewer', 'developer', 'manager', 'admin'],
    async (m) => (await upload(m, team, 'triple.onnx')).status,
  ],
  [
    'load',
    ['viewer', 'developer', 'manager', 'admin'],
    async (m) => (await step(m, 'load', { workspace: team, hash })).status,
  ],
]

describe('each role', () => {
  it.each(VERBS)('%s: %j and no other', async (_, roles, work) => {
    for (const role of ROLES) {
      const answer = await work(members[role])
      const allowed = answer === 'done' || answer === 200
      const refused = ['42501', 'PT404', 403, 404].includes(answer as string)
      expect([role, allowed ? 'may' : refused ? 'may not' : answer]).toEqual([
        role,
        roles.includes(role) ? 'may' : 'may not',
      ])
    }
  })

  it('reads the tables of its workspaces alone, and no hash of a key', async () => {
    for (const role of ROLES) {
      const claims = Buffer.from(members[role].token.split('.')[1] ?? '', 'base64url').toString()
      const sees = async (table: string) => {
        const { together, exclusively } = kit.server().services.backend
        const [, answer] = await exclusively(() =>
          together([
            ['select private.enter($1)', [claims]],
            [`select count(*)::int as n from public.${table}`, []],
          ]),
        )
        return Number((answer?.rows[0] as { n: number } | undefined)?.n) > 0
      }
      const inside = role !== 'suspended' && role !== 'stranger'
      for (const table of ['endpoints', 'endpoint_versions', 'model_files'])
        expect([role, table, await sees(table)]).toEqual([role, table, inside])
    }
    const granted = await query(
      `select r as role, has_table_privilege(r, 'public.' || t, p) as may, t, p
       from unnest(array['anon', 'authenticated']) r,
         unnest(array['endpoints', 'endpoint_versions', 'model_files', 'endpoint_minutes', 'api_keys']) t,
         unnest(array['insert', 'update', 'delete']) p`,
    )
    expect(granted.filter(({ may }) => may)).toEqual([])
    const [hashes] = await query(
      `select has_column_privilege('authenticated', 'public.api_keys', 'hash', 'select') as hash,
         has_column_privilege('authenticated', 'public.api_keys', 'name', 'select') as name`,
    )
    expect(hashes).toEqual({ hash: false, name: true })
    const functions = await query(
      `select p.oid::regprocedure::text as name from pg_proc p
       where p.pronamespace = 'private'::regnamespace
         and p.proname in ('enter_by_key', 'count_requests', 'enter')
         and (has_function_privilege('authenticated', p.oid, 'execute') or has_function_privilege('anon', p.oid, 'execute'))`,
    )
    expect(functions).toEqual([])
  })
})
