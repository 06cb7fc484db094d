import { describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS } from '../start/index'
import { PASSWORD, serverForTests } from './kit'
import { requestsFrom } from './requests-from'

// Keeping the owner of an address out, by using up what is counted for it.

const plenty = { max: 10_000, windowMs: 60_000 }
const tools = serverForTests({
  ...DEFAULT_LIMITS,
  signUpPerPeer: plenty,
  passwordPerPeer: plenty,
  mailPerPeer: plenty,
  passwordPerAccount: { max: 30, windowMs: 60_000 },
})
const { confirmedUser, mailsTo, newEmail, post } = tools
const from = requestsFrom(tools)

const askFor = (address: string, path: string, email: string) =>
  from(
    address,
    `/auth/v1/${path}`,
    path === 'resend' ? { type: 'signup', email } : { email, password: PASSWORD },
  )
const signInFrom = (address: string, email: string, password: string, cookie = '') =>
  from(address, '/auth/v1/token?grant_type=password', { email, password }, cookie ? { cookie } : {})

describe('an outsider', () => {
  it.each(['resend', 'recover', 'otp', 'signup'])(
    'cannot prevent an owner from signing up by requesting a %s',
    async (path) => {
      const email = newEmail()
      expect((await askFor('127.0.0.40', path, email)).status).toBe(200)
      expect((await askFor('127.0.0.40', path, email)).status).toBe(429)
      expect((await askFor('127.0.1.41', 'signup', email)).status).toBe(200)
      expect((await askFor('127.0.2.41', 'signup', email.replace('@', '+me@'))).status).toBe(200)
    },
  )

  it.each(['recover', 'otp'])('cannot keep an owner from a mail by requesting a %s', async (path) => {
    const { email } = await confirmedUser()
    expect((await askFor('127.0.0.40', path, email)).status).toBe(200)
    expect((await askFor('127.0.1.41', path, email)).status).toBe(200)
    await expect.poll(async () => (await mailsTo(email)).length).toBe(3)
  })

  it('with many addresses of one network can cause six mails an hour to a mailbox, of all kinds', async () => {
    const { email } = await confirmedUser()
    const statuses = []
    for (let host = 1; host <= 8; host++) {
      const path = host % 2 ? 'recover' : 'otp'
      statuses.push((await askFor(`127.0.5.${host}`, path, email)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
  })

  it('with many networks can cause thirty mails an hour to a mailbox, and a browser of its owner can still request one', async () => {
    const { email } = await confirmedUser()
    const { cookie } = await signInFrom('127.0.9.9', email, PASSWORD)
    const statuses = []
    for (let network = 20; network < 60; network++)
      statuses.push((await askFor(`127.0.${network}.1`, 'recover', email)).status)
    // One of the thirty went to the owner's own sign-up.
    expect(statuses.filter((status) => status === 200)).toHaveLength(29)
    expect((await from('127.0.20.1', '/auth/v1/recover', { email }, { cookie })).status).toBe(200)
    expect((await mailsTo(email)).length).toBeLessThanOrEqual(31)
  })
})

describe('the user’s own account', () => {
  it('can change its password at most ten times an hour', async () => {
    const { client } = await confirmedUser()
    const codes: unknown[] = []
    let current = PASSWORD
    for (let change = 0; change < 12; change++) {
      const password = `Other-${change}-pass!`
      const { error } = await client.auth.updateUser({ password, current_password: current })
      if (!error) current = password
      codes.push(error?.status ?? 'ok')
    }
    expect(codes).toEqual([...Array<string>(10).fill('ok'), 429, 429])
  })
})

describe('the mailbox', () => {
  it('keeps the mails of others, however many one receiver is sent, under any tags', async () => {
    const { mailbox } = tools.server().services
    const quiet = newEmail()
    await post('/auth/v1/signup', { email: quiet, password: PASSWORD })
    const mail = { subject: 'x', text: 'x', html: '<p>x</p>' }
    for (let index = 0; index < 620; index++)
      await tools
        .server()
        .services.backend.exclusively(() => mailbox.deliver({ ...mail, to: `Loud+${index}@orrery.example` }))
    const kept = await mailbox.list()
    expect(kept.filter(({ to }) => to.startsWith('Loud'))).toHaveLength(50)
    expect(kept.filter(({ to }) => to === quiet)).toHaveLength(1)
    expect(kept[0]?.to).toBe('Loud+619@orrery.example')
  })

  it('drops mails of receivers with many before those of receivers with one', async () => {
    const { mailbox, backend } = tools.server().services
    const mail = { subject: 'x', text: 'x', html: '<p>x</p>' }
    const quiet = newEmail()
    await backend.exclusively(() => mailbox.deliver({ ...mail, to: quiet }))
    for (let receiver = 0; receiver < 12; receiver++)
      for (let index = 0; index < 50; index++)
        await backend.exclusively(() => mailbox.deliver({ ...mail, to: `many${receiver}@orrery.example` }))
    const kept = await mailbox.list()
    expect([kept.length, kept.filter(({ to }) => to === quiet).length]).toEqual([500, 1])
  })
})
