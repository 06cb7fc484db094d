import { Textarea } from './Controls'
import { FormField, type FormFieldProps } from './FormField'

export interface TextareaFieldProps extends Omit<FormFieldProps, 'children'> {
  name: string
  value: string
  onValueChange: (value: string) => void
  rows?: number
  placeholder?: string
}

export function TextareaField({
  name,
  value,
  onValueChange,
  rows = 4,
  placeholder,
  ...field
}: TextareaFieldProps) {
  return (
    <FormField {...field}>
      {(control) => (
        <Textarea
          {...control}
          readOnly={control['aria-disabled']}
          name={name}
          value={value}
          rows={rows}
          placeholder={placeholder}
          resize="vertical"
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
    </FormField>
  )
}
