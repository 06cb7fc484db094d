import { file } from '../../file'
import { code } from '../../text/code'

/** `test/store.test.js` */
export function storeTest() {
  return file(
    'test/store.test.js',
    code`
      import assert from 'node:assert/strict'
      import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
      import { tmpdir } from 'node:os'
      import { join } from 'node:path'
      import { test } from 'node:test'
      import { openStore, TEXT_LIMIT, TITLE_LIMIT } from '../src/store.js'

      /** A folder of its own for a test, and a clock that moves by a second. @param {import('node:test').TestContext} t */
      async function setUp(t) {
        const folder = await mkdtemp(join(tmpdir(), 'notes-'))
        t.after(() => rm(folder, { recursive: true, force: true }))
        let time = Date.parse('2026-01-01T00:00:00Z')
        return { folder, now: () => new Date((time += 1000)) }
      }

      test('notes are still there after a restart, newest first', async (t) => {
        const { folder, now } = await setUp(t)
        const store = await openStore(folder, now)
        const first = await store.create({ title: 'First', text: 'one' })
        await store.create({ title: 'Second 🌱', text: 'two' })
        await store.update(first.id, { title: 'First', text: 'changed' })
        const again = await openStore(folder, now)
        assert.deepEqual(
          again.list().map(({ title, text }) => [title, text]),
          [
            ['First', 'changed'],
            ['Second 🌱', 'two'],
          ],
        )
        assert.equal(again.damaged, null)
      })

      test('a removed note is gone, and removing it again changes nothing', async (t) => {
        const { folder } = await setUp(t)
        const store = await openStore(folder)
        const note = await store.create({ title: 'Gone', text: '' })
        await store.remove(note.id)
        await store.remove(note.id)
        assert.deepEqual((await openStore(folder)).list(), [])
        await assert.rejects(store.update(note.id, { title: '', text: '' }), /does not exist/)
      })

      test('many changes at once are all kept, and leave one file', async (t) => {
        const { folder } = await setUp(t)
        const store = await openStore(folder)
        await Promise.all(Array.from({ length: 40 }, (_, index) => store.create({ title: \`\${index}\`, text: '' })))
        assert.equal((await openStore(folder)).list().length, 40)
        assert.deepEqual(await readdir(folder), ['notes.json'])
      })

      test('what is no note is refused', async (t) => {
        const { folder } = await setUp(t)
        const store = await openStore(folder)
        const refused = [
          undefined,
          null,
          {},
          { title: 1, text: '' },
          { title: '', text: ['a'] },
          { title: 'x'.repeat(TITLE_LIMIT + 1), text: '' },
          { title: '', text: 'x'.repeat(TEXT_LIMIT + 1) },
        ]
        for (const input of refused) await assert.rejects(store.create(/** @type {any} */ (input)), /at most/)
        const note = await store.create(/** @type {any} */ ({ id: '../escape', title: '', text: '', extra: 1 }))
        assert.deepEqual(Object.keys(note).sort(), ['id', 'text', 'title', 'updatedAt'])
        assert.match(note.id, /^[\da-f-]{36}$/)
      })

      test('a damaged file is moved aside and nothing in it is lost', async (t) => {
        const { folder, now } = await setUp(t)
        for (const content of ['', '{"notes":[', '[]', '{"notes":[{"id":1}]}', 'null']) {
          await writeFile(join(folder, 'notes.json'), content)
          const store = await openStore(folder, now)
          assert.deepEqual(store.list(), [])
          assert.match(String(store.damaged), /^notes\.damaged-[\dTZ-]+\.json$/)
          assert.equal(await readFile(join(folder, String(store.damaged)), 'utf8'), content)
        }
      })

      test('what cannot be written is not shown as saved', async (t) => {
        const { folder } = await setUp(t)
        const store = await openStore(folder)
        const note = await store.create({ title: 'Kept', text: '' })
        await rm(folder, { recursive: true })
        await assert.rejects(store.update(note.id, { title: 'Lost', text: '' }))
        await assert.rejects(store.create({ title: 'Lost too', text: '' }))
        assert.deepEqual(store.list(), [note])
      })

      test('settled waits for what is being written', async (t) => {
        const { folder } = await setUp(t)
        const store = await openStore(folder)
        void store.create({ title: 'Late', text: '' })
        await store.settled()
        assert.match(await readFile(join(folder, 'notes.json'), 'utf8'), /Late/)
      })
    `,
  )
}

/** `test/app.test.js` */
export function appTest() {
  return file(
    'test/app.test.js',
    code`
      import assert from 'node:assert/strict'
      import { mkdtemp, readFile, rm } from 'node:fs/promises'
      import { tmpdir } from 'node:os'
      import { join } from 'node:path'
      import { test } from 'node:test'
      import { matching, nameOf } from '../renderer/view.js'
      import { createHandlers } from '../src/handlers.js'
      import { isOwnPage, ORIGIN, servePage } from '../src/pages.js'
      import { openStore } from '../src/store.js'

      test('the page may ask for exactly what the bridge offers', async (t) => {
        const folder = await mkdtemp(join(tmpdir(), 'notes-'))
        t.after(() => rm(folder, { recursive: true, force: true }))
        const handlers = createHandlers(await openStore(folder))
        const bridge = await readFile(new URL('../src/preload.cjs', import.meta.url), 'utf8')
        const asked = [...bridge.matchAll(/invoke\('([^']+)'/g)].map(([, channel]) => channel)
        assert.deepEqual(asked.sort(), Object.keys(handlers).sort())

        const note = /** @type {any} */ (await handlers['notes:create']?.({ title: 'Hello', text: '' }))
        await handlers['notes:update']?.(note.id, { title: 'Hello', text: 'World' })
        const { notes } = /** @type {any} */ (await handlers['notes:list']?.())
        assert.equal(notes[0].text, 'World')
        await handlers['notes:remove']?.(note.id)
        assert.deepEqual(await handlers['notes:list']?.(), { notes: [], damaged: null })
      })

      test('pages come with a policy, and nothing else is served', async () => {
        const page = await servePage(\`\${ORIGIN}/\`)
        assert.equal(page.status, 200)
        assert.match(page.headers.get('content-security-policy') ?? '', /default-src 'none'.*script-src 'self'/)
        assert.match(await page.text(), /<title>/)
        const script = await servePage(\`\${ORIGIN}/app.js\`)
        assert.match(script.headers.get('content-type') ?? '', /javascript/)
        for (const url of ['/../src/main.js', '/..%2fsrc%2fmain.js', '/package.json', '/constructor'])
          assert.equal((await servePage(ORIGIN + url)).status, 404, url)
        for (const url of ['https://example.com/', 'app://other/', 'file:///etc/passwd', '', undefined]) {
          assert.equal(isOwnPage(url), false)
          assert.equal((await servePage(String(url))).status, 404)
        }
      })

      test('nothing in the page needs what the policy forbids', async () => {
        const page = await (await servePage(\`\${ORIGIN}/\`)).text()
        assert.doesNotMatch(page, /\son\w+=|\sstyle=|<style|<script>|https?:/)
      })

      test('windows are isolated and sandboxed', async () => {
        const main = await readFile(new URL('../src/main.js', import.meta.url), 'utf8')
        for (const setting of ['contextIsolation: true', 'sandbox: true', 'nodeIntegration: false'])
          assert.ok(main.includes(setting), setting)
      })

      test('search finds every word, in title and text', () => {
        const note = { id: 'a', title: 'Shopping', text: 'Bread and Milk', updatedAt: '' }
        assert.deepEqual(matching([note], ' milk  SHOP '), [note])
        assert.deepEqual(matching([note], 'milk tea'), [])
        assert.deepEqual(matching([note], ''), [note])
      })

      test('a note is named by its title or its first line', () => {
        assert.equal(nameOf({ title: ' Plan ', text: 'x' }), 'Plan')
        assert.equal(nameOf({ title: '', text: '\n  \nFirst words\nmore' }), 'First words')
        assert.equal(nameOf({ title: ' ', text: '' }), 'Empty note')
      })
    `,
  )
}

/** `bench/store.js` */
export function benchFile() {
  return file(
    'bench/store.js',
    code`
      // How long the store takes with many notes. The numbers compare two states of the code on one machine.
      import { mkdtemp, rm } from 'node:fs/promises'
      import { tmpdir } from 'node:os'
      import { join } from 'node:path'
      import { openStore } from '../src/store.js'

      const NOTES = 200
      const folder = await mkdtemp(join(tmpdir(), 'notes-'))
      try {
        const store = await openStore(folder)
        await timed(\`saving, \${NOTES} notes one by one\`, NOTES, async () => {
          for (let index = 0; index < NOTES; index++) {
            await store.create({ title: \`Note \${index}\`, text: 'word '.repeat(200) })
          }
        })
        await timed(\`opening \${NOTES} notes\`, 1, async () => void (await openStore(folder)))
        await timed('listing', 1, async () => void store.list())
      } finally {
        await rm(folder, { recursive: true, force: true })
      }

      /** @param {string} name @param {number} count @param {() => Promise<void>} work */
      async function timed(name, count, work) {
        const started = performance.now()
        await work()
        console.log(\`\${name.padEnd(30)} \${((performance.now() - started) / count).toFixed(2)} ms each\`)
      }
    `,
  )
}
