import { chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { ControlMark } from './ControlMark'
import { optionCardStyle } from './option-card-style'

export interface OptionCardProps {
  /** Name of the group; arrow keys move inside it. */
  name: string
  value: string
  title: string
  description?: ReactNode
  /** Rendered at the right end of the title's line. */
  aside?: ReactNode
  checked: boolean
  onSelect: () => void
}

/** One of several options: a radio in a card. */
export function OptionCard({ name, value, title, description, aside, checked, onSelect }: OptionCardProps) {
  return (
    <chakra.label display="flex" alignItems="flex-start" gap="3" {...optionCardStyle(checked)}>
      <ControlMark type="radio" name={name} value={value} checked={checked} onChange={onSelect} />
      <chakra.span flex="1" minWidth="0">
        <Flex as="span" justify="space-between" gap="3">
          <chakra.span fontWeight="medium">{title}</chakra.span>
          {aside}
        </Flex>
        {description ? (
          <chakra.span display="block" textStyle="sm" color="fg.muted" mt="0.5" textWrap="balance">
            {description}
          </chakra.span>
        ) : null}
      </chakra.span>
    </chakra.label>
  )
}
