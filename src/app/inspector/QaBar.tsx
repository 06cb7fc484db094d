import { Button, Flex } from '@chakra-ui/react'
import { type Inspection, useInspection } from '@/features/inspect-machines'

/** Says that time is not what it seems, and leads back, also while the panel is closed. */
export function QaBar({ inspection }: { inspection: Inspection }) {
  const { clock } = useInspection(inspection)
  if (!clock.paused && clock.speed === 1) return null
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
      {clock.paused ? 'Clock paused' : `Clock at ${clock.speed}×`}
      <Button size="xs" onClick={inspection.realTime}>
        Real time
      </Button>
    </Flex>
  )
}
