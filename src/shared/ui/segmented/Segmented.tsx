import { chakra, Flex } from '@chakra-ui/react'
import type { ComponentType } from 'react'

export interface SegmentedProps<TValue extends string> {
  /** The subject of the choice, for the accessible name. */
  label: string
  value: TValue
  options: readonly SegmentedOption<TValue>[]
  onSelect: (value: TValue) => void
  /** `sm` in a bar. */
  size?: 'sm' | 'md'
  orientation?: 'horizontal' | 'vertical'
}

export interface SegmentedOption<TValue extends string> {
  value: TValue
  label: string
  /** Replaces the label, which becomes the accessible name. */
  Icon?: ComponentType<{ size: number; 'aria-hidden': true }>
}

/**
 * A choice between a few views or settings, each a press away; the chosen option is raised and has a border.
 */
export function Segmented<TValue extends string>({
  label,
  value,
  options,
  onSelect,
  size = 'md',
  orientation = 'horizontal',
}: SegmentedProps<TValue>) {
  return (
    <Flex
      role="group"
      aria-label={label}
      display="inline-flex"
      direction={orientation === 'vertical' ? 'column' : 'row'}
      maxWidth="full"
      p="0.5"
      gap="0.5"
      borderWidth="1px"
      borderColor={size === 'sm' ? 'border' : 'border.emphasized'}
      borderRadius="sm"
      bg={size === 'sm' ? undefined : 'bg.control'}
    >
      {options.map(({ value: option, label: name, Icon }) => (
        <chakra.button
          key={option}
          type="button"
          aria-label={Icon ? name : undefined}
          aria-pressed={option === value}
          onClick={() => onSelect(option)}
          display="inline-flex"
          alignItems="center"
          justifyContent="center"
          minHeight={SIDES[size]}
          minWidth={SIDES[size]}
          px={Icon ? '0' : '3'}
          textStyle="sm"
          fontWeight="medium"
          borderWidth="1px"
          borderRadius="xs"
          cursor="pointer"
          color="fg.muted"
          borderColor="transparent"
          _hover={{ color: 'fg' }}
          _pressed={{
            color: 'accent.fg',
            bg: 'accent.subtle',
            borderColor: 'accent.solid',
            _highContrast: { bg: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
          }}
          css={{ '@media (pointer: coarse)': { minHeight: '10', minWidth: '10' } }}
        >
          {Icon ? <Icon size={size === 'sm' ? 15 : 18} aria-hidden /> : name}
        </chakra.button>
      ))}
    </Flex>
  )
}

const SIDES = { sm: '28px', md: '34px' }
