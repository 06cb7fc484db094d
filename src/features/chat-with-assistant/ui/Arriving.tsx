import { Box, chakra, Text } from '@chakra-ui/react'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { useSelector } from '@/shared/lib/machine'
import { parseMessage } from '@/shared/lib/markdown/parse'
import { Prose } from '@/shared/ui/prose'
import type { AssistantActor } from '../model/port'

/** AST-04 */
export const Thinking = () => (
  <Text
    color="fg.muted"
    textStyle="sm"
    css={{ _after: { content: '"…"', animation: 'pulse 1.2s ease-in-out infinite' } }}
  >
    Thinking
  </Text>
)

export interface ArrivingProps {
  actor: AssistantActor
}

/** px; a reader this near to the end follows the reply. */
const NEAR = 80

/**
 * The part of a provider's reply that has arrived. Only this component is rendered again with each piece; screen readers
 * announce the reply once it is complete. The conversation scrolls along while its end is in sight.
 */
export function Arriving({ actor }: ArrivingProps) {
  const { text } = useSelector(actor, ({ context }) => context.streamed)
  const name = useSelector(actor, ({ context }) => context.provider?.name)
  const blocks = useMemo(() => parseMessage(text), [text])
  const box = useRef<HTMLDivElement>(null)
  const height = useRef(0)
  useLayoutEffect(() => {
    const list = box.current?.closest<HTMLElement>('[aria-label="Conversation"]')
    if (!list) return
    const end = list.scrollTop + list.clientHeight
    if (end >= height.current - NEAR) list.scrollTop = list.scrollHeight
    height.current = list.scrollHeight
  })
  if (text.trim() === '') return <Thinking />
  return (
    <Box ref={box} aria-live="off" minWidth="0">
      <chakra.span srOnly>{name} is writing:</chakra.span>
      <Prose blocks={blocks} compact />
    </Box>
  )
}
