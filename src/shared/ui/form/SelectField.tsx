import { NativeSelect } from '@chakra-ui/react'
import { nativeSelectLook } from '@/shared/theme'
import { FormField, type FormFieldProps } from './FormField'

export interface SelectFieldProps extends Omit<FormFieldProps, 'children'> {
  name: string
  value: string
  options: readonly { value: string; label: string }[]
  onValueChange: (value: string) => void
}

export function SelectField({ name, value, options, onValueChange, ...field }: SelectFieldProps) {
  return (
    <FormField {...field}>
      {(control) => (
        <NativeSelect.Root recipe={nativeSelectLook}>
          <NativeSelect.Field
            {...control}
            name={name}
            value={value}
            onChange={(event) => !control['aria-disabled'] && onValueChange(event.target.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      )}
    </FormField>
  )
}
