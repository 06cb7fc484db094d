import type { StoredMail } from '../../packages/server/mail/mailbox'

interface Session {
  access_token: string
  refresh_token: string
  user: { id: string }
}

interface Tools {
  ask: (what: string, method: string, path: string, body?: object, token?: string) => Promise<never>
  explain: (what: string, sql: string, values: unknown[]) => Promise<void>
  /** Newest first. */
  mailsTo: (email: string) => Promise<StoredMail[]>
  admin: { email: string; password: string }
  accounts: number
}

const PASSWORD = 'Str0ng!pass'
const GRANT = '/auth/v1/token?grant_type='

/** Everything that the app asks of its backend, once. */
export async function journey({ ask, explain, mailsTo, admin, accounts }: Tools): Promise<void> {
  const email = 'ada@orrery.example'
  const linkTo = async (address: string) => {
    const [mail] = await mailsTo(address)
    return /token_hash=([0-9a-f]+)/.exec(mail?.text ?? '')?.[1]
  }
  const available = (username: string) =>
    ask('is a name free', 'POST', '/rest/v1/rpc/username_available', { username })

  await available('person_77')
  await ask('sign up', 'POST', '/auth/v1/signup', { email, password: PASSWORD, data: { username: 'ada' } })
  await ask('sign up again', 'POST', '/auth/v1/signup', {
    email,
    password: PASSWORD,
    data: { username: 'ada' },
  })
  await ask('send the confirmation again', 'POST', '/auth/v1/resend', { type: 'signup', email })
  const verify = async (what: string, type: string, address = email): Promise<Session> =>
    ask(what, 'POST', '/auth/v1/verify', { type, token_hash: await linkTo(address) })
  // After two sign-ups with one address, the mail that is sent again has a link to choose the password anew.
  await verify('open a link to recover', 'recovery')
  await ask('sign in, wrong', 'POST', `${GRANT}password`, {
    email: 'person7@bench.example',
    password: 'wrong',
  })
  await ask('sign in, unknown', 'POST', `${GRANT}password`, {
    email: 'nobody@orrery.example',
    password: 'wrong',
  })
  const session: Session = await ask('sign in', 'POST', `${GRANT}password`, admin)
  const token = session.access_token
  const own = `/rest/v1/profiles?select=*&id=eq.${session.user.id}`
  await ask('read the own profile', 'GET', own, undefined, token)
  await ask(
    'note the sign-in',
    'PATCH',
    own,
    { last_login: new Date().toISOString(), login_attempts: 0 },
    token,
  )
  await ask('change the name', 'PATCH', own, { username: 'admin_2' }, token)
  await ask('a profile without a filter', 'GET', '/rest/v1/profiles?select=id', undefined, token)
  const fresh: Session = await ask('refresh', 'POST', `${GRANT}refresh_token`, {
    refresh_token: session.refresh_token,
  })
  const now = fresh.access_token

  const list = (what: string, filters: object) =>
    ask(
      `list: ${what}`,
      'POST',
      '/rest/v1/rpc/admin_profiles',
      { search: '', wanted_status: '', wanted_role: '', page_from: 0, page_size: 50, ...filters },
      now,
    )
  await list('first page', {})
  await list('middle', { page_from: accounts / 2 })
  await list('search', { search: 'person_777' })
  // Explains the statement of the function for each of these, since a plan does not look into a function.
  const page = (what: string, order: string, condition = 'true', offset = 0) =>
    explain(
      what,
      `select id from public.profiles where ${condition} order by ${order} limit 50 offset ${offset}`,
      [],
    )
  await page('list: newest first', 'created_at desc, id desc')
  await page('list: newest first, middle', 'created_at desc, id desc', 'true', accounts / 2)
  await page('list: by name', 'lower(coalesce(username, email)), id')
  await page('list: by name, down', 'lower(coalesce(username, email)) desc, id desc')
  await page('list: by status', 'status, created_at desc, id desc')
  await page('list: by role, down', 'role desc, created_at, id')
  await page('list: last sign-in first', 'last_login desc nulls last, id desc')
  await page('list: locked', 'created_at desc, id desc', `status = 'locked'`)
  const found = (pattern: string) => `(username ilike '%${pattern}%' or email ilike '%${pattern}%')`
  await explain(
    'search: a name, counted',
    `select count(*) from public.profiles where ${found('person_777')}`,
    [],
  )
  await explain('search: one sign, counted', `select count(*) from public.profiles where ${found('9')}`, [])
  await explain('list: how many', 'select sum(total) from private.account_counts', [])
  await explain(
    'every statement: the session is open',
    `select 1 from auth.sessions where user_id = $1 and id::text = $2`,
    [session.user.id, session.user.id],
  )

  const other = await somebody(list)
  const theirs = `/rest/v1/profiles?select=*&id=eq.${other}`
  await ask('read an account', 'GET', theirs, undefined, now)
  await ask('lock', 'PATCH', `${theirs}&status=eq.active&role=eq.user`, { status: 'locked' }, now)
  await ask('unlock', 'PATCH', `${theirs}&status=eq.locked&role=eq.user`, { status: 'active' }, now)
  await ask('delete an account', 'POST', '/functions/v1/delete-user', { userId: other }, now)

  await ask('ask for a sign-in link', 'POST', '/auth/v1/otp', { email: admin.email, create_user: false })
  await verify('open a sign-in link', 'magiclink', admin.email)
  await ask('ask to recover', 'POST', '/auth/v1/recover', { email: admin.email })
  const current = { current_password: admin.password }
  await ask('change the address', 'PUT', '/auth/v1/user', { email: 'root@orrery.example', ...current }, now)
  await ask('change the password', 'PUT', '/auth/v1/user', { password: PASSWORD, ...current }, now)
  await ask('sign out', 'POST', '/auth/v1/logout?scope=local', {}, now)
}

async function somebody(list: (what: string, filters: object) => Promise<never>): Promise<string> {
  const { rows } = (await list('one account', {
    page_size: 1,
    wanted_role: 'user',
    wanted_status: 'active',
  })) as {
    rows: { id: string }[]
  }
  return rows[0]?.id ?? ''
}
