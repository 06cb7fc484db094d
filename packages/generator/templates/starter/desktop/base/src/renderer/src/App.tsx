import { useCallback, useEffect, useState } from 'react'
import type { Note } from '../../main/store'
import type { NotesBridge } from '../../preload'
import { Editor } from './Editor'

export function App({ notes: bridge }: { notes: NotesBridge }) {
  const [notes, setNotes] = useState<Note[]>([])
  const [openId, setOpenId] = useState<string>()
  const [removed, setRemoved] = useState<Note>()
  const [search, setSearch] = useState('')
  const [status, setStatus] = useState('')

  /** Shows what went wrong; the typed text stays in the editor. */
  const attempt = useCallback(async (work: () => Promise<string | undefined>) => {
    setStatus((await work().catch((error: Error) => error.message)) ?? '')
  }, [])

  useEffect(() => {
    void attempt(async () => {
      const { notes, damaged } = await bridge.list()
      setNotes(notes)
      return damaged ? `The notes could not be read. The damaged file was moved to ${damaged}.` : undefined
    })
  }, [attempt, bridge])

  const create = (title = '', text = '') =>
    attempt(async () => {
      const note = await bridge.create({ title, text })
      setNotes((all) => [note, ...all])
      setOpenId(note.id)
      setRemoved(undefined)
      return undefined
    })

  const save = (title: string, text: string) =>
    attempt(async () => {
      const saved = await bridge.update(openId ?? '', { title, text })
      setNotes((all) => [saved, ...all.filter(({ id }) => id !== saved.id)])
      return 'Saved'
    })

  const remove = (note: Note) =>
    attempt(async () => {
      await bridge.remove(note.id)
      setNotes((all) => all.filter(({ id }) => id !== note.id))
      setOpenId(undefined)
      setRemoved(note)
      return `Deleted “${note.title || 'Untitled'}”.`
    })

  const open = notes.find(({ id }) => id === openId)
  const shown = notes.filter(({ title, text }) => `${title} ${text}`.toLowerCase().includes(search.toLowerCase()))

  return (
    <div className="grid h-dvh grid-cols-[16rem_1fr] grid-rows-[1fr_auto]">
      <nav aria-label="Notes" className="grid content-start gap-3 overflow-auto border-r border-line bg-panel p-4">
        <button type="button" className="button" onClick={() => create()}>
          New note
        </button>
        <input
          className="input"
          type="search"
          placeholder="Search"
          aria-label="Search notes"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <ul>
          {shown.map(({ id, title }) => (
            <li key={id}>
              <button
                type="button"
                className="w-full truncate rounded-lg px-3 py-2 text-left aria-[current]:bg-page"
                aria-current={id === openId ? 'true' : undefined}
                onClick={() => setOpenId(id)}
              >
                {title || 'Untitled'}
              </button>
            </li>
          ))}
        </ul>
        {shown.length === 0 && (
          <p className="text-soft">{notes.length > 0 ? 'No notes match.' : 'There are no notes yet.'}</p>
        )}
      </nav>
      <main className="overflow-auto p-4">
        {open ? (
          <Editor key={open.id} note={open} onSave={save} onRemove={() => remove(open)} />
        ) : (
          <p className="text-soft">Choose a note, or write a new one.</p>
        )}
      </main>
      <footer className="col-span-2 flex min-h-12 items-center gap-3 border-t border-line px-4">
        <p role="status">{status}</p>
        {removed && (
          <button type="button" className="button" onClick={() => create(removed.title, removed.text)}>
            Undo
          </button>
        )}
      </footer>
    </div>
  )
}
