import { chakra } from '@chakra-ui/react'
import { DESCRIPTION_LIMIT } from '@/entities/project/model'
import { TextareaField, type TextareaFieldProps } from '@/shared/ui/form'

export type DescriptionFieldProps = Pick<
  TextareaFieldProps,
  'value' | 'error' | 'announced' | 'onValueChange' | 'onBlur'
>

/** WZB-01: the description and how much of its 500 characters is used. */
export function DescriptionField({ value, ...field }: DescriptionFieldProps) {
  const over = value.length > DESCRIPTION_LIMIT
  return (
    <TextareaField
      label="Description"
      name="description"
      value={value}
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
      {...field}
    />
  )
}
