import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bench } from 'vitest'
import { openStore } from './store'

const store = await openStore(join(await mkdtemp(join(tmpdir(), 'notes-')), 'notes.json'))
const { id } = await store.create({ title: '', text: '' })
for (let count = 1; count < 1000; count++) await store.create({ title: `${count}`, text: 'x'.repeat(1000) })

bench('saving one of 1,000 notes', async () => {
  await store.update(id, { title: 'changed', text: 'x'.repeat(1000) })
})
