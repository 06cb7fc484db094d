import { BlockList } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientAddress, readProxies } from '../http/proxies'
import type { Transport } from '../mail/smtp'
import { explain, readEnvironment, type RunningServer, startServer } from '../start/index'
import { PASSWORD, serverForTests } from './kit'
import { openInMemory } from './memory'
import { CONTACT, messagesTo } from './message-form'
import { processesForTests } from './processes'
import { headerOf, smtpServer } from './smtp'

const sentence = (env: Record<string, string>) => {
  try {
    readEnvironment({ ADMIN_EMAIL: 'admin@orrery.example', ...env })
    return 'read'
  } catch (error) {
    return explain(error)
  }
}

describe('SMTP_URL', () => {
  it.each(['smtp://127.0.0.1:1025', 'smtp://ada:gehe%40im@mail.example.org:587', 'smtps://mail.example.org'])(
    'can be %s',
    (SMTP_URL) => expect(sentence({ SMTP_URL })).toBe('read'),
  )

  it.each([
    'mail.example.org',
    'mail.example.org:587',
    'http://mail.example.org',
    'smtp://',
    'smtp://mail.example.org:99999',
    'smtp://ada:100%@mail.example.org',
    'smtp://ada:geheim@mail.example.org/inbox',
    'smtp://ada:geheim@mail.example.org?pool=true',
  ])('that is malformed is one sentence with an example, without its password: %s', (SMTP_URL) => {
    const text = sentence({ SMTP_URL })
    expect(text.match(/SMTP_URL/g)).toHaveLength(1)
    expect(text).toMatch(
      /SMTP_URL: expected an address such as smtp:\/\/user:password@mail\.example\.org:587/,
    )
    expect(text).not.toMatch(/geheim|100%/)
  })

  it('needs an administrator who receives the messages, and a sender that is an address', () => {
    const SMTP_URL = 'smtp://127.0.0.1:1025'
    expect(sentence({ SMTP_URL, ADMIN_EMAIL: '' })).toMatch(/ADMIN_EMAIL: needed with SMTP_URL/)
    expect(sentence({ SMTP_URL, MAIL_FROM: 'Orrery <x@y.zz>' })).toMatch(/MAIL_FROM: expected the address/)
    expect(sentence({ MAIL_FROM: 'x@y.zz' })).toMatch(/MAIL_FROM: needs SMTP_URL/)
    expect(sentence({ MAILBOX: 'yes' })).toMatch(/MAILBOX: expected on or off/)
  })
})

describe('TRUSTED_PROXIES', () => {
  const proxies = (list: string) => readProxies(list) as BlockList
  it('is a list of addresses and networks', () => {
    expect(proxies('127.0.0.1, 10.0.0.0/8 ::1 fd00::/8')).toBeInstanceOf(BlockList)
    for (const bad of ['proxy', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '::1/129', '10.0.0'])
      expect(sentence({ TRUSTED_PROXIES: `127.0.0.1, ${bad}` })).toContain(`TRUSTED_PROXIES has "${bad}"`)
  })

  it.each([
    ['no proxy is trusted', '', '192.0.2.1', '198.51.100.1', '192.0.2.1'],
    ['the caller is no proxy', '10.0.0.1', '192.0.2.1', '198.51.100.1', '192.0.2.1'],
    ['a proxy reports the caller', '10.0.0.1', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['the caller invented a part', '10.0.0.1', '10.0.0.1', '10.9.9.9, 198.51.100.1', '198.51.100.1'],
    ['two proxies follow each other', '10.0.0.0/8', '10.0.0.1', '198.51.100.1, 10.2.0.2', '198.51.100.1'],
    ['all are proxies', '10.0.0.0/8', '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
    ['the header is malformed', '10.0.0.1', '10.0.0.1', '198.51.100.1, unknown', '10.0.0.1'],
    ['the header is missing', '10.0.0.1', '10.0.0.1', undefined, '10.0.0.1'],
    ['the proxy is mapped to IPv6', '10.0.0.1', '::ffff:10.0.0.1', '::ffff:198.51.100.1', '198.51.100.1'],
    ['the caller has IPv6', '::1', '::1', '2001:db8::1', '2001:db8::1'],
  ])('finds the caller when %s', (_, list, peer, forwarded, caller) =>
    expect(clientAddress(proxies(list), peer, forwarded)).toBe(caller),
  )
})

describe('npm run mail:test', () => {
  const { run, ended } = processesForTests()
  const ask = async (SMTP_URL: string, given: string[]) => {
    const { child, output } = run(
      { SMTP_URL, ADMIN_EMAIL: 'admin@orrery.example', SITE_URL: 'https://orrery.example' },
      'mail-test',
      given,
    )
    return [await ended(child), output.text.trim()]
  }

  it('sends one mail at once, or prints why it was not sent', async () => {
    let reason: Error | null = null
    const smtp = await smtpServer({ onRcptTo: (_address, _session, done) => done(reason) })
    const name = smtp.url.slice('smtp://'.length)
    expect(await ask(smtp.url, ['ada@orrery.example'])).toEqual([
      0,
      `${name} accepted the email to ada@orrery.example.`,
    ])
    expect(smtp.received.map(({ to, source }) => [to, headerOf(source, 'Subject')])).toEqual([
      [['ada@orrery.example'], 'Test email from Orrery'],
    ])
    reason = Object.assign(new Error('No such mailbox'), { responseCode: 550 })
    expect(await ask(smtp.url, ['nobody@orrery.example'])).toEqual([
      1,
      expect.stringMatching(/^The email was not sent\. .*550 No such mailbox/s),
    ])
    await smtp.close()
    expect(await ask(smtp.url, ['ada@orrery.example'])).toEqual([
      1,
      expect.stringMatching(/^The email was not sent\. .*ECONNREFUSED/s),
    ])
  })

  it('names the setting or the receiver that is missing', async () => {
    expect(await ask('', ['ada@orrery.example'])).toEqual([1, expect.stringMatching(/^SMTP_URL is not set/)])
    expect(await ask('smtp://127.0.0.1:1', ['ada'])).toEqual([1, expect.stringMatching(/^Name the receiver/)])
  })
})

describe('a server with SMTP', () => {
  let smtp: Awaited<ReturnType<typeof smtpServer>>
  /** Ends the wait of a server that does not answer. */
  let answer: (() => void) | undefined
  let isSilent = false
  const relay: Transport = {
    send: (mail, id) => smtp.transport.send(mail, id),
    close: () => smtp.transport.close(),
  }
  beforeAll(async () => {
    smtp = await smtpServer({
      onMailFrom: (_address, _session, done) => {
        if (isSilent) answer = () => done()
        else done()
      },
    })
  })
  const tools = serverForTests({}, { mail: { transport: relay, mailbox: false } })
  afterAll(() => smtp.close())
  const receivers = () => smtp.received.flatMap(({ to }) => to)

  it('mails a message to the administrator, and its confirmation to the sender', async () => {
    const response = await messagesTo(tools)(CONTACT)
    expect(response.status).toBe(201)
    // The two are sent side by side: either may arrive first.
    await expect.poll(() => receivers().sort()).toEqual(['ada@orrery.example', 'admin@orrery.localhost'])
    expect(await tools.mailsTo('ada@orrery.example')).toEqual([])
  })

  it('answers a sign-up while the SMTP server is silent; the link arrives later', async () => {
    isSilent = true
    const email = tools.newEmail()
    const { error } = await tools.newClient().auth.signUp({ email, password: PASSWORD })
    expect(error).toBeNull()
    await expect.poll(() => answer).toBeDefined()
    expect(receivers()).not.toContain(email)
    isSilent = false
    answer?.()
    await expect.poll(receivers).toContain(email)
    expect(smtp.received.at(-1)?.source).toMatch(/token_hash=3?D?[0-9a-f]/)
  })
})

describe('the mailbox page', () => {
  const open: RunningServer[] = []
  afterAll(() => Promise.all(open.map((server) => server.close())))
  const start = async (env: Record<string, string>) => {
    const server = await startServer(readEnvironment({ PORT: '0', ...env }), undefined, (environment) =>
      openInMemory(environment),
    )
    open.push(server)
    const config = (await (await fetch(`${server.url}/api/config`)).json()) as { mailbox: boolean }
    return [server.mailboxUrl !== null, config.mailbox, (await fetch(`${server.url}/mailbox`)).status]
  }

  it('is off with SMTP, unless it is asked for', async () => {
    const mail = { SMTP_URL: 'smtp://127.0.0.1:1', ADMIN_EMAIL: 'admin@orrery.localhost' }
    expect(await start(mail)).toEqual([false, false, 404])
    expect(await start({ ...mail, MAILBOX: 'on' })).toEqual([true, true, 403])
  })
})
