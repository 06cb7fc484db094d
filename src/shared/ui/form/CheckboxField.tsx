import { chakra, Flex } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { FieldError } from './FieldError'

export interface CheckboxFieldProps {
  name: string
  label: ReactNode
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  error?: string | null
  /** The error is announced: the form was refused for it. */
  announced?: boolean
  /** Cannot be changed now, e.g. while the form is sent; it can still have the focus and be read. */
  disabled?: boolean
  onBlur?: () => void
}

/** A native checkbox with its label and error. */
export function CheckboxField({
  name,
  label,
  checked,
  onCheckedChange,
  error,
  announced,
  disabled,
  onBlur,
}: CheckboxFieldProps) {
  const id = useId()
  return (
    <Flex direction="column" gap="1.5">
      <Flex as="span" gap="2.5" align="flex-start">
        <chakra.input
          id={id}
          type="checkbox"
          name={name}
          checked={checked}
          aria-disabled={disabled || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => !disabled && onCheckedChange(event.target.checked)}
          onBlur={onBlur}
          boxSize="4.5"
          mt="0.5"
          flexShrink="0"
          accentColor="accent.solid"
        />
        <label htmlFor={id}>{label}</label>
      </Flex>
      <FieldError id={`${id}-error`} message={error} announced={announced} />
    </Flex>
  )
}
