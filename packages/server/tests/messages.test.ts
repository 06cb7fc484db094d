import { beforeEach, describe, expect, it } from 'vitest'
import { serverForTests } from './kit'
import { APPLICATION, CONTACT, messagesTo, REQUEST, RESUMES } from './message-form'

// Messages of visitors, from the form to the inbox of the administrator.

const plenty = { max: 10_000, windowMs: 60_000 }
const tools = serverForTests({ messagePerPeer: plenty, messageInAll: plenty, receiptPerReceiver: plenty })
const { adminClient, ask, mailsTo, newEmail, query } = tools
const send = messagesTo(tools)
const ADMIN = 'admin@orrery.localhost'

beforeEach(() => query('delete from public.messages'))

const inbox = async (filter: { wanted_kind?: string; wanted_state?: string; page_size?: number } = {}) => {
  const client = await adminClient()
  const { data, error } = await client.rpc('inbox', {
    wanted_kind: '',
    wanted_state: '',
    page_size: 50,
    ...filter,
  })
  expect(error).toBeNull()
  return data as unknown as {
    total: number
    unread: number
    rows: { id: string; kind: string; state: string; name: string; body: string; details: object }[]
  }
}

describe('a message', () => {
  it('of the contact form is stored, mailed to the administrator and confirmed to its sender', async () => {
    const email = newEmail()
    const response = await send({ ...CONTACT, email })
    expect([response.status, await response.json()]).toEqual([201, { confirmed: true }])
    expect(await inbox()).toMatchObject({
      total: 1,
      unread: 1,
      rows: [
        {
          kind: 'contact',
          name: 'Ada',
          email,
          body: 'Hello.\nHow much is it?',
          details: { subject: 'Plans' },
          state: 'unread',
          file_name: null,
        },
      ],
    })
    const [notice] = await mailsTo(ADMIN)
    expect(notice?.subject).toBe('New message')
    expect(notice?.text).toContain('How much is it?')
    expect(notice?.text).toContain(email)
    const [receipt] = await mailsTo(email)
    expect(receipt?.subject).toBe('We received your message')
  })

  it('of the template gallery is stored', async () => {
    expect((await send(REQUEST)).status).toBe(201)
    expect((await inbox()).rows).toMatchObject([{ kind: 'template_request', body: 'A chat with rooms.' }])
    expect((await mailsTo(ADMIN))[0]?.subject).toBe('New template request')
  })

  it.each(Object.entries(RESUMES))(
    'of the careers page is stored with its resume: %s',
    async (name, bytes) => {
      expect((await send({ ...APPLICATION, phone: '123' }, { name, bytes })).status).toBe(201)
      const { rows } = await inbox({ wanted_kind: 'application' })
      expect(rows).toMatchObject([
        { details: { position: 'DevOps Engineer', phone: '123' }, file_name: name, file_size: bytes.length },
      ])
      const token = await tokenOfAdmin()
      const file = await ask(`/api/messages/${rows[0]?.id}/file`, {}, { authorization: `Bearer ${token}` })
      expect(file.status).toBe(200)
      expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true)
      expect(file.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${name}`)
      expect(file.headers.get('content-type')).toBe('application/octet-stream')
      expect(file.headers.get('x-content-type-options')).toBe('nosniff')
      expect(file.headers.get('cache-control')).toBe('no-store')
    },
  )

  it('with a resume of exactly 5MB is stored', async () => {
    const bytes = Buffer.alloc(5 * 1024 * 1024, 'x')
    RESUMES['ada.pdf'].copy(bytes)
    expect((await send(APPLICATION, { name: 'ada.pdf', bytes })).status).toBe(201)
    expect((await inbox()).rows).toMatchObject([{ file_size: bytes.length }])
  })

  it('that is sent again after a lost answer is stored and mailed once', async () => {
    const email = newEmail()
    for (const _ of [1, 2]) expect((await send({ ...CONTACT, email })).status).toBe(201)
    expect((await inbox()).total).toBe(1)
    expect(await mailsTo(email)).toHaveLength(1)
    await send({ ...CONTACT, email, body: 'Another' })
    expect((await inbox()).total).toBe(2)
  })

  it('is not confirmed when there is no room for it, and no mail is sent', async () => {
    const email = newEmail()
    await query(
      `insert into public.messages (kind, name, email, body)
       select 'contact', 'x', 'x@orrery.example', n::text from generate_series(1, 20000) n`,
    )
    const response = await send({ ...CONTACT, email })
    expect([response.status, await response.json()]).toEqual([507, { error: 'The inbox is full' }])
    expect(await mailsTo(email)).toEqual([])
  })
})

describe('the inbox', () => {
  it('lists unread and answered messages, newest first, and archived messages on their own', async () => {
    for (const body of ['first', 'second', 'third']) await send({ ...CONTACT, body })
    const { rows } = await inbox()
    expect(rows.map(({ body }) => body)).toEqual(['third', 'second', 'first'])
    const admin = await adminClient()
    const file = async (index: number, new_state: string) =>
      (await admin.rpc('file_message', { message: rows[index]?.id ?? '', new_state })).data
    expect([await file(0, 'answered'), await file(1, 'archived')]).toEqual([true, true])
    expect((await inbox()).rows.map(({ body, state }) => [body, state])).toEqual([
      ['third', 'answered'],
      ['first', 'unread'],
    ])
    expect((await inbox({ wanted_state: 'archived' })).rows.map(({ body }) => body)).toEqual(['second'])
    expect(await inbox({ wanted_state: 'unread', page_size: 1 })).toMatchObject({ total: 1, unread: 1 })
    expect((await inbox({ wanted_kind: 'application' })).total).toBe(0)
  })

  it('deletes with a way back, and for good after an hour', async () => {
    await send(APPLICATION, { name: 'ada.pdf', bytes: RESUMES['ada.pdf'] })
    const [{ id: message }] = (await inbox()).rows as unknown as [{ id: string }]
    const admin = await adminClient()
    const remove = async (deleted: boolean) => (await admin.rpc('delete_message', { message, deleted })).data
    const { care } = tools.server().services.backend
    expect(await remove(true)).toBe(true)
    expect((await inbox()).total).toBe(0)
    await care.now()
    expect(await remove(false)).toBe(true)
    expect((await inbox()).total).toBe(1)
    await remove(true)
    await query(`update public.messages set deleted_at = now() - interval '61 minutes'`)
    await care.now()
    expect(await query('select from private.message_files')).toEqual([])
    expect(await remove(false)).toBe(false)
  })
})

/** The access token of the designated admin. */
async function tokenOfAdmin(): Promise<string> {
  const response = await tools.post('/auth/v1/token?grant_type=password', {
    email: ADMIN,
    password: tools.server().services.secrets.adminPassword,
  })
  return ((await response.json()) as { access_token: string }).access_token
}
