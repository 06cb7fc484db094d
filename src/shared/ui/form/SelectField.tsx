import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { nativeSelectLook } from '@/shared/theme'
import { FormField, type FormFieldProps } from './FormField'

export interface SelectFieldProps extends Omit<FormFieldProps, 'children'> {
  name: string
  value: string
  options: readonly { value: string; label: string }[]
  onValueChange: (value: string) => void
}

export function SelectField({ name, value, options, onValueChange, ...field }: SelectFieldProps) {
  const styles = useSlotRecipe({ recipe: nativeSelectLook })()
  return (
    <FormField {...field}>
      {(control) => (
        <chakra.div css={styles.root}>
          <chakra.select
            {...control}
            css={styles.field}
            name={name}
            value={value}
            onChange={(event) => !control['aria-disabled'] && onValueChange(event.target.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </chakra.select>
          <chakra.div css={styles.indicator}>
            <ChevronDown aria-hidden />
          </chakra.div>
        </chakra.div>
      )}
    </FormField>
  )
}
