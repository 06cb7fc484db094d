import { file } from '../../file'
import { code } from '../../text/code'

/** `src/store.js` */
export function storeFile() {
  return file(
    'src/store.js',
    code`
      import { randomUUID } from 'node:crypto'
      import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
      import { join } from 'node:path'

      /** @import { Note, NoteInput } from './bridge.js' */

      export const TITLE_LIMIT = 200
      export const TEXT_LIMIT = 100_000
      export const NOTES_LIMIT = 10_000

      /**
       * Notes in one file of a folder. A change is written to a second file, forced to the disk and then put in the place of
       * the first one, so that a crash leaves the old notes or the new ones, never half of them.
       *
       * @param {string} folder is created when it does not exist
       * @param {() => Date} now
       */
      export async function openStore(folder, now = () => new Date()) {
        const path = join(folder, 'notes.json')
        await mkdir(folder, { recursive: true })
        const { notes, damaged } = await readNotes(path, now)

        /** Writes one after another; each writes the state of its moment. */
        let writing = Promise.resolve()

        /** @param {Map<string, Note>} next */
        async function commit(next) {
          const content = JSON.stringify({ version: 1, notes: [...next.values()] }, null, 2)
          const work = writing.then(() => writeAtomically(path, \`\${content}\n\`))
          writing = work.catch(() => {})
          const before = new Map(notes)
          replace(notes, next)
          try {
            await work
          } catch (error) {
            // What is not on the disk must not look as if it were, unless something newer has come since.
            if (same(notes, next)) replace(notes, before)
            throw error
          }
        }

        return {
          /** Name of the file that a damaged one was moved to when the store was opened, or null. */
          damaged,

          /** Newest first. @returns {Note[]} */
          list() {
            return [...notes.values()].sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
          },

          /** @param {NoteInput} input @returns {Promise<Note>} */
          async create(input) {
            if (notes.size >= NOTES_LIMIT) throw new Error(\`There are already \${NOTES_LIMIT} notes.\`)
            const note = { id: randomUUID(), ...checked(input), updatedAt: now().toISOString() }
            await commit(new Map(notes).set(note.id, note))
            return note
          },

          /** @param {string} id @param {NoteInput} input @returns {Promise<Note>} */
          async update(id, input) {
            if (!notes.has(id)) throw new Error('This note does not exist any more.')
            const note = { id, ...checked(input), updatedAt: now().toISOString() }
            await commit(new Map(notes).set(id, note))
            return note
          },

          /** @param {string} id @returns {Promise<void>} */
          async remove(id) {
            if (!notes.has(id)) return
            const next = new Map(notes)
            next.delete(id)
            await commit(next)
          },

          /** Resolves when everything is on the disk. @returns {Promise<void>} */
          settled: () => writing,
        }
      }

      /** @typedef {Awaited<ReturnType<typeof openStore>>} Store */

      /** @param {Map<string, Note>} target @param {Map<string, Note>} source */
      function replace(target, source) {
        target.clear()
        for (const [id, note] of source) target.set(id, note)
      }

      /** @param {Map<string, Note>} a @param {Map<string, Note>} b */
      function same(a, b) {
        return a.size === b.size && [...a].every(([id, note]) => b.get(id) === note)
      }

      /** @param {unknown} input @returns {NoteInput} */
      function checked(input) {
        const { title, text } = /** @type {Record<string, unknown>} */ (input ?? {})
        if (typeof title !== 'string' || title.length > TITLE_LIMIT)
          throw new Error(\`A title is text of at most \${TITLE_LIMIT} characters.\`)
        if (typeof text !== 'string' || text.length > TEXT_LIMIT)
          throw new Error(\`A note is text of at most \${TEXT_LIMIT} characters.\`)
        return { title, text }
      }

      /**
       * A file that cannot be understood is moved aside, so that nothing is lost and the app still opens.
       *
       * @param {string} path @param {() => Date} now
       * @returns {Promise<{ notes: Map<string, Note>, damaged: string | null }>}
       */
      async function readNotes(path, now) {
        let content
        try {
          content = await readFile(path, 'utf8')
        } catch (error) {
          if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT')
            return { notes: new Map(), damaged: null }
          throw error
        }
        try {
          return { notes: parse(content), damaged: null }
        } catch {
          const name = \`notes.damaged-\${now().toISOString().replace(/[:.]/g, '-')}.json\`
          await rename(path, join(path, '..', name))
          return { notes: new Map(), damaged: name }
        }
      }

      /** @param {string} content @returns {Map<string, Note>} */
      function parse(content) {
        const { notes } = JSON.parse(content)
        return new Map(
          notes.map((/** @type {Note} */ note) => {
            const { id, updatedAt } = note
            if (typeof id !== 'string' || Number.isNaN(Date.parse(updatedAt))) throw new Error('This is no note.')
            return [id, { id, ...checked(note), updatedAt }]
          }),
        )
      }

      /** @param {string} path @param {string} content */
      async function writeAtomically(path, content) {
        const draft = \`\${path}.tmp\`
        try {
          const handle = await open(draft, 'w')
          try {
            await handle.writeFile(content)
            await handle.sync()
          } finally {
            await handle.close()
          }
          await rename(draft, path)
        } catch (error) {
          await rm(draft, { force: true })
          throw error
        }
      }
    `,
  )
}
