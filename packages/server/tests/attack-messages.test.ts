import { folderStore } from '../objects/folder-store'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { createHandler } from '../http/handler'
import { readProxies } from '../http/proxies'
import { DEFAULT_LIMITS } from '../start/index'
import { serverForTests } from './kit'
import { APPLICATION, CONTACT, messagesTo, REQUEST, RESUMES } from './message-form'
import { arriving } from './requests-from'

// Attacks by messages, and on the messages of others. docs/security.md names the tests.

const plenty = { max: 10_000, windowMs: 60_000 }
const tools = serverForTests({ messagePerPeer: plenty, messageInAll: plenty })
const { ask, confirmedUser, key, mailsTo, newClient, newEmail, query, server } = tools
const send = messagesTo(tools)
const ADMIN = 'admin@orrery.localhost'

beforeEach(async () => {
  await query('delete from public.messages')
  // On PostgreSQL the limits of all fronts are stored together.
  if (server().services.backend.engine === 'postgres') await query('delete from server.limits')
})

const stored = async () => (await query('select * from public.messages')).length

/** A second front of the same server with limits of its own, behind one trusted proxy. Resolves with a status. */
function front(limits: Partial<typeof DEFAULT_LIMITS>) {
  const { services, url } = server()
  const trustedProxies = readProxies('10.0.0.1')
  const handler = createHandler({
    backend: services.backend,
    host: '127.0.0.1',
    siteUrl: url,
    adminEmail: ADMIN,
    publishableKey: key(),
    mailboxKey: 'k',
    tokenSecret: 't',
    objects: folderStore('unused'),
    version: '0',
    limits: { ...DEFAULT_LIMITS, ...limits },
    ...(typeof trustedProxies === 'string' ? {} : { trustedProxies }),
  })
  return async (peer: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    const written = new Request(`${url}/api/messages`, { method: 'POST', body })
    const type = written.headers.get('content-type') ?? ''
    const text = await written.text()
    const length = `${Buffer.byteLength(text)}`
    const sent = { 'content-type': type, 'content-length': length, host: new URL(url).host, ...headers }
    const request = new Request(`${url}/api/messages`, { method: 'POST', headers: sent, body: text })
    return (await handler.fetch(request, arriving(peer, text))).status
  }
}

describe('a flood of messages', () => {
  it('is refused per caller, and another caller is still received', async () => {
    const from = front({ messagePerPeer: { max: 3, windowMs: 60_000 } })
    const statuses: number[] = []
    for (let index = 0; index < 5; index++)
      statuses.push(await from('192.0.2.1', { ...CONTACT, body: `${index}` }))
    expect(statuses).toEqual([201, 201, 201, 429, 429])
    expect(await from('192.0.2.2', CONTACT)).toBe(201)
    expect(await stored()).toBe(4)
  })

  it('of many callers is refused in all, so that the mailbox of the administrator is not flooded', async () => {
    const from = front({ messageInAll: { max: 3, windowMs: 60_000 } })
    const statuses: number[] = []
    for (let index = 0; index < 5; index++)
      statuses.push(await from(`192.0.2.${index}`, { ...CONTACT, body: `${index}` }))
    expect(statuses).toEqual([201, 201, 201, 429, 429])
  })

  it('is not divided among invented addresses of forwarding headers, unless a trusted proxy reports them', async () => {
    const from = front({ messagePerPeer: { max: 1, windowMs: 60_000 } })
    const by = (peer: string, forwarded: string, body: string) =>
      from(peer, { ...CONTACT, body }, { 'x-forwarded-for': forwarded })
    expect([await by('192.0.2.9', '198.51.100.1', 'a'), await by('192.0.2.9', '198.51.100.2', 'b')]).toEqual([
      201, 429,
    ])
    // The proxy appends the true address to what its caller invented.
    expect(await by('10.0.0.1', '198.51.100.3, 192.0.2.10', 'c')).toBe(201)
    expect(await by('10.0.0.1', '198.51.100.4, 192.0.2.10', 'd')).toBe(429)
    expect(await by('10.0.0.1', '192.0.2.11', 'e')).toBe(201)
  })
})

describe('a confirmation', () => {
  it('carries nothing that the sender typed, so that it spreads no words of others', async () => {
    const email = newEmail()
    const words = {
      name: 'Buy at evil.example',
      subject: 'Free evil money',
      body: 'Visit https://evil.example',
    }
    await send({ ...CONTACT, ...words, email })
    const receipts = await mailsTo(email)
    expect(receipts).toHaveLength(1)
    expect(JSON.stringify({ ...receipts[0], to: '' })).not.toMatch(/evil|money|Visit/i)
  })

  it('is mailed to an address twice a day at most, however it is spelled; later messages are stored without', async () => {
    const [name] = newEmail().split('@') as [string]
    const spellings = [`${name}@x.example`, `${name}+1@x.example`, `${name.toUpperCase()}@x.example`]
    const confirmed: boolean[] = []
    for (const email of spellings)
      confirmed.push(((await (await send({ ...CONTACT, email })).json()) as { confirmed: boolean }).confirmed)
    expect(confirmed).toEqual([true, true, false])
    expect(await stored()).toBe(3)
  })
})

describe('a field of a message', () => {
  it.each([
    ['name', 'Ada\r\nBcc: victim@orrery.example'],
    ['name', 'Ada\u2028Bcc: victim@orrery.example'],
    ['email', 'ada@orrery.example\nBcc: victim@orrery.example'],
    ['email', 'ada@orrery.example, victim@orrery.example'],
    ['subject', 'Hello\nBcc: victim@orrery.example'],
    ['body', 'Hello\u0000'],
    ['body', ''],
    ['name', 'a'.repeat(201)],
    ['body', 'a'.repeat(10_001)],
    ['kind', 'spam'],
    ['kind', 'constructor'],
  ])('that injects a header, hides something or is too long is refused: %s %j', async (field, value) => {
    const response = await send({ ...CONTACT, [field]: value })
    expect([response.status, await stored()]).toEqual([400, 0])
  })

  it('with markup is text in the mail of the administrator', async () => {
    await send({ ...CONTACT, name: '<img src=x>', body: '<script>alert(1)</script>' })
    const [mail] = await mailsTo(ADMIN)
    expect(mail?.html).toContain('&lt;script&gt;')
    expect(mail?.html).not.toMatch(/<script|<img/)
  })

  it('that the form does not have is not stored', async () => {
    await send({ ...REQUEST, state: 'archived', id: randomUUID(), details: '{"x":1}', position: 'x' })
    expect(await query('select state, details from public.messages')).toEqual([
      { state: 'unread', details: {} },
    ])
  })
})

describe('a resume', () => {
  const MZ = Buffer.from('MZ\x90\x00\x03\x00')
  it.each([
    ['a program with the name of a PDF', 'ada.pdf', MZ],
    ['a page with the name of a PDF', 'ada.pdf', Buffer.from('<html><script>1</script>')],
    ['a zip that is no DOCX', 'ada.docx', Buffer.from('PK\x03\x04 evil.exe')],
    ['a PDF with the name of a program', 'ada.exe', RESUMES['ada.pdf']],
    ['two endings', 'ada.pdf.exe', RESUMES['ada.pdf']],
    ['no ending', 'pdf', RESUMES['ada.pdf']],
    ['a type of another ending', 'ada.doc', RESUMES['ada.rtf']],
    ['an empty file', 'ada.pdf', Buffer.alloc(0)],
    ['a byte too much', 'ada.pdf', Buffer.concat([RESUMES['ada.pdf'], Buffer.alloc(5 * 1024 * 1024)])],
  ])('that lies about its type or size is refused: %s', async (_, name, bytes) => {
    const response = await send(APPLICATION, { name, bytes, type: 'application/pdf' })
    expect([response.status, await stored()]).toEqual([400, 0])
  })

  it('that is larger than any message ends the request', async () => {
    const bytes = Buffer.alloc(6 * 1024 * 1024)
    const status = await send(APPLICATION, { name: 'ada.pdf', bytes }).then(
      (response) => response.status,
      () => 413,
    )
    expect([status, await stored()]).toEqual([413, 0])
  })

  it('is stored under a name without folders and control signs', async () => {
    await send(APPLICATION, { name: '..\\..\\etc/pass\u202ewd"<.pdf', bytes: RESUMES['ada.pdf'] })
    expect(await query('select file_name from public.messages')).toEqual([{ file_name: 'pass_wd__.pdf' }])
  })

  it('belongs to an application only', async () => {
    await send(CONTACT, { name: 'ada.pdf', bytes: RESUMES['ada.pdf'] })
    expect(await query('select file_name from public.messages')).toEqual([{ file_name: null }])
  })
})

describe('the messages of others', () => {
  it('are read, changed, deleted and downloaded by administrators only', async () => {
    await send(APPLICATION, { name: 'ada.pdf', bytes: RESUMES['ada.pdf'] })
    const [row] = await query('select id from public.messages')
    const message = String(row?.id)
    const user = await confirmedUser()
    const demoted = await confirmedUser()
    await query(`update public.profiles set role = 'admin', status = 'inactive' where id = $1`, [demoted.id])
    for (const { client, token } of [{ client: newClient(), token: '' }, user, demoted]) {
      const calls = await Promise.all([
        client.rpc('inbox', { wanted_kind: '', wanted_state: '', page_size: 50 }),
        client.rpc('file_message', { message, new_state: 'archived' }),
        client.rpc('delete_message', { message, deleted: true }),
      ])
      expect(calls.map(({ data }) => data ?? null)).not.toContain(true)
      expect(JSON.stringify(calls)).not.toContain('orrery.example')
      expect(calls[0]?.error).not.toBeNull()
      const headers = { apikey: key(), ...(token ? { authorization: `Bearer ${token}` } : {}) }
      const file = await ask(`/api/messages/${message}/file`, {}, headers)
      expect(file.status).toBe(token ? 403 : 401)
    }
    expect(await query('select state, deleted_at from public.messages')).toEqual([
      { state: 'unread', deleted_at: null },
    ])
  })

  it('have no table in the API, and no row is inserted through it', async () => {
    const { token } = await confirmedUser()
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
      const response = await ask('/rest/v1/messages', {
        method,
        ...(method === 'GET' ? {} : { body: JSON.stringify(CONTACT) }),
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      })
      expect([method, response.status]).toEqual([method, 404])
    }
    expect(await stored()).toBe(0)
  })

  it('are closed by row level security, without the gate before it', async () => {
    await send(CONTACT)
    const { id } = await confirmedUser()
    const { backend } = server().services
    const asRole = (role: string, statement: string) =>
      backend.exclusively(async () => {
        const { database } = backend
        await database.exec('begin')
        try {
          await database.query(
            `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true)`,
            [JSON.stringify({ sub: id, role }), id],
          )
          await database.exec(`set local role ${role}`)
          return (await database.query(statement)).rows
        } catch (error) {
          return (error as { code?: string }).code
        } finally {
          await database.exec('rollback')
        }
      })
    const insert = `insert into public.messages (kind, name, email, body) values ('contact', 'x', 'x@y.zz', 'x')`
    for (const role of ['anon', 'authenticated']) {
      expect(await asRole(role, insert)).toBe('42501')
      expect(await asRole(role, 'delete from public.messages')).toBe('42501')
      expect(await asRole(role, 'select * from private.message_files')).toBe('42501')
      expect(await asRole(role, 'select * from private.mails')).toBe('42501')
      expect(
        await asRole(role, `select private.receive_message('contact', 'x', 'x@y.zz', 'x', '{}', null, null)`),
      ).toBe('42501')
    }
    expect(await asRole('anon', 'select * from public.messages')).toBe('42501')
    // Without an open session the policy itself refuses.
    expect(await asRole('authenticated', 'select * from public.messages')).toBe('PT401')
  })
})
