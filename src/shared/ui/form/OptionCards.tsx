import type { ReactNode } from 'react'
import { OptionCard } from './OptionCard'
import { OptionGroup, type OptionGroupProps } from './OptionGroup'

export interface Option {
  value: string
  title: string
  description?: ReactNode
  /** Rendered at the right end of the title's line. */
  aside?: ReactNode
}

export interface OptionCardsProps<TOption extends Option> extends Omit<OptionGroupProps, 'children'> {
  name: string
  options: readonly TOption[]
  /** The chosen value. */
  value: string | undefined
  onSelect: (option: TOption) => void
}

/** One question with its options, each a radio in a card. */
export function OptionCards<TOption extends Option>(props: OptionCardsProps<TOption>) {
  const { name, options, value, onSelect, ...group } = props
  return (
    <OptionGroup {...group}>
      {options.map((option) => (
        <OptionCard
          key={option.value}
          name={name}
          value={option.value}
          title={option.title}
          description={option.description}
          aside={option.aside}
          checked={option.value === value}
          onSelect={() => onSelect(option)}
        />
      ))}
    </OptionGroup>
  )
}
