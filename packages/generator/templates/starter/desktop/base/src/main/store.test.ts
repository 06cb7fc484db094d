import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { openStore } from './store'

let folder: string
let path: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'notes-'))
  path = join(folder, 'deep', 'notes.json')
})

test('notes survive a restart, the most recently changed one first', async () => {
  const store = await openStore(path)
  const first = await store.create({ title: 'First', text: 'a' })
  await store.create({ title: 'Second', text: 'b' })
  await store.update(first.id, { title: 'First', text: 'changed' })

  const again = await openStore(path)
  expect(again.list().map(({ title, text }) => `${title}: ${text}`)).toEqual(['First: changed', 'Second: b'])
})

test('a removed note stays removed and cannot be changed', async () => {
  const store = await openStore(path)
  const { id } = await store.create({ title: 'Gone', text: '' })
  await store.remove(id)
  expect((await openStore(path)).list()).toEqual([])
  await expect(store.update(id, { title: '', text: '' })).rejects.toThrow('no longer exists')
})

test.each([null, {}, { title: 1, text: '' }, { title: 'x'.repeat(201), text: '' }])('%o is not a note', async (input) => {
  const store = await openStore(path)
  await expect(store.create(input)).rejects.toThrow()
  expect(store.list()).toEqual([])
})

test('many simultaneous changes are all saved', async () => {
  const store = await openStore(path)
  await Promise.all(Array.from({ length: 30 }, (_, n) => store.create({ title: `${n}`, text: '' })))
  expect((await openStore(path)).list()).toHaveLength(30)
})

test('a damaged file is moved aside', async () => {
  await openStore(path)
  await writeFile(path, '{ "notes": [{')
  const store = await openStore(path)
  expect(store.list()).toEqual([])
  expect(await readFile(store.damaged ?? '', 'utf8')).toBe('{ "notes": [{')
  expect(await readdir(join(folder, 'deep'))).toHaveLength(1)
})

test('a change that cannot be written does not look as if it were saved', async () => {
  const store = await openStore(join(folder, 'notes.json'))
  await store.create({ title: 'Kept', text: '' })
  const broken = await openStore(join(folder, 'x', 'notes.json'), () => new Date(NaN))
  await expect(broken.create({ title: 'Lost', text: '' })).rejects.toThrow()
  expect(broken.list()).toEqual([])
})
