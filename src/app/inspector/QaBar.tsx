import { Button, Flex } from '@chakra-ui/react'
import { type Inspection, useInspection } from '@/features/inspect-machines'

export interface QaBarProps {
  inspection: Inspection
  /** Whether what a link restored is there. */
  rehearses?: () => boolean
  /** Drops that. */
  onLeave?: () => void
}

/** Reports a changed clock or a restored page, and offers the way back, also while the panel is closed. */
export function QaBar({ inspection, rehearses, onLeave }: QaBarProps) {
  const { clock } = useInspection(inspection)
  const real = !clock.paused && clock.speed === 1
  const restored = rehearses?.() ?? false
  if (real && !restored) return null
  return (
    <Flex
      role="status"
      data-inspector
      position="fixed"
      insetInline="0"
      width="fit-content"
      mx="auto"
      bottom="4"
      zIndex="max"
      maxWidth="calc(100vw - 2rem)"
      flexWrap="wrap"
      gap="3"
      align="center"
      ps="3"
      pe="1.5"
      py="1.5"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="accent.solid"
      borderRadius="md"
      boxShadow="lg"
      textStyle="sm"
      pointerEvents="auto"
    >
      {restored ? (
        <>
          <span>Restored from a link: nothing is saved</span>
          <Button size="xs" onClick={onLeave}>
            Leave
          </Button>
        </>
      ) : null}
      {real ? null : (
        <>
          <span>{clock.paused ? 'Clock paused' : `Clock at ${clock.speed}×`}</span>
          <Button size="xs" onClick={inspection.realTime}>
            Real time
          </Button>
        </>
      )}
    </Flex>
  )
}
