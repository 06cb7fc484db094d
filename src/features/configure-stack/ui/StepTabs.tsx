import { chakra } from '@chakra-ui/react'
import type { KeyboardEvent } from 'react'
import type { ConfiguratorStep } from '@machines/configurator'

export interface StepTabsProps {
  current: ConfiguratorStep
  onOpen: (step: ConfiguratorStep) => void
}

const STEPS: readonly { id: ConfiguratorStep; label: string }[] = [
  { id: 'frontend', label: 'Select Frontend' },
  { id: 'backend', label: 'Select Backend' },
  { id: 'database', label: 'Select Database' },
  { id: 'features', label: 'Configure Features' },
]

/** CFG-01: the four steps as tabs; the arrow keys move between them. */
export function StepTabs({ current, onOpen }: StepTabsProps) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (by === 0 || event.altKey) return
    event.preventDefault()
    const index = STEPS.findIndex(({ id }) => id === current)
    const next = STEPS[(index + by + STEPS.length) % STEPS.length]
    if (!next) return
    onOpen(next.id)
    document.getElementById(`configurator-tab-${next.id}`)?.focus()
  }
  return (
    <chakra.div
      role="tablist"
      aria-label="Configurator steps"
      display="grid"
      gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(4, 1fr)' }}
      borderBottomWidth="1px"
      onKeyDown={move}
    >
      {STEPS.map(({ id, label }, index) => (
        <chakra.button
          key={id}
          type="button"
          role="tab"
          id={`configurator-tab-${id}`}
          aria-selected={id === current}
          aria-controls={id === current ? `configurator-${id}` : undefined}
          tabIndex={id === current ? 0 : -1}
          onClick={() => onOpen(id)}
          px="4"
          py="3.5"
          textAlign="start"
          cursor="pointer"
          textStyle="sm"
          fontWeight={id === current ? 'medium' : 'normal'}
          color={id === current ? 'fg' : 'fg.muted'}
          borderBottomWidth="2px"
          borderColor={id === current ? 'accent.solid' : 'transparent'}
          _hover={{ color: 'fg' }}
          _focusVisible={{ outlineOffset: '-2px' }}
        >
          <chakra.span fontVariantNumeric="tabular-nums" color="fg.muted" mr="2" aria-hidden>
            {index + 1}
          </chakra.span>
          {label}
        </chakra.button>
      ))}
    </chakra.div>
  )
}
