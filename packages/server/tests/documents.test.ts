import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { change, documentsOf } from './documents-kit'
import { serverForTests } from './kit'

const { confirmedUser, query, post } = serverForTests()

async function newUser() {
  const user = await confirmedUser()
  return { ...user, ...documentsOf(user.client, user.id) }
}

describe('documents of an account', () => {
  it('are read by every browser in the order in which they changed', async () => {
    const { push, pull } = await newUser()
    expect(await push(change('a', { name: 'A' }), change('b', { name: 'B' }))).toMatchObject([
      { result: 'accepted', version: 1 },
      { result: 'accepted', version: 1 },
    ])
    const first = await pull()
    expect(first.documents.map(({ id, value }) => [id, value])).toEqual([
      ['a', { name: 'A' }],
      ['b', { name: 'B' }],
    ])
    expect(first.more).toBe(false)
    await push(change('a', { name: 'A2' }, { base: 1 }))
    expect(await pull(first.cursor)).toMatchObject({
      documents: [{ id: 'a', value: { name: 'A2' }, version: 2, deleted: false }],
      more: false,
    })
  })

  it('come page by page, and none is left out', async () => {
    const { push, pull } = await newUser()
    await push(...Array.from({ length: 25 }, (_, index) => change(`p${index}`, { index })))
    const seen: string[] = []
    for (let cursor = 0, more = true; more; ) {
      const page = await pull(cursor, 10)
      seen.push(...page.documents.map(({ id }) => id))
      ;({ cursor, more } = page)
    }
    expect(seen).toEqual(Array.from({ length: 25 }, (_, index) => `p${index}`))
  })

  it('come in pages of about a megabyte', async () => {
    const { push, pull } = await newUser()
    for (const id of ['a', 'b', 'c']) await push(change(id, { text: 'x'.repeat(490_000) }))
    const page = await pull()
    expect([page.documents.length, page.more]).toEqual([3, false])
    await push(change('d', { text: 'x'.repeat(490_000) }))
    expect(await pull()).toMatchObject({ more: true })
    expect((await pull(page.cursor)).documents.map(({ id }) => id)).toEqual(['d'])
  })

  it('that were deleted stay as a mark without a value', async () => {
    const { push, pull, history } = await newUser()
    await push(change('a', { name: 'A' }))
    const removal = change('a', undefined, { base: 1, deleted: true })
    expect(await push(removal)).toMatchObject([{ result: 'accepted', version: 2 }])
    expect((await pull()).documents).toEqual([
      { kind: 'project', id: 'a', value: null, version: 2, deleted: true },
    ])
    expect((await history('a')).map(({ value }) => value)).toEqual([null, { name: 'A' }])
    expect(await push(change('a', { name: 'again' }, { base: 2 }))).toMatchObject([{ version: 3 }])
  })

  it('change once, however often a change is sent', async () => {
    const { push, pull, history } = await newUser()
    const first = change('a', { name: 'A' })
    const second = change('a', { name: 'B' }, { base: 1 })
    await push(first, second)
    expect(await push(first, second)).toMatchObject([
      { result: 'accepted', version: 1 },
      { result: 'accepted', version: 2 },
    ])
    expect((await pull()).documents).toMatchObject([{ value: { name: 'B' }, version: 2 }])
    expect(await history('a')).toHaveLength(2)
  })

  it('give the version that won to whoever changed an older one, and keep the version that lost', async () => {
    const { push, pull, history } = await newUser()
    await push(change('a', { name: 'A' }))
    await push(change('a', { name: 'won' }, { base: 1 }))
    const late = change('a', { name: 'lost' }, { base: 1 })
    const conflict = { result: 'conflict', version: 2, value: { name: 'won' }, deleted: false }
    expect(await push(late)).toMatchObject([conflict])
    expect(await push(late)).toMatchObject([conflict])
    expect((await pull()).documents).toMatchObject([{ value: { name: 'won' } }])
    expect((await history('a')).map(({ value, lost }) => [value, lost])).toEqual([
      [{ name: 'lost' }, true],
      [{ name: 'won' }, false],
      [{ name: 'A' }, false],
    ])
  })

  it('take a change that follows an own one whose answer was lost', async () => {
    const { push } = await newUser()
    const sent = change('a', { name: 'A' })
    await push(sent)
    expect(await push(change('a', { name: 'B' }, { after: [sent.change] }))).toMatchObject([
      { result: 'accepted', version: 2 },
    ])
    expect(await push(change('a', { name: 'C' }, { after: [sent.change] }))).toMatchObject([
      { result: 'conflict' },
    ])
  })

  it('take the same value from two browsers as one', async () => {
    const { push, history } = await newUser()
    await push(change('a', { name: 'A' }))
    expect(await push(change('a', { name: 'A' }))).toMatchObject([{ result: 'accepted', version: 1 }])
    expect(await history('a')).toHaveLength(1)
  })

  it('are read anew by a browser that knows more than a restored database', async () => {
    const { push, pull } = await newUser()
    await push(change('a', { name: 'A' }))
    expect((await pull(1000)).documents).toHaveLength(1)
    expect(await push(change('b', { name: 'B' }, { base: 7 }))).toMatchObject([{ result: 'accepted' }])
  })

  it('keep their last 20 versions', async () => {
    const { push, history } = await newUser()
    for (let base = 0; base < 25; base++) await push(change('a', { base }, { base }))
    expect((await history('a')).map(({ version }) => version)).toEqual(
      Array.from({ length: 20 }, (_, index) => 25 - index),
    )
  })

  it('keep fewer versions when they are large', async () => {
    const { push, id } = await newUser()
    for (let base = 0; base < 12; base++)
      await push(change('a', { text: `${base}`.repeat(200_000) }, { base }))
    const [stored] = await query(
      `select sum(bytes)::int as bytes, (select history_bytes::int from private.document_counters where workspace_id = $1)
         as counted from public.document_versions where workspace_id = $1`,
      [id],
    )
    expect(stored?.bytes).toBeLessThan(4_000_000)
    expect(stored?.counted).toBe(stored?.bytes)
  })

  it('refuse what does not fit, each for itself', async () => {
    const { push, pull } = await newUser()
    const results = await push(
      change('list', ['a']),
      change('text', 'a'),
      change('none', undefined),
      change('kind', {}, { kind: 'passwords' }),
      change('large', { text: 'x'.repeat(600_000) }),
      change('good', { name: 'A' }),
    )
    expect(results.map(({ result, code }) => code ?? result)).toEqual([
      'shape',
      'shape',
      'shape',
      'kind',
      'too_large',
      'accepted',
    ])
    expect((await pull()).documents.map(({ id }) => id)).toEqual(['good'])
  })

  it('have a quota for each kind, which a deletion makes room in', async () => {
    const { push, id } = await newUser()
    await query(`insert into private.workspace_limits values ($1, 'bookmark_documents', 2)`, [id])
    const bookmark = (name: string, rest = {}) => change(name, { name }, { kind: 'bookmark', ...rest })
    expect((await push(bookmark('a'), bookmark('b'), bookmark('c'))).map(({ code }) => code)).toEqual([
      undefined,
      undefined,
      'quota',
    ])
    expect(
      await push(bookmark('a', { base: 1, deleted: true, value: undefined }), bookmark('c')),
    ).toMatchObject([{ result: 'accepted' }, { result: 'accepted' }])
  })

  it('have a quota for all of a workspace', async () => {
    const { push, id } = await newUser()
    await query(`insert into private.workspace_limits values ($1, 'document_bytes', 100)`, [id])
    expect(
      (await push(change('a', { text: 'x'.repeat(60) }), change('b', { text: 'x'.repeat(60) })))[1],
    ).toMatchObject({ result: 'refused', code: 'quota' })
    expect(await push(change('a', { text: 'y'.repeat(70) }, { base: 1 }))).toMatchObject([
      { result: 'accepted' },
    ])
  })

  it('drop the oldest of their history when a workspace stores too much of it', async () => {
    const { push, history, id } = await newUser()
    await query(`insert into private.workspace_limits values ($1, 'document_history_bytes', 100)`, [id])
    for (let base = 0; base < 5; base++) await push(change('a', { text: `${base}`.repeat(30) }, { base }))
    expect((await history('a')).map(({ version }) => version)).toEqual([5, 4])
  })

  it('go with their account', async () => {
    const { push, id } = await newUser()
    await push(change('a', { name: 'A' }))
    await query('delete from auth.users where id = $1', [id])
    for (const table of ['public.documents', 'public.document_versions', 'private.document_counters'])
      expect([table, await query(`select 1 from ${table} where workspace_id = $1`, [id])]).toEqual([
        table,
        [],
      ])
  })

  it('are refused as a whole when the request is none', async () => {
    const { id, token } = await newUser()
    const headers = { authorization: `Bearer ${token}` }
    const one = { kind: 'project', id: 'a', change: randomUUID(), value: {} }
    const asked = async (changes: string) =>
      (await post('/rest/v1/rpc/push_documents', { workspace: id, changes }, headers)).status
    expect(await asked('[')).toBe(400)
    expect(await asked('{}')).toBe(400)
    expect(await asked(JSON.stringify(Array.from({ length: 201 }, () => one)))).toBe(400)
    for (const bad of [
      { change: 'x' },
      { id: '' },
      { base: 'x' },
      { base: -1 },
      { deleted: 'yes' },
      { after: 'x' },
    ])
      expect([bad, await asked(JSON.stringify([{ ...one, ...bad }]))]).toEqual([bad, 400])
    expect(await asked(JSON.stringify([one]))).toBe(200)
  })

  it('of a hundred kilobytes and more come in one request', async () => {
    const { push } = await newUser()
    const profile = change('a', { text: '"'.repeat(400_000) }, { kind: 'dataset_profile' })
    expect(await push(profile)).toMatchObject([{ result: 'accepted' }])
  })

  it('changed by many at once lose nothing', async () => {
    const { push, pull } = await newUser()
    await Promise.all(
      Array.from({ length: 10 }, (_, browser) =>
        push(
          ...Array.from({ length: 20 }, (_each, index) => change(`${browser}-${index}`, { browser, index })),
        ),
      ),
    )
    const { documents, cursor } = await pull()
    expect([documents.length, cursor]).toEqual([200, 200])
  })
})
