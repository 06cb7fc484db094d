import { chakra, Flex, IconButton, Text, Textarea } from '@chakra-ui/react'
import { textareaLook } from '@/shared/theme'
import { SendHorizontal, Square } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react'
import { canAsk, refusalOf } from '@/entities/assistant/model'
import { earlierQuestion } from '../model/found'

export interface ChatInputProps {
  /** The field, for what puts the keyboard there. */
  fieldRef: RefObject<HTMLTextAreaElement | null>
  draft: string
  /** The last questions, oldest first. */
  asked: readonly string[]
  /** A reply is on its way: nothing can be typed or sent. */
  busy: boolean
  focuses: boolean
  /** Ends the reply that is arriving; null when none is. */
  onStop: (() => void) | null
  onDraft: (draft: string) => void
  onAsk: () => void
}

/** AST-02: as high as what is typed, up to 120 px. */
export function ChatInput({ fieldRef, draft, asked, busy, focuses, onStop, onDraft, onAsk }: ChatInputProps) {
  const refusal = refusalOf(draft)
  const ready = !busy && canAsk(draft)
  useLayoutEffect(() => {
    const area = fieldRef.current
    // Where the browser does it, nothing is measured with each letter.
    if (!area || CSS.supports('field-sizing', 'content')) return
    area.style.height = 'auto'
    area.style.height = `${Math.min(area.scrollHeight + 2, 120)}px`
  })
  useLayoutEffect(() => {
    if (focuses) fieldRef.current?.focus({ preventScroll: true })
  }, [fieldRef, focuses])
  const pressed = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      if (ready) onAsk()
    }
    if (event.key === 'ArrowUp' && !busy) {
      const earlier = earlierQuestion(asked, draft)
      if (earlier === null) return
      event.preventDefault()
      onDraft(earlier)
    }
  }
  return (
    <chakra.form
      aria-label="Ask the assistant"
      borderTopWidth="1px"
      p="3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!ready) return
        onAsk()
        if (focuses) fieldRef.current?.focus({ preventScroll: true })
      }}
    >
      <Flex gap="2" align="flex-end">
        <Textarea
          recipe={textareaLook}
          ref={fieldRef}
          aria-label="Your question"
          aria-describedby="assistant-hint"
          aria-invalid={refusal ? true : undefined}
          // It keeps the keyboard while a reply is on its way.
          readOnly={busy}
          aria-disabled={busy || undefined}
          opacity={busy ? '0.6' : undefined}
          placeholder="Ask a question"
          value={draft}
          rows={1}
          minHeight="10"
          maxHeight="120px"
          resize="none"
          overflowY="auto"
          flex="1"
          minWidth="0"
          css={{ fieldSizing: 'content' }}
          dir="auto"
          onChange={(event) => onDraft(event.target.value)}
          onKeyDown={pressed}
        />
        {onStop ? (
          <IconButton
            type="button"
            aria-label="Stop"
            title="Stop and keep the partial reply"
            variant="outline"
            flexShrink="0"
            onClick={() => {
              onStop()
              fieldRef.current?.focus({ preventScroll: true })
            }}
          >
            <Square size={14} aria-hidden fill="currentColor" />
          </IconButton>
        ) : (
          <IconButton
            type="submit"
            aria-label="Send"
            title={ready ? 'Send' : busy ? 'Send (waiting for a reply)' : 'Send (enter a question first)'}
            aria-disabled={!ready || undefined}
            variant="solid"
            colorPalette="accent"
            flexShrink="0"
          >
            <SendHorizontal size={18} aria-hidden />
          </IconButton>
        )}
      </Flex>
      <Text
        id="assistant-hint"
        role={refusal ? 'alert' : undefined}
        textStyle="xs"
        color={refusal ? 'fg.error' : 'fg.muted'}
        mt="1.5"
      >
        {refusal ?? 'Enter to send, Shift+Enter for a new line'}
      </Text>
    </chakra.form>
  )
}
