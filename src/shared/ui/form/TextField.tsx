import type { InputProps } from '@chakra-ui/react'
import { memo, type Ref } from 'react'
import { Input } from './Controls'
import { FormField, type FormFieldProps } from './FormField'

export interface TextFieldProps extends Omit<FormFieldProps, 'children'> {
  name: string
  value: string
  onValueChange: (value: string) => void
  type?: 'text' | 'email' | 'password' | 'search'
  autoComplete?: string
  placeholder?: string
  maxLength?: number
  inputRef?: Ref<HTMLInputElement>
  inputProps?: InputProps
}

/** Not drawn again while nothing of it has changed. */
export const TextField = memo(function TextField({
  name,
  value,
  onValueChange,
  type = 'text',
  autoComplete = 'off',
  placeholder,
  maxLength,
  inputRef,
  inputProps,
  ...field
}: TextFieldProps) {
  return (
    <FormField {...field}>
      {(control) => (
        <Input
          {...control}
          readOnly={control['aria-disabled']}
          ref={inputRef}
          name={name}
          type={type}
          value={value}
          autoComplete={autoComplete}
          placeholder={placeholder}
          maxLength={maxLength}
          onChange={(event) => onValueChange(event.target.value)}
          {...inputProps}
        />
      )}
    </FormField>
  )
})
