import { chakra, Flex } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { afterPress } from './after-press'
import { FieldError } from './FieldError'

/** Attributes that connect the control inside a field to it. */
interface ControlProps {
  id: string
  required?: boolean
  /** Cannot be changed now. The control keeps the focus, so that keyboard users do not lose their place. */
  'aria-disabled'?: true
  'aria-invalid'?: true
  'aria-describedby'?: string
  onBlur?: () => void
}

export interface FormFieldProps {
  label: string
  hint?: ReactNode
  /** The error and how to fix it; null when the value is valid. */
  error?: string | null
  /** The error is announced: the form was refused for it. */
  announced?: boolean
  required?: boolean
  /** Cannot be changed now, e.g. while the form is sent; it can still have the focus and be read. */
  disabled?: boolean
  /** Rendered at the right end of the label's line, e.g. a counter. */
  aside?: ReactNode
  onBlur?: () => void
  children: (control: ControlProps) => ReactNode
}

/** Label above, hint and error below, all tied to the control inside. */
export function FormField(props: FormFieldProps) {
  const { label, hint, error, announced, required, disabled, aside, onBlur, children } = props
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [error ? errorId : null, hint ? hintId : null].filter(Boolean).join(' ')
  return (
    <Flex direction="column" gap="1.5" width="full" minWidth="0">
      <Flex justify="space-between" align="baseline" gap="3">
        <chakra.label htmlFor={id} textStyle="label" color={disabled ? 'fg.muted' : 'fg'}>
          {label}
        </chakra.label>
        {aside}
      </Flex>
      {children({
        id,
        required,
        'aria-disabled': disabled ? true : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
        onBlur: onBlur && (() => afterPress(onBlur)),
      })}
      {hint ? (
        <chakra.div id={hintId} textStyle="sm" color="fg.muted">
          {hint}
        </chakra.div>
      ) : null}
      <FieldError id={errorId} message={error} announced={announced} />
    </Flex>
  )
}
