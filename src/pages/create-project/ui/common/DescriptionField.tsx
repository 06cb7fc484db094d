import { chakra } from '@chakra-ui/react'
import { DESCRIPTION_LIMIT } from '@/entities/project/model'
import { TextareaField } from '@/shared/ui/form'

export interface DescriptionFieldProps {
  value: string
  error: string | null
  onValueChange: (value: string) => void
}

/** WZB-01: the description and how much of its 500 characters is used. */
export function DescriptionField({ value, error, onValueChange }: DescriptionFieldProps) {
  const over = value.length > DESCRIPTION_LIMIT
  return (
    <TextareaField
      label="Description"
      name="description"
      value={value}
      error={error}
      aside={
        <chakra.span
          textStyle="sm"
          color={over ? 'fg.error' : 'fg.muted'}
          fontVariantNumeric="tabular-nums"
          aria-live={over ? 'polite' : 'off'}
        >
          {value.length}/{DESCRIPTION_LIMIT}
        </chakra.span>
      }
      onValueChange={onValueChange}
    />
  )
}
