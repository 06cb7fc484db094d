import { chakra } from '@chakra-ui/react'
import { memo, type ReactNode, type Ref } from 'react'
import { SelectField, type SelectFieldProps, TextField, type TextFieldProps } from '../form'

export interface FilterBarProps<Filter> {
  ref?: Ref<HTMLElement>
  /** What is filtered. */
  label: string
  filter: Filter
  /** The search field, for a list that can be searched. */
  search?: Pick<TextFieldProps, 'value' | 'placeholder' | 'maxLength' | 'onValueChange'>
  selects: readonly FilterSelect<Filter>[]
  /** A function that stays the same: then only the select that changed is drawn again. */
  onChange: (change: Partial<Filter>) => void
  /** What follows the selects. */
  children?: ReactNode
}

/** One choice of the filter: its field, and what it may be. */
export type FilterSelect<Filter> = {
  [Name in keyof Filter & string]: {
    name: Name
    label: string
    options: readonly { value: Filter[Name] & string; label: string }[]
  }
}[keyof Filter & string]

/** The search, selects and switches that a list is narrowed and arranged by; on a narrow screen in several lines. */
export function FilterBar<Filter extends object>(props: FilterBarProps<Filter>) {
  const { ref, label, filter, search, selects, onChange, children } = props
  const change = onChange as (change: object) => void
  return (
    <chakra.search ref={ref} aria-label={label} display="flex" flexWrap="wrap" gap="3" alignItems="end">
      {search ? (
        <chakra.div flex="10 1 16rem" minWidth="0">
          <TextField label="Search" name="search" type="search" {...search} />
        </chakra.div>
      ) : null}
      {selects.map((select) => (
        <Select key={select.name} {...select} value={String(filter[select.name])} onChange={change} />
      ))}
      {children}
    </chakra.search>
  )
}

interface SelectProps extends Omit<SelectFieldProps, 'onValueChange'> {
  onChange: (change: object) => void
}

const Select = memo(function Select({ onChange, ...select }: SelectProps) {
  return (
    <chakra.div flex="1 1 9rem" minWidth="0" maxWidth={{ md: '12rem' }}>
      <SelectField {...select} onValueChange={(value) => onChange({ [select.name]: value })} />
    </chakra.div>
  )
})
