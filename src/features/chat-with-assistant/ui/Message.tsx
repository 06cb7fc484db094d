import { chakra, Flex, IconButton, Stack, Text } from '@chakra-ui/react'
import { ThumbsDown, ThumbsUp, TriangleAlert } from 'lucide-react'
import { memo, type ReactNode, useMemo } from 'react'
import type { ChatMessage, MessageProvider } from '@/entities/assistant/model'
import { formatDateTime, formatTime } from '@/shared/lib/format'
import { parseMessage } from '@/shared/lib/markdown/parse'
import { ButtonLink, TextLink } from '@/shared/ui/link'
import { CodeBlock, Prose } from '@/shared/ui/prose'

export interface MessageProps {
  message: ChatMessage
  /** Judges the reply; without it there is nothing to judge. */
  onRate?: (id: string, helpful: boolean) => void
  /** Renders the button that copies a text, at the right of code. */
  codeAction?: (text: string) => ReactNode
}

/** AST-06: one message. The user's messages are plain text; the assistant's are Markdown without HTML. */
export const Message = memo(function Message(props: MessageProps) {
  const { message } = props
  return message.sender === 'user' ? (
    <Flex data-message={message.id} justify="flex-end">
      <chakra.p
        maxWidth="85%"
        px="3"
        py="2"
        bg="bg.emphasized"
        borderRadius="lg"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        dir="auto"
      >
        <chakra.span srOnly>You: </chakra.span>
        {message.content}
      </chakra.p>
    </Flex>
  ) : (
    <Said {...props} />
  )
})

const ENDS: Record<NonNullable<MessageProvider['ended']>, string> = {
  stopped: 'You stopped this reply. It is incomplete.',
  broken: 'The connection was lost. This reply is incomplete.',
  cut: 'This reply was too long and was cut off.',
}

function Said({ message, onRate, codeAction }: MessageProps) {
  const { id, content, codeSnippet, links = [], actions = [], timestamp, wasHelpful } = message
  const { provider, instead } = message
  const blocks = useMemo(() => parseMessage(content), [content])
  return (
    <Stack data-message={id} gap="2.5" minWidth="0">
      <chakra.span srOnly>{provider ? `${provider.name}:` : 'Assistant:'}</chakra.span>
      {instead ? <Remark>{instead} Orrery answers instead.</Remark> : null}
      <Prose blocks={blocks} compact codeAction={codeAction} />
      {codeSnippet ? (
        <CodeBlock
          text={codeSnippet.text}
          language={codeSnippet.language}
          action={codeAction?.(codeSnippet.text)}
        />
      ) : null}
      {provider?.ended ? <Remark>{ENDS[provider.ended]}</Remark> : null}
      {links.length > 0 ? (
        <Flex columnGap="4" rowGap="1" wrap="wrap" textStyle="sm">
          {links.map(({ text, url }) => (
            <TextLink key={url} to={url}>
              {text}
            </TextLink>
          ))}
        </Flex>
      ) : null}
      {actions.length > 0 ? (
        <Flex gap="2" wrap="wrap">
          {actions.map(({ text, url }) => (
            <ButtonLink key={url} to={url} size="sm" variant="outline">
              {text}
            </ButtonLink>
          ))}
        </Flex>
      ) : null}
      <Flex align="center" gap="1" color="fg.muted">
        <Text as="time" textStyle="xs" title={formatDateTime(timestamp)} me="1">
          {formatTime(timestamp)}
          {provider ? ` · ${provider.name}` : ''}
        </Text>
        {onRate ? (
          <>
            <IconButton
              aria-label="Helpful"
              title="Helpful"
              aria-pressed={wasHelpful === true}
              variant="ghost"
              size="xs"
              color={wasHelpful === true ? 'accent.fg' : undefined}
              onClick={() => onRate(id, true)}
            >
              <ThumbsUp size={14} aria-hidden fill={wasHelpful === true ? 'currentColor' : 'none'} />
            </IconButton>
            <IconButton
              aria-label="Not helpful"
              title="Not helpful"
              aria-pressed={wasHelpful === false}
              variant="ghost"
              size="xs"
              color={wasHelpful === false ? 'accent.fg' : undefined}
              onClick={() => onRate(id, false)}
            >
              <ThumbsDown size={14} aria-hidden fill={wasHelpful === false ? 'currentColor' : 'none'} />
            </IconButton>
          </>
        ) : null}
      </Flex>
    </Stack>
  )
}

/** A remark about a reply, below or above it. */
const Remark = ({ children }: { children: ReactNode }) => (
  <Flex gap="2" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
    <chakra.span color="fg.warning" flexShrink="0" mt="0.5">
      <TriangleAlert size={15} aria-hidden />
    </chakra.span>
    <span>{children}</span>
  </Flex>
)
