import { Button, chakra, Flex } from '@chakra-ui/react'
import { SlidersHorizontal } from 'lucide-react'
import { memo, type ReactNode, type Ref, useState } from 'react'
import { SelectField, type SelectFieldProps, TextField, type TextFieldProps } from '../form'

export interface FilterBarProps<Filter> {
  ref?: Ref<HTMLElement>
  /** The subject of the filter. */
  label: string
  filter: Filter
  /** The search field, for a list that can be searched. */
  search?: Pick<TextFieldProps, 'value' | 'placeholder' | 'maxLength' | 'onValueChange'>
  selects: readonly FilterSelect<Filter>[]
  /** A function that stays the same: then only the select that changed is drawn again. */
  onChange: (change: Partial<Filter>) => void
  /** Rendered after the selects. */
  children?: ReactNode
  /** On a narrow screen, hides everything but the search behind a button, so that the list begins higher. */
  folds?: boolean
}

/** One choice of the filter: its field, and what it may be. */
export type FilterSelect<Filter> = {
  [Name in keyof Filter & string]: {
    name: Name
    label: string
    options: readonly { value: Filter[Name] & string; label: string }[]
  }
}[keyof Filter & string]

/**
 * The search, selects and switches that a list is narrowed and arranged by; on a narrow screen in several lines. Nothing grows
 * into what is left of a line: what a browser has read of a page that the build has drawn stays where it is.
 */
export function FilterBar<Filter extends object>(props: FilterBarProps<Filter>) {
  const { ref, label, filter, search, selects, onChange, children, folds = false } = props
  const [unfolded, setUnfolded] = useState(false)
  const set = selects.filter(({ name, options }) => filter[name] !== options[0]?.value).length
  const change = onChange as (change: object) => void
  return (
    <chakra.search ref={ref} aria-label={label} display="flex" flexWrap="wrap" gap="3">
      {search ? (
        <chakra.div
          flexBasis={{ base: folds ? '0' : '100%', md: '24%' }}
          flexGrow={{ base: folds ? '1' : '0', md: '0' }}
          minWidth={{ base: '0', md: '15rem' }}
        >
          <TextField label="Search" name="search" type="search" {...search} />
        </chakra.div>
      ) : null}
      {folds ? (
        <Button
          display={{ md: 'none' }}
          alignSelf="end"
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          <SlidersHorizontal size={16} aria-hidden />
          {set > 0 ? `Filters (${set})` : 'Filters'}
        </Button>
      ) : null}
      <chakra.div display={{ base: folds && !unfolded ? 'none' : 'contents', md: 'contents' }}>
        {selects.map((select, at) => (
          <Select
            key={select.name}
            {...select}
            isAlone={at === selects.length - 1 && at % 2 === 0}
            value={String(filter[select.name])}
            onChange={change}
          />
        ))}
        {children ? (
          <Flex flexBasis={{ base: '100%', md: 'auto' }} alignSelf="end" wrap="wrap" gap="3">
            {children}
          </Flex>
        ) : null}
      </chakra.div>
    </chakra.search>
  )
}

interface SelectProps extends Omit<SelectFieldProps, 'onValueChange'> {
  /** Whether it has a line for itself on a narrow screen; the others share one in pairs. */
  isAlone: boolean
  onChange: (change: object) => void
}

const Select = memo(function Select({ isAlone, onChange, ...select }: SelectProps) {
  return (
    <chakra.div flexBasis={{ base: isAlone ? '100%' : 'calc(50% - 0.375rem)', md: '10rem' }} minWidth="0">
      <SelectField {...select} onValueChange={(value) => onChange({ [select.name]: value })} />
    </chakra.div>
  )
})
