import { Badge, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { formatDateTime } from '@/shared/lib/format'
import { StatusDot } from '@/shared/ui/status'
import type { InboxMessage } from '../../api/inbox'
import { KIND_NAMES, STATE_NAMES } from './words'

export interface MessageListProps {
  messages: readonly InboxMessage[]
  /** Id of the message that is open. */
  openId: string | null
  onOpen: (id: string) => void
}

/** The messages, newest first. Each opens by its row. */
export function MessageList({ messages, openId, onOpen }: MessageListProps) {
  return (
    <Stack
      as="ul"
      listStyleType="none"
      gap="0"
      m="0"
      borderWidth="1px"
      borderRadius="lg"
      aria-label="Messages"
    >
      {messages.map((message) => (
        <chakra.li key={message.id} css={{ '& + &': { borderTopWidth: '1px' } }}>
          <MessageRow message={message} isOpen={message.id === openId} onOpen={() => onOpen(message.id)} />
        </chakra.li>
      ))}
    </Stack>
  )
}

interface MessageRowProps {
  message: InboxMessage
  isOpen: boolean
  onOpen: () => void
}

function MessageRow({ message, isOpen, onOpen }: MessageRowProps) {
  const { name, kind, state, body, details, created_at } = message
  const isUnread = state === 'unread'
  return (
    <chakra.button
      type="button"
      onClick={onOpen}
      aria-current={isOpen || undefined}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '12rem minmax(0, 1fr) auto' }}
      columnGap="4"
      rowGap="1"
      alignItems="baseline"
      width="full"
      px="4"
      py="3"
      textAlign="start"
      cursor="pointer"
      borderRadius="lg"
      _hover={{ bg: 'bg.muted' }}
      bg={isOpen ? 'bg.muted' : undefined}
    >
      <Text fontWeight={isUnread ? 'semibold' : 'normal'} truncate>
        {name}
      </Text>
      <Flex gap="2" align="baseline" minWidth="0">
        <Badge flexShrink={0}>{KIND_NAMES[kind]}</Badge>
        <Text color={isUnread ? 'fg' : 'fg.muted'} truncate>
          {details.subject ?? details.position ?? body}
        </Text>
      </Flex>
      <Flex gap="3" align="center" textStyle="sm" color="fg.muted">
        <StatusDot tone={isUnread ? 'info' : 'neutral'} label={STATE_NAMES[state]} />
        <time dateTime={created_at}>{formatDateTime(created_at)}</time>
      </Flex>
    </chakra.button>
  )
}
