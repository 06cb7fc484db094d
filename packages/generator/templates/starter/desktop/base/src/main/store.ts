import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { z } from 'zod'

const NoteInput = z.object({ title: z.string().max(200), text: z.string().max(100_000) })
const Note = NoteInput.extend({ id: z.string(), updatedAt: z.iso.datetime() })
const File = z.object({ notes: z.array(Note).max(10_000) })

export type NoteInput = z.infer<typeof NoteInput>
export type Note = z.infer<typeof Note>

/**
 * Stores notes in one file. A change is written to a temporary file that then replaces it, so that a crash leaves the
 * old notes or the new ones, never half of them. A damaged file is moved aside: nothing is lost, and the app opens.
 */
export async function openStore(path: string, now = () => new Date()) {
  await mkdir(dirname(path), { recursive: true })
  let { notes, damaged } = await read(path, now)

  /** A change that could not be written must not look as if it were saved. */
  async function commit(next: Note[]) {
    const file = File.parse({ notes: next })
    const before = notes
    notes = file.notes
    try {
      await writeFileAtomic(path, `${JSON.stringify(file, null, 2)}\n`)
    } catch (error) {
      if (notes === file.notes) notes = before
      throw error
    }
  }

  return {
    /** The path to which a damaged file was moved when the store was opened, or null. */
    damaged,
    /** Newest first. */
    list: () => notes,

    async create(input: unknown): Promise<Note> {
      const note = { ...NoteInput.parse(input), id: randomUUID(), updatedAt: now().toISOString() }
      await commit([note, ...notes])
      return note
    },

    async update(id: string, input: unknown): Promise<Note> {
      const others = notes.filter((note) => note.id !== id)
      if (others.length === notes.length) throw new Error('This note no longer exists.')
      const note = { ...NoteInput.parse(input), id, updatedAt: now().toISOString() }
      await commit([note, ...others])
      return note
    },

    remove: (id: string): Promise<void> => commit(notes.filter((note) => note.id !== id)),
  }
}

async function read(path: string, now: () => Date): Promise<{ notes: Note[]; damaged: string | null }> {
  const content = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{ "notes": [] }'
    throw error
  })
  try {
    return { ...File.parse(JSON.parse(content)), damaged: null }
  } catch {
    const damaged = `${path}.damaged-${now().toISOString().replaceAll(':', '-')}`
    await rename(path, damaged)
    return { notes: [], damaged }
  }
}
