import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { invitationMail } from '../mail/invitation-mail'
import { serverForTests } from './kit'
import { trackingKit } from './tracking-kit'

// Attacks on workspaces and their tracking, found from outside. docs/security.md names the tests.

const kit = serverForTests()
const { confirmedUser, query } = kit
const { newClient, newToken, send } = trackingKit(kit)

type User = Awaited<ReturnType<typeof confirmedUser>>

const create = async ({ client }: User, name = 'Team') => {
  const { data, error } = await client.rpc('create_workspace', { name })
  expect(error).toBeNull()
  return data as string
}
const invite = async (by: User, workspace: string, user: User) =>
  (await by.client.rpc('invite_member', { workspace, email: user.email, role: 'viewer' })).data as string
const join = async (by: User, workspace: string, user: User) => {
  const invitation = await invite(by, workspace, user)
  expect((await user.client.rpc('accept_invitation', { invitation })).error).toBeNull()
}

describe('a token of a member who left', () => {
  it.each(['removed', 'leaves'])('stays revoked when the member %s and returns', async (how) => {
    const [ada, bob] = await Promise.all([confirmedUser(), confirmedUser()])
    const workspace = await create(ada)
    await join(ada, workspace, bob)
    const { token } = await newToken(bob, { workspace })
    const { token: own } = await newToken(bob)
    const by = how === 'removed' ? ada : bob
    expect((await by.client.rpc('remove_member', { workspace, member: bob.id })).error).toBeNull()
    await join(ada, workspace, bob)
    const path = '/api/2.0/mlflow/experiments/search?max_results=5'
    expect((await send(token, 'GET', path)).status).toBe(401)
    expect((await send(own, 'GET', path)).status).toBe(200)
  })
})

describe('a search', () => {
  it('with costly patterns ends with an error, and the database goes on', async () => {
    const ada = await newClient()
    const value = 'a'.repeat(7000)
    const run_ids: string[] = []
    for (let index = 0; index < 60; index++) run_ids.push(await ada.newRun({ tags: [{ key: 'a', value }] }))
    const segment = `${'a'.repeat(480)}b`
    const comparison = `tags.a ILIKE '%${segment}%${segment}'`
    const began = performance.now()
    const refusal = await ada.fails('POST', 'runs/search', {
      experiment_ids: ['0'],
      filter: Array(8).fill(comparison).join(' AND '),
    })
    // A fast machine may finish it; it is never the limit of the engine that ends it.
    expect(refusal[0]).toBeLessThan(500)
    expect(performance.now() - began).toBeLessThan(8000)
    expect((await ada.runOf(run_ids[0] as string)).info.run_id).toBe(run_ids[0])
  })

  it('with a usual pattern finds what it should, in either case of letters', async () => {
    const { post, newRun } = await newClient()
    await newRun({ run_name: 'ResNet_50%\\x' })
    const found = async (filter: string) =>
      (await post('runs/search', { experiment_ids: ['0'], filter })).runs?.length ?? 0
    for (const [pattern, like, ilike] of [
      ['%Net%', 1, 1],
      ['%net%', 0, 1],
      ['%\\x', 1, 1],
      ['ResNet', 0, 0],
    ] as const)
      expect([
        pattern,
        await found(`run_name LIKE '${pattern}'`),
        await found(`run_name ILIKE '${pattern}'`),
      ]).toEqual([pattern, like, ilike])
  })
})

describe('the name of a workspace', () => {
  it.each([
    ['invisible', '\u200b\u2060'],
    ['blank', '\u3164'],
    ['of an empty pattern of dots', '\u2800'],
    ['turned around', 'Team \u202egnp.exe'],
    ['of two lines', 'a\u2028b'],
  ])('is refused when it is %s', async (_, name) => {
    const { client } = await confirmedUser()
    expect((await client.rpc('create_workspace', { name })).error?.code).toBe('22023')
  })

  it.each(['Node.js', 'Família 👩‍💻', 'می‌خواهم', '日本'])('may be %s', async (name) => {
    await create(await confirmedUser(), name)
  })

  it('makes no link in the mail to an address that never asked for it', async () => {
    const words = { email: 'victim@orrery.example', role: 'viewer', inviter: 'mallory' }
    for (const workspace of [
      'Locked: evil.example/login',
      'x@evil.example',
      'evil．example',
      'evil。example',
    ]) {
      const mail = await invitationMail({ ...words, workspace }, 'https://orrery.example')
      expect(mail.subject + mail.text + mail.html).not.toMatch(/evil[.．。]example/)
    }
  })
})

describe('an invitation that is accepted, declined and withdrawn at once', () => {
  it('has one outcome, without a failure of the server', async () => {
    const [ada, bob] = await Promise.all([confirmedUser(), confirmedUser()])
    await query("update private.limits set value = 100 where name like 'invitations_per_%'")
    for (let round = 0; round < 12; round++) {
      const workspace = await create(ada, `Team ${randomUUID()}`)
      const invitation = await invite(ada, workspace, bob)
      const answers = await Promise.all([
        bob.client.rpc('accept_invitation', { invitation }),
        ada.client.rpc('withdraw_invitation', { invitation }),
        bob.client.rpc('decline_invitation', { invitation }),
        ada.client.rpc('withdraw_invitation', { invitation }),
      ])
      expect(answers.filter(({ error }) => !error)).toHaveLength(1)
      expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    }
  })
})
