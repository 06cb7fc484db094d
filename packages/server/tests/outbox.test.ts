import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CLAIM, openOutbox, type Outbox } from '../mail/outbox'
import { createTransport, type Transport } from '../mail/smtp'
import { expectConsole } from '../../../tests/support/expect-console'
import { serverForTests } from './kit'
import { headerOf, smtpServer } from './smtp'

// Mails through a real SMTP server, from the queue in the database.

const { adminClient, confirmedUser, newClient, query, server } = serverForTests()

const open: { stop?: () => Promise<void>; close?: () => Promise<void> | void }[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await (one.stop ?? one.close)?.()
})

afterEach(() => query(`delete from private.mails`))

/** The queue of one process on the shared database. */
function processOn(transport: Transport): Outbox {
  const { database, exclusively } = server().services.backend
  const outbox = openOutbox({
    database,
    queue: (work) => exclusively(work),
    transport,
    host: 'orrery.example',
  })
  open.push(outbox)
  return outbox
}

async function smtp(options?: Parameters<typeof smtpServer>[0]) {
  const started = await smtpServer(options)
  open.push(started)
  return started
}

const mailTo = (to: string) => ({ to, subject: 'Hello', text: 'Hello Ada', html: '<p>Hello Ada</p>' })

/** Adds mails as a request does. */
const add = (outbox: Outbox, ...receivers: string[]) =>
  server().services.backend.exclusively(async () => {
    for (const to of receivers) await outbox.add(mailTo(to))
  })

const rowOf = async (recipient: string) =>
  (await query('select * from private.mails where recipient = $1', [recipient]))[0] as Record<string, unknown>

/** ms until the next attempt of a mail. */
const waitOf = async (recipient: string) =>
  (
    await query(
      `select (extract(epoch from next_attempt_at - clock_timestamp()) * 1000)::float8 as wait from private.mails where recipient = $1`,
      [recipient],
    )
  )[0]?.wait as number

const makeDue = () => query(`update private.mails set next_attempt_at = clock_timestamp()`)

describe('a mail', () => {
  it('is sent once over SMTP, with its parts and a stable id, and its body is cleared', async () => {
    const { transport, received } = await smtp()
    const outbox = processOn(transport)
    await server().services.backend.exclusively(() =>
      outbox.add({ ...mailTo('ada@orrery.example'), replyTo: 'grace@orrery.example' }),
    )
    await outbox.run()
    await outbox.run()
    expect(received).toHaveLength(1)
    const [{ to, source }] = received as [{ to: string[]; source: string }]
    const row = await rowOf('ada@orrery.example')
    expect(to).toEqual(['ada@orrery.example'])
    expect(headerOf(source, 'From')).toBe('Orrery <orrery@orrery.example>')
    expect(headerOf(source, 'Reply-To')).toBe('grace@orrery.example')
    expect(headerOf(source, 'Subject')).toBe('Hello')
    expect(headerOf(source, 'Message-ID')).toBe(`<${row.id}@orrery.example>`)
    expect(source).toContain('<p>Hello Ada</p>')
    expect(row).toMatchObject({ body_html: '', body_text: '', attempts: 1, last_error: null })
    expect(row.sent_at).not.toBeNull()
  })

  it('is sent by itself after the request that added it', async () => {
    const { transport, received } = await smtp()
    await add(processOn(transport), 'ada@orrery.example')
    await expect.poll(() => received.length).toBe(1)
  })

  it('is sent once when two processes look for mails at the same moment', async () => {
    const { transport, received, url } = await smtp()
    const other = await createTransport({ url, from: 'orrery@orrery.example' })
    const processes = [processOn(transport), processOn(other)]
    const receivers = Array.from({ length: 12 }, (_, index) => `ada${index}@orrery.example`)
    await add(processes[0] as Outbox, ...receivers)
    await Promise.all(processes.map((outbox) => outbox.run()))
    await expect
      .poll(async () => (await query('select from private.mails where sent_at is null')).length)
      .toBe(0)
    expect(received.map(({ to }) => to[0]).sort()).toEqual(receivers.sort())
  })

  it('of a process that crashed is sent by another one, once its claim has ended, and not before', async () => {
    const { transport, received } = await smtp()
    const outbox = processOn(transport)
    await query(
      `insert into private.mails (recipient, subject, body_text, body_html, attempts, locked_until)
       values ('ada@orrery.example', 'Hello', 'Hello', 'Hello', 1, clock_timestamp() + $1 * interval '1 millisecond')`,
      [CLAIM],
    )
    await outbox.run()
    expect(received).toHaveLength(0)
    await query(`update private.mails set locked_until = clock_timestamp() - interval '1 millisecond'`)
    await Promise.all([outbox.run(), processOn(transport).run()])
    expect(received).toHaveLength(1)
    expect(await rowOf('ada@orrery.example')).toMatchObject({ attempts: 2, locked_until: null })
  })
})

describe('an SMTP server', () => {
  beforeEach(() => expectConsole(/A mail was not sent/))

  it('that is away costs a minute, then five; the mail arrives when it is back', async () => {
    const gone = await createTransport({ url: 'smtp://127.0.0.1:1', from: 'orrery@orrery.example' })
    const outbox = processOn(gone)
    await add(outbox, 'ada@orrery.example')
    await outbox.run()
    expect(await rowOf('ada@orrery.example')).toMatchObject({ sent_at: null, failed_at: null, attempts: 1 })
    expect((await rowOf('ada@orrery.example')).last_error).toMatch(/ECONNREFUSED/)
    expect(Math.round((await waitOf('ada@orrery.example')) / 60_000)).toBe(1)
    await makeDue()
    await outbox.run()
    expect(Math.round((await waitOf('ada@orrery.example')) / 60_000)).toBe(5)
    await outbox.stop()
    const { transport, received } = await smtp()
    await makeDue()
    await processOn(transport).run()
    expect(received).toHaveLength(1)
  })

  it('that is away for a day is given up, with the reason', async () => {
    const outbox = processOn(
      await createTransport({ url: 'smtp://127.0.0.1:1', from: 'orrery@orrery.example' }),
    )
    await query(
      `insert into private.mails (recipient, subject, body_text, body_html, attempts)
       values ('ada@orrery.example', 'Hello', 'Hello', 'Hello', 7)`,
    )
    await outbox.run()
    const row = await rowOf('ada@orrery.example')
    expect([row.failed_at !== null, row.attempts]).toEqual([true, 8])
    await makeDue()
    await outbox.run()
    expect((await rowOf('ada@orrery.example')).attempts).toBe(8)
  })

  it('that rejects one of several receivers gets the mails of the others; the rejection is final', async () => {
    const { transport, received } = await smtp({
      onRcptTo({ address }, _session, done) {
        const refusal = Object.assign(new Error('no such mailbox here'), { responseCode: 550 })
        done(address.startsWith('gone') ? refusal : null)
      },
    })
    const outbox = processOn(transport)
    await add(outbox, 'ada@orrery.example', 'gone@orrery.example', 'grace@orrery.example')
    await outbox.run()
    expect(received.flatMap(({ to }) => to).sort()).toEqual(['ada@orrery.example', 'grace@orrery.example'])
    const row = await rowOf('gone@orrery.example')
    expect(row.failed_at).not.toBeNull()
    expect(row.last_error).toMatch(/550 no such mailbox here/)
  })

  it('that refuses for now is asked again', async () => {
    let busy = true
    const { transport, received } = await smtp({
      onMailFrom(_address, _session, done) {
        done(busy ? Object.assign(new Error('try later'), { responseCode: 451 }) : null)
      },
    })
    const outbox = processOn(transport)
    await add(outbox, 'ada@orrery.example')
    await outbox.run()
    expect(await rowOf('ada@orrery.example')).toMatchObject({ failed_at: null, sent_at: null })
    busy = false
    await makeDue()
    await outbox.run()
    expect(received).toHaveLength(1)
  })

  it('that cuts the connection in the middle of a mail is asked again, and the mail arrives once', async () => {
    let isCutting = true
    const started = await smtp({
      onRcptTo(_address, _session, done) {
        if (isCutting) started.cut()
        else done()
      },
    })
    const outbox = processOn(started.transport)
    await add(outbox, 'ada@orrery.example')
    await outbox.run()
    expect(started.received).toHaveLength(0)
    expect((await rowOf('ada@orrery.example')).last_error).toMatch(/closed|ECONNRESET/i)
    isCutting = false
    await makeDue()
    await outbox.run()
    expect(started.received).toHaveLength(1)
  })

  it('that rejects the password is named as the reason, without the password', async () => {
    const { url } = await smtp({
      authOptional: false,
      authMethods: ['PLAIN'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('Invalid login')),
    })
    const transport = await createTransport({
      url: url.replace('//', '//ada:gehe%40im@'),
      from: 'orrery@orrery.example',
    })
    const outbox = processOn(transport)
    await add(outbox, 'ada@orrery.example')
    await outbox.run()
    const { last_error, failed_at } = await rowOf('ada@orrery.example')
    expect(last_error).toMatch(/Invalid login/)
    expect(last_error).not.toMatch(/gehe/)
    expect(failed_at).toBeNull()
  })
})

describe('a mail that could not be sent', () => {
  it('is listed for administrators with its reason and without its body, and can be sent again', async () => {
    const { transport, received } = await smtp()
    await query(
      `insert into private.mails (recipient, subject, body_text, body_html, attempts, failed_at, last_error)
       values ('ada@orrery.example', 'Hello', 'secret', 'secret', 8, now(), '550 no such mailbox')`,
    )
    const admin = await adminClient()
    const { data } = await admin.rpc('troubled_mails')
    expect(data).toMatchObject([
      { recipient: 'ada@orrery.example', subject: 'Hello', reason: '550 no such mailbox', attempts: 8 },
    ])
    expect(JSON.stringify(data)).not.toContain('secret')
    const [{ id }] = data as unknown as [{ id: string }]
    expect((await admin.rpc('retry_mail', { mail: id })).data).toBe(true)
    await processOn(transport).run()
    expect(received).toHaveLength(1)
    expect((await admin.rpc('retry_mail', { mail: id })).data).toBe(false)
    expect((await admin.rpc('troubled_mails')).data).toEqual([])
  })

  it('is neither listed nor sent again for anybody else', async () => {
    const { client } = await confirmedUser()
    for (const other of [client, newClient()]) {
      expect((await other.rpc('troubled_mails')).error).not.toBeNull()
      expect((await other.rpc('retry_mail', { mail: crypto.randomUUID() })).error).not.toBeNull()
    }
  })
})
