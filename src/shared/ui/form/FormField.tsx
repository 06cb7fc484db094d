import { Field, Flex } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export interface FormFieldProps {
  label: string
  hint?: ReactNode
  /** What is wrong and what to do; null when all is well. */
  error?: string | null
  required?: boolean
  disabled?: boolean
  /** Stands at the right end of the label's line, e.g. a counter or a link. */
  aside?: ReactNode
  children: ReactNode
}

/** Label above, hint and error below, all tied to the control inside. */
export function FormField({ label, hint, error, required, disabled, aside, children }: FormFieldProps) {
  return (
    <Field.Root invalid={Boolean(error)} required={required} disabled={disabled}>
      <Flex width="full" justify="space-between" align="baseline" gap="3">
        <Field.Label textStyle="label">{label}</Field.Label>
        {aside}
      </Flex>
      {children}
      {hint ? <Field.HelperText>{hint}</Field.HelperText> : null}
      <Field.ErrorText>
        <CircleAlert size={15} aria-hidden style={{ flexShrink: 0, marginTop: 2 }} />
        {error}
      </Field.ErrorText>
    </Field.Root>
  )
}
