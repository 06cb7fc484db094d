import { chakra } from '@chakra-ui/react'
import { CheckboxField } from './CheckboxField'
import { OptionGroup, type OptionGroupProps } from './OptionGroup'

export interface CheckboxCardsProps<TName extends string> extends Omit<OptionGroupProps, 'children'> {
  options: readonly { name: TName; title: string; description: string }[]
  /** Whether one is on. */
  isChecked: (name: TName) => boolean
  onToggle: (name: TName) => void
  /** Cannot be changed now; they can still have the focus and be read. */
  disabled?: boolean
}

/** One question with its options, of which several may be on: each a checkbox in a card. */
export function CheckboxCards<TName extends string>(props: CheckboxCardsProps<TName>) {
  const { options, isChecked, onToggle, disabled, ...group } = props
  return (
    <OptionGroup {...group}>
      {options.map(({ name, title, description }) => (
        <CheckboxField
          key={name}
          card
          name={name}
          disabled={disabled}
          checked={isChecked(name)}
          onCheckedChange={() => onToggle(name)}
          label={
            <>
              <chakra.span display="block" fontWeight="medium">
                {title}
              </chakra.span>
              <chakra.span display="block" textStyle="sm" color="fg.muted" mt="0.5">
                {description}
              </chakra.span>
            </>
          }
        />
      ))}
    </OptionGroup>
  )
}
