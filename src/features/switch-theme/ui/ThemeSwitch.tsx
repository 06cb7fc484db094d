import { chakra, Flex } from '@chakra-ui/react'
import { Monitor, Moon, Sun } from 'lucide-react'
import type { ThemeChoice } from '../model/theme'

export interface ThemeSwitchProps {
  choice: ThemeChoice
  orientation?: 'horizontal' | 'vertical'
  onChoose: (choice: ThemeChoice) => void
}

const CHOICES = [
  { choice: 'dark', label: 'Dark', Icon: Moon },
  { choice: 'light', label: 'Light', Icon: Sun },
  { choice: 'auto', label: 'Auto: follow the system', Icon: Monitor },
] as const

/** SET-03 (theme): dark, light or the system's. */
export function ThemeSwitch({ choice, orientation = 'horizontal', onChoose }: ThemeSwitchProps) {
  return (
    <Flex
      role="group"
      aria-label="Theme"
      direction={orientation === 'vertical' ? 'column' : 'row'}
      borderWidth="1px"
      borderRadius="full"
      p="0.5"
      gap="0.5"
    >
      {CHOICES.map(({ choice: option, label, Icon }) => (
        <chakra.button
          key={option}
          type="button"
          aria-label={label}
          aria-pressed={choice === option}
          onClick={() => onChoose(option)}
          boxSize="7"
          display="inline-flex"
          alignItems="center"
          justifyContent="center"
          borderRadius="full"
          color={choice === option ? 'fg' : 'fg.muted'}
          bg={choice === option ? 'bg.emphasized' : 'transparent'}
          cursor="pointer"
          _hover={{ color: 'fg' }}
          css={{ '@media (pointer: coarse)': { boxSize: '40px' } }}
        >
          <Icon size={15} aria-hidden />
        </chakra.button>
      ))}
    </Flex>
  )
}
