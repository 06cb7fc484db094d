import { useLayoutEffect, useRef } from 'react'
import { Input } from './Controls'
import { FormField, type FormFieldProps } from './FormField'

export interface SecretFieldProps extends Omit<FormFieldProps, 'children'> {
  name: string
  value: string
  onValueChange: (value: string) => void
  placeholder?: string
}

/**
 * A field for a key or token of another service: its value never becomes an attribute of the page, nor is it
 * offered again.
 */
export function SecretField({ name, value, onValueChange, placeholder, ...field }: SecretFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  // React would write a value that it holds into the attribute, too.
  useLayoutEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value
  }, [value])
  return (
    <FormField {...field}>
      {(control) => (
        <Input
          {...control}
          ref={input}
          readOnly={control['aria-disabled']}
          name={name}
          type="password"
          // The value that browsers respect: they offer to store a "password", and fill in "off" all the
          // same.
          autoComplete="one-time-code"
          spellCheck={false}
          placeholder={placeholder}
          fontFamily="mono"
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
    </FormField>
  )
}
