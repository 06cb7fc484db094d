import { useEffect, useState } from 'react'
import type { Note } from '../../main/store'

/** ms without a keystroke before a note is saved. */
const PAUSE = 400

interface Props {
  note: Note
  onSave: (title: string, text: string) => void
  onRemove: () => void
}

export function Editor({ note, onSave, onRemove }: Props) {
  const [title, setTitle] = useState(note.title)
  const [text, setText] = useState(note.text)
  const changed = title !== note.title || text !== note.text

  useEffect(() => {
    if (!changed) return undefined
    const timer = setTimeout(() => onSave(title, text), PAUSE)
    return () => clearTimeout(timer)
  }, [changed, title, text, onSave])

  return (
    <div className="grid h-full grid-rows-[auto_1fr_auto] gap-3">
      <input
        className="input"
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        onBlur={() => changed && onSave(title, text)}
        maxLength={200}
        placeholder="Title"
        aria-label="Title"
      />
      <textarea
        className="input"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => changed && onSave(title, text)}
        maxLength={100_000}
        placeholder="Write…"
        aria-label="Text"
      />
      <button type="button" className="button justify-self-start" onClick={onRemove}>
        Delete note
      </button>
    </div>
  )
}
