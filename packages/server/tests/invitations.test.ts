import { describe, expect, it } from 'vitest'
import { invitationMail } from '../mail/invitation-mail'
import { serverForTests } from './kit'

// Invitations from the mail to the membership, and how a team changes after them.

const { confirmedUser, mailsTo, newClient, newEmail, post, query, ...use } = serverForTests()

type User = Awaited<ReturnType<typeof confirmedUser>>

const create = async ({ client }: User, name = 'Team') => {
  const { data, error } = await client.rpc('create_workspace', { name })
  expect(error).toBeNull()
  return data as string
}
const invite = ({ client }: User, workspace: string, email: string, role = 'developer') =>
  client.rpc('invite_member', { workspace, email, role })
const invited = async (by: User, workspace: string, email: string, role?: string) => {
  const { data, error } = await invite(by, workspace, email, role)
  expect(error).toBeNull()
  return data as string
}
const codeOf = async (call: PromiseLike<{ error: { code?: string; message: string } | null }>) =>
  (await call).error?.code ?? 'ok'
const messageOf = async (call: PromiseLike<{ error: { message: string } | null }>) =>
  (await call).error?.message ?? 'ok'
const join = async (by: User, workspace: string, user: User, role?: string) => {
  const invitation = await invited(by, workspace, user.email, role)
  expect((await user.client.rpc('accept_invitation', { invitation })).error).toBeNull()
}
const team = async ({ client }: User, workspace: string) =>
  (await client.rpc('workspace_team', { workspace })).data as {
    members: { id: string; role: string; status: string; email: string }[]
    invitations: { id: string; email: string }[]
  }
const actions = async ({ client }: User, workspace: string) =>
  (
    (await client.rpc('workspace_activity', { workspace })).data as {
      actor: string | null
      action: string
      subject: string | null
    }[]
  ).map(({ actor, action, subject }) => [actor, action, subject])

describe('an invitation', () => {
  it('is mailed, accepted by the account with the address, and noted', async () => {
    const [ada, bob] = await Promise.all([confirmedUser(), confirmedUser()])
    const workspace = await create(ada, 'Sky & Co')
    const invitation = await invited(ada, workspace, `  ${bob.email.toUpperCase()} `)
    const [mail] = await mailsTo(bob.email)
    expect(mail?.subject).toBe(`${ada.username} invited you to “Sky & Co” on Orrery`)
    expect(mail?.text).toContain(`${ada.username} invited you to the workspace “Sky & Co” as developer.`)
    expect(mail?.text).toContain(`${use.server().url}/ai-ml-platform?tab=collaboration`)
    expect((await bob.client.rpc('my_invitations')).data).toMatchObject([
      { id: invitation, workspace: 'Sky & Co', role: 'developer', invited_by: ada.username },
    ])
    expect((await team(ada, workspace)).invitations).toMatchObject([{ email: bob.email }])
    expect((await bob.client.rpc('accept_invitation', { invitation })).data).toBe(workspace)
    expect((await bob.client.rpc('my_invitations')).data).toEqual([])
    expect(await team(ada, workspace)).toMatchObject({
      members: [{ role: 'admin' }, { id: bob.id, role: 'developer', status: 'active' }],
      invitations: [],
    })
    expect(await codeOf(bob.client.rpc('accept_invitation', { invitation }))).toBe('PT409')
    expect(await actions(ada, workspace)).toEqual([
      [bob.username, 'joined', bob.username],
      [ada.username, 'invited', bob.email],
      [ada.username, 'created', null],
    ])
    // The address of an invitation is for those who manage them.
    expect(await actions(bob, workspace)).toHaveLength(2)
  })

  it('gives an account nothing before its address is proven', async () => {
    const ada = await confirmedUser()
    const workspace = await create(ada)
    const bob = await confirmedUser()
    const invitation = await invited(ada, workspace, bob.email)
    await query('update public.profiles set is_verified = false where id = $1', [bob.id])
    expect((await bob.client.rpc('my_invitations')).data).toEqual([])
    expect(await codeOf(bob.client.rpc('accept_invitation', { invitation }))).toBe('42501')
    await query('update public.profiles set is_verified = true where id = $1', [bob.id])
    await query('update auth.users set email_confirmed_at = null where id = $1', [bob.id])
    await query('update public.profiles set is_verified = true where id = $1', [bob.id])
    expect(await codeOf(bob.client.rpc('accept_invitation', { invitation }))).toBe('42501')
  })

  it('is void once its inviter may no longer give the role, and open again when the inviter may', async () => {
    const [ada, bob, eve] = await Promise.all([confirmedUser(), confirmedUser(), confirmedUser()])
    const workspace = await create(ada)
    await join(ada, workspace, bob, 'manager')
    const invitation = await invited(bob, workspace, eve.email, 'manager')
    const member = { workspace, member: bob.id }
    await ada.client.rpc('set_member_status', { ...member, status: 'suspended' })
    expect((await team(ada, workspace)).invitations).toEqual([])
    expect((await eve.client.rpc('my_invitations')).data).toEqual([])
    expect(await codeOf(eve.client.rpc('accept_invitation', { invitation }))).toBe('PT409')
    await ada.client.rpc('set_member_status', { ...member, status: 'active' })
    expect((await eve.client.rpc('my_invitations')).data).toHaveLength(1)
  })

  it('expires after 14 days, and the address can be invited anew', async () => {
    const [ada, bob] = await Promise.all([confirmedUser(), confirmedUser()])
    const workspace = await create(ada)
    const invitation = await invited(ada, workspace, bob.email)
    expect(await messageOf(invite(ada, workspace, bob.email))).toBe('This address is already invited')
    await query(`update public.invitations set expires_at = now() - interval '1 second' where id = $1`, [
      invitation,
    ])
    expect(await codeOf(bob.client.rpc('accept_invitation', { invitation }))).toBe('PT409')
    const next = await invited(ada, workspace, bob.email)
    expect(await query('select state from public.invitations where id = $1', [invitation])).toEqual([
      { state: 'expired' },
    ])
    expect(await codeOf(bob.client.rpc('decline_invitation', { invitation: next }))).toBe('ok')
    expect(await query('select state from public.invitations where id = $1', [next])).toEqual([
      { state: 'declined' },
    ])
  })

  it('is withdrawn and restored without a second mail', async () => {
    const [ada, bob] = await Promise.all([confirmedUser(), confirmedUser()])
    const workspace = await create(ada)
    const invitation = await invited(ada, workspace, bob.email)
    expect(await codeOf(ada.client.rpc('withdraw_invitation', { invitation }))).toBe('ok')
    expect(await codeOf(bob.client.rpc('accept_invitation', { invitation }))).toBe('PT409')
    expect(await codeOf(ada.client.rpc('restore_invitation', { invitation }))).toBe('ok')
    expect(await codeOf(ada.client.rpc('restore_invitation', { invitation }))).toBe('PT409')
    const mails = (await mailsTo(bob.email)).filter(({ subject }) => subject.includes('invited you'))
    expect(mails).toHaveLength(1)
    expect((await actions(ada, workspace)).map(([, action]) => action)).toEqual([
      'restored',
      'withdrew',
      'invited',
      'created',
    ])
    expect(await codeOf(bob.client.rpc('accept_invitation', { invitation }))).toBe('ok')
  })

  it('is refused for members and for texts that are no address', async () => {
    const ada = await confirmedUser()
    const workspace = await create(ada)
    expect(await messageOf(invite(ada, workspace, ada.email))).toBe(
      'A team member with this email already exists',
    )
    const victim = newEmail()
    for (const email of ['', 'a', `a@b.example\r\nBcc: ${victim}`, `a@b.example,${victim}`, `<${victim}>`]) {
      expect([email, await messageOf(invite(ada, workspace, email))]).toEqual([
        email,
        'Enter a valid email address',
      ])
      await expect(
        query(
          `insert into public.invitations (workspace_id, email, role, invited_by) values ($1, $2, 'viewer', $3)`,
          [workspace, email.includes('\n') ? email : `${email} `, ada.id],
        ),
      ).rejects.toThrow()
    }
    expect(await mailsTo(victim)).toEqual([])
    expect(await codeOf(invite(ada, workspace, victim, 'owner'))).toBe('22023')
    expect(await codeOf(invite(ada, ada.id, victim))).toBe('42501')
  })

  it('gets the same answer for an address with and without an account', async () => {
    const [ada, bob] = await Promise.all([confirmedUser(), confirmedUser()])
    const workspace = await create(ada)
    const answers = await Promise.all(
      [bob.email, newEmail()].map((email) =>
        post(
          '/rest/v1/rpc/invite_member',
          { workspace, email, role: 'viewer' },
          { authorization: `Bearer ${ada.token}` },
        ),
      ),
    )
    const shapes = answers.map(async (answer) => [answer.status, (await answer.text()).length])
    expect(new Set((await Promise.all(shapes)).map(String)).size).toBe(1)
  })
})

describe('the limits of invitations', () => {
  const limit = (name: string, value: number) =>
    query('update private.limits set value = $2 where name = $1', [name, value])

  it('count for each inviter and each address, also after the workspace was deleted', async () => {
    const [ada, bob] = await Promise.all([confirmedUser(), confirmedUser()])
    await limit('invitations_per_inviter_per_day', 3)
    for (let n = 0; n < 3; n++) {
      const workspace = await create(ada)
      await invited(ada, workspace, newEmail())
      expect(await codeOf(ada.client.rpc('delete_workspace', { workspace }))).toBe('ok')
    }
    expect(await messageOf(invite(ada, await create(ada), newEmail()))).toBe(
      'You can invite 3 addresses a day. Continue tomorrow.',
    )
    await limit('invitations_per_inviter_per_day', 20)
    await limit('invitations_per_address_per_day', 2)
    const victim = newEmail()
    await invited(ada, await create(ada), victim)
    await invited(bob, await create(bob), victim)
    expect(await messageOf(invite(bob, await create(bob), victim))).toBe(
      'This address was invited too often today. Continue tomorrow.',
    )
    expect(await mailsTo(victim)).toHaveLength(2)
    await query(`update private.invitations_sent set at = now() - interval '25 hours'`)
    expect(await codeOf(invite(bob, await create(bob), victim))).toBe('ok')
    await limit('invitations_per_address_per_day', 5)
  })

  it('count pending invitations and members of a workspace', async () => {
    const [ada, bob] = await Promise.all([confirmedUser(), confirmedUser()])
    const workspace = await create(ada)
    await limit('pending_invitations_per_workspace', 1)
    const invitation = await invited(ada, workspace, bob.email)
    expect(await messageOf(invite(ada, workspace, newEmail()))).toBe(
      'This workspace has 1 pending invitations. Withdraw one first.',
    )
    await limit('pending_invitations_per_workspace', 50)
    await limit('members_per_workspace', 1)
    expect(await messageOf(bob.client.rpc('accept_invitation', { invitation }))).toBe(
      'A workspace has at most 1 members',
    )
    await limit('members_per_workspace', 200)
    expect((await bob.client.rpc('my_invitations')).data).toHaveLength(1)
  })

  it('of a single workspace take the place of the usual numbers', async () => {
    const ada = await confirmedUser()
    const [small, usual] = [await create(ada, 'Small'), await create(ada, 'Usual')]
    await query(
      `insert into private.workspace_limits values ($1, 'pending_invitations_per_workspace', 1), ($1, 'events_per_workspace', 2)`,
      [small],
    )
    for (const workspace of [small, usual]) await invited(ada, workspace, newEmail())
    expect(await messageOf(invite(ada, small, newEmail()))).toMatch(
      /has 1 pending invitations\. Withdraw one first/,
    )
    await invited(ada, usual, newEmail())
    expect(await actions(ada, small)).toHaveLength(2)
    expect(await actions(ada, usual)).toHaveLength(3)
  })

  it('count the workspaces of an account', async () => {
    const ada = await confirmedUser()
    await limit('workspaces_per_account', 2)
    await create(ada)
    expect(await messageOf(ada.client.rpc('create_workspace', { name: 'Another' }))).toBe(
      'An account can be a member of 2 workspaces. Leave one first.',
    )
    await limit('workspaces_per_account', 50)
  })
})

describe('a team', () => {
  it('changes hands, and its former admin may leave', async () => {
    const [ada, bob] = await Promise.all([confirmedUser(), confirmedUser()])
    const workspace = await create(ada)
    await join(ada, workspace, bob)
    const self = { workspace, member: ada.id }
    expect(await codeOf(ada.client.rpc('remove_member', self))).toBe('PT409')
    expect(await codeOf(ada.client.rpc('hand_over_workspace', self))).toBe('42501')
    expect(await codeOf(ada.client.rpc('hand_over_workspace', { workspace, member: bob.id }))).toBe('ok')
    expect((await team(bob, workspace)).members.map(({ role }) => role)).toEqual(['manager', 'admin'])
    expect(await codeOf(ada.client.rpc('remove_member', self))).toBe('ok')
    expect(await actions(bob, workspace)).toContainEqual([ada.username, 'left', ada.username])
    expect(await codeOf(ada.client.rpc('workspace_team', { workspace }))).toBe('42501')
  })

  it('is not handed over to a suspended member', async () => {
    const [ada, bob] = await Promise.all([confirmedUser(), confirmedUser()])
    const workspace = await create(ada)
    await join(ada, workspace, bob)
    const member = { workspace, member: bob.id }
    await ada.client.rpc('set_member_status', { ...member, status: 'suspended' })
    expect(await codeOf(ada.client.rpc('hand_over_workspace', member))).toBe('PT409')
    expect((await bob.client.rpc('my_workspaces')).data).toMatchObject([
      { personal: true },
      { id: workspace, status: 'suspended' },
    ])
  })

  it('has a log of its newest events only, without deleted accounts', async () => {
    const [ada, bob] = await Promise.all([confirmedUser(), confirmedUser()])
    const workspace = await create(ada)
    await join(ada, workspace, bob)
    await query('delete from auth.users where id = $1', [bob.id])
    expect(await actions(ada, workspace)).toEqual([
      [null, 'left', null],
      [null, 'joined', null],
      [ada.username, 'created', null],
    ])
    expect(await query('select 1 from public.invitations where email = $1', [bob.email])).toEqual([])
    await query(`update private.limits set value = 3 where name = 'events_per_workspace'`)
    for (const name of ['B', 'C']) await ada.client.rpc('rename_workspace', { workspace, name })
    await query(`update private.limits set value = 500 where name = 'events_per_workspace'`)
    expect((await actions(ada, workspace)).map(([, action]) => action)).toEqual([
      'renamed',
      'renamed',
      'left',
    ])
  })

  it('has a name of one line, without links', async () => {
    const ada = await confirmedUser()
    const workspace = await create(ada)
    for (const name of [
      '',
      ' ',
      'x'.repeat(81),
      'a\nb',
      'Win https://evil.example',
      'see www.evil.example',
    ]) {
      expect([name, await codeOf(ada.client.rpc('rename_workspace', { workspace, name }))]).toEqual([
        name,
        '22023',
      ])
      expect([name, await codeOf(ada.client.rpc('create_workspace', { name }))]).toEqual([name, '22023'])
    }
    expect(await codeOf(newClient().rpc('workspace_team', { workspace }))).not.toBe('ok')
  })
})

describe('the mail of an invitation', () => {
  it('contains names as text, on one line, whatever they are', async () => {
    const mail = await invitationMail(
      {
        email: 'bob@orrery.example',
        role: 'viewer',
        workspace: '<a href="https://evil.example">Win</a> {{ .SiteURL }}',
        inviter: 'Eve\r\nBcc: all@orrery.example\u2028x',
      },
      'https://orrery.example',
    )
    expect(mail.to).toBe('bob@orrery.example')
    expect(mail.subject).not.toMatch(/[\r\n\u2028]/)
    expect(mail.html).not.toContain('<a href="https://evil.example">')
    // With a word joiner after each dot, so that no mail program makes a link of the name.
    expect(mail.html).toContain(
      '&lt;a href=&quot;https://evil.\u2060example&quot;&gt;Win&lt;/a&gt; {{ .\u2060SiteURL }}',
    )
    expect(mail.text).toContain('“<a href="https://evil.\u2060example">Win</a> {{ .\u2060SiteURL }}”')
    expect([...mail.html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link)).toEqual([
      'https://orrery.example/ai-ml-platform?tab=collaboration',
    ])
  })
})
