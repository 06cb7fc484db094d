import { Box, Button, chakra, Flex, Stack } from '@chakra-ui/react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { ChatMessage } from '@/entities/assistant/model'
import { Thinking } from './Arriving'
import { Message, type MessageProps } from './Message'

export interface ConversationProps extends Pick<MessageProps, 'codeAction'> {
  messages: readonly ChatMessage[]
  suggestions: readonly string[]
  /** A reply is on its way. */
  busy: boolean
  onRate: (id: string, helpful: boolean) => void
  onAsk: (question: string) => void
  /** The reply that is arriving; in place of `Thinking`. */
  arriving?: ReactNode
  /** Rendered below the messages: failures, and actions that can be undone. */
  children?: ReactNode
}

/** px of the room above a reply. */
const ABOVE = 16

/**
 * AST-13: the messages, scrolled to the beginning of the newest. New messages are announced politely, when the reader
 * pauses.
 */
export function Conversation({
  messages,
  suggestions,
  busy,
  onRate,
  onAsk,
  codeAction,
  arriving,
  children,
}: ConversationProps) {
  const list = useRef<HTMLDivElement>(null)
  const newest = messages.at(-1)
  const last = newest?.id
  // It was read while it was written.
  const wasRead = newest?.provider !== undefined
  useLayoutEffect(() => {
    const box = list.current
    const shown = box?.querySelector<HTMLElement>(`[data-message="${CSS.escape(last ?? '')}"]`)
    if (!box) return
    const end = box.scrollHeight - box.clientHeight
    const begin = busy || !shown ? end : Math.min(end, shown.offsetTop - ABOVE)
    if (!wasRead || begin === end) box.scrollTop = begin
  }, [last, busy, wasRead])
  return (
    <chakra.div
      ref={list}
      flex="1"
      minHeight="0"
      overflowY="auto"
      overscrollBehavior="contain"
      tabIndex={0}
      role="region"
      aria-label="Conversation"
      outlineOffset="-2px"
      position="relative"
      px="4"
      py="4"
    >
      <Stack gap="4" role="log" aria-label="Messages">
        {messages.map((message, place) => (
          <Message
            key={message.id}
            message={message}
            onRate={place === 0 ? undefined : onRate}
            codeAction={codeAction}
          />
        ))}
        {busy && !arriving ? <Thinking /> : null}
      </Stack>
      {arriving ? <Box mt="4">{arriving}</Box> : null}
      <Stack gap="3" mt="4" _empty={{ display: 'none' }}>
        {children}
        {suggestions.length > 0 && !busy ? (
          <Flex as="section" aria-label="Suggested questions" wrap="wrap" gap="2">
            {suggestions.map((question) => (
              <Button
                key={question}
                size="sm"
                borderRadius="full"
                height="auto"
                minHeight="8"
                py="1"
                whiteSpace="normal"
                textAlign="start"
                onClick={() => onAsk(question)}
              >
                {question}
              </Button>
            ))}
          </Flex>
        ) : null}
      </Stack>
    </chakra.div>
  )
}
