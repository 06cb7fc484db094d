import { chakra, Grid } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { FieldError } from './FieldError'

export interface OptionGroupProps {
  legend: string
  error?: string | null
  /** The error is announced: the form was refused for it. */
  announced?: boolean
  /** Columns from the `md` breakpoint up. */
  columns?: number
  /** Cards or checkboxes. */
  children: ReactNode
}

/** A group of options under one question, with the error tied to it. */
export function OptionGroup({ legend, error, announced, columns = 3, children }: OptionGroupProps) {
  const id = useId()
  return (
    <chakra.fieldset
      border="0"
      p="0"
      m="0"
      minWidth="0"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? id : undefined}
    >
      <chakra.legend textStyle="label" mb="2">
        {legend}
      </chakra.legend>
      <Grid templateColumns={{ base: '1fr', md: `repeat(${columns}, 1fr)` }} gap="3">
        {children}
      </Grid>
      <chakra.div mt={error ? '1.5' : '0'}>
        <FieldError id={id} message={error} announced={announced} />
      </chakra.div>
    </chakra.fieldset>
  )
}
