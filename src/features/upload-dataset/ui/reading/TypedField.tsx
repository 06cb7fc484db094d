import { useState, type ReactNode } from 'react'
import { TextField } from '@/shared/ui/form'

export interface TypedFieldProps {
  name: string
  label: string
  /** The chosen or guessed value, as text. */
  value: string
  hint?: ReactNode
  aside?: ReactNode
  placeholder?: string
  inputMode?: 'numeric'
  maxLength?: number
  /** Sends what is typed; false when that is no choice. */
  onType: (text: string) => boolean
  /** The message for such a text. */
  problem?: string
  /** Why `value` is not followed although it fits. */
  refusal?: string | null
}

/**
 * A field that is parsed on every input. An invalid text stays in it with a message; an empty text gets its message when the
 * field is left.
 */
export function TypedField({ value, onType, problem, refusal = null, inputMode, ...field }: TypedFieldProps) {
  const [draft, setDraft] = useState<{ text: string; fits: boolean } | null>(null)
  const [left, setLeft] = useState(false)
  return (
    <TextField
      {...field}
      value={draft?.text ?? value}
      error={draft?.fits === false ? (left || draft.text.trim() !== '' ? problem : null) : refusal}
      onValueChange={(text) => {
        const fits = onType(text)
        setDraft({ text, fits })
        setLeft(false)
      }}
      onBlur={() => {
        setLeft(true)
        // A valid text is replaced by the value that was parsed from it.
        if (draft?.fits) setDraft(null)
      }}
      inputProps={{ inputMode, spellCheck: false, dir: 'auto' }}
    />
  )
}
