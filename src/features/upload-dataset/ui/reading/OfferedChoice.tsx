import { type ReactNode, useState } from 'react'
import { SelectField } from '@/shared/ui/form'
import { choiceOf, type FieldOffer, type OfferedField } from '../../model/reading'
import { TypedField } from './TypedField'

export interface OfferedChoiceProps {
  field: OfferedField
  offer: FieldOffer
  /** What is chosen or guessed; null while that is not known. */
  value: string | null
  corrected: boolean
  hint: ReactNode
  aside: ReactNode
  onChoose: (text: string, typed: boolean) => void
}

/** Leads to the field in which another value is typed. */
const OTHER = 'other'
/** Nothing is chosen, and the guess is not known. */
const GUESS = 'guess'

/** One field of a reading: the usual values, and where others are possible, a field to type them. */
export function OfferedChoice({ field, offer, value, corrected, ...marking }: OfferedChoiceProps) {
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
          ...(value === null ? [{ value: GUESS, label: 'Guessed' }] : []),
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
          value={isListed ? '' : (value ?? '')}
          problem={other.problem}
          inputMode={other.inputMode}
          onType={(text) => {
            const fits = choiceOf(field, text) !== null
            if (fits) onChoose(text, true)
            return fits
          }}
        />
      ) : null}
    </>
  )
}
