import { type ReactNode, useState } from 'react'
import { SelectField } from '@/shared/ui/form'
import { type FieldOffer, type OfferedField, typedChoiceOf } from '../../model/reading'
import { TypedField } from './TypedField'

export interface OfferedChoiceProps {
  field: OfferedField
  offer: FieldOffer
  /** The chosen or guessed value; null while it is not known. */
  value: string | null
  corrected: boolean
  /** The value was chosen and the file does not allow it. */
  unused?: boolean
  hint: ReactNode
  aside: ReactNode
  onChoose: (text: string, typed: boolean) => void
}

/** Why the guess counts in place of a choice. */
export const NOT_POSSIBLE = 'Not possible for this file; detected instead'

/** Leads to the field in which another value is typed. */
const OTHER = 'other'
/** Nothing is chosen, and the guess is not known. */
const GUESS = 'guess'

/** One field of a reading: the usual values, and where others are possible, a field to type them. */
export function OfferedChoice({
  field,
  offer,
  value,
  corrected,
  unused = false,
  ...marking
}: OfferedChoiceProps) {
  const { label, options, other } = offer
  const { onChoose, ...marks } = marking
  const [asksOther, setAsksOther] = useState(false)
  const [wasCorrected, setWasCorrected] = useState(corrected)
  if (wasCorrected !== corrected) {
    setWasCorrected(corrected)
    // Back at the guess, no other value is asked for.
    if (!corrected) setAsksOther(false)
  }
  const isListed = value === null || options.some((option) => option.value === value)
  const types = other !== undefined && (asksOther || !isListed)
  return (
    <>
      <SelectField
        name={field}
        label={label}
        {...marks}
        value={types ? OTHER : (value ?? GUESS)}
        options={[
          ...(value === null ? [{ value: GUESS, label: 'Detected' }] : []),
          ...options,
          ...(other ? [{ value: OTHER, label: other.option }] : []),
        ]}
        onValueChange={(text) => {
          setAsksOther(text === OTHER)
          if (text !== OTHER && text !== GUESS) onChoose(text, false)
        }}
      />
      {types ? (
        <TypedField
          name={`${field}-other`}
          label={other.label}
          // A guess is not what was typed here.
          value={corrected && value !== null && typedChoiceOf(field, value) ? value : ''}
          problem={other.problem}
          refusal={unused ? NOT_POSSIBLE : null}
          inputMode={other.inputMode}
          onType={(text) => {
            const fits = typedChoiceOf(field, text) !== null
            if (fits) onChoose(text, true)
            return fits
          }}
        />
      ) : null}
    </>
  )
}
