import { chakra, Dialog, Flex, IconButton, Portal, Text, useMediaQuery } from '@chakra-ui/react'
import { dialogLook } from '@/shared/theme'
import { Maximize2, X } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { badgeOf } from '@/entities/assistant/model'
import { useSelector } from '@/shared/lib/machine'
import { useCoversPage } from '@/shared/ui/dialog'
import { useEscape } from '@/shared/ui/escape'
import type { AssistantActor } from '../model/port'
import { FLOATING } from './place'
import { Chat, type ChatProps } from './Chat'

export interface ChatPanelProps extends Pick<ChatProps, 'codeAction'> {
  actor: AssistantActor
  minimised: boolean
  /** Whether the round button takes the keyboard when it is back. */
  returnRef: RefObject<boolean>
  /** Whether the round button opened the panel. */
  byButtonRef: RefObject<boolean>
}

/** AST-01: 380 x 600, or 300 x 60; on a small screen the open chat is a sheet of its full height. */
export default function ChatPanel({ actor, minimised, returnRef, byButtonRef, codeAction }: ChatPanelProps) {
  const [small] = useMediaQuery(['(max-width: 47.99rem)'], { ssr: false })
  // Where the keyboard was before, if that was anywhere.
  const [before] = useState(() => document.activeElement)
  const close = () => {
    const returns = !byButtonRef.current && before !== document.body
    byButtonRef.current = false
    if (returns && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    else returnRef.current = true
    actor.send({ type: 'close' })
  }
  const part = { actor, onClose: close, codeAction }
  if (minimised) return <Minimised {...part} />
  return small ? <Sheet {...part} /> : <Window {...part} />
}

type PartProps = Pick<ChatProps, 'actor' | 'onClose' | 'codeAction'>

function Window(part: PartProps) {
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
    event.preventDefault()
    part.onClose()
  }
  return (
    <chakra.section
      aria-label="AI Assistant"
      {...FLOATING}
      width="380px"
      height="600px"
      maxHeight="calc(100dvh - 3rem)"
      // Escape closes it from inside; the page keeps its own.
      onKeyDown={leave}
    >
      <Chat {...part} focuses />
    </chakra.section>
  )
}

function Sheet(part: PartProps) {
  useEscape(part.onClose)
  useCoversPage()
  return (
    <Dialog.Root
      recipe={dialogLook}
      open
      onOpenChange={({ open }) => !open && part.onClose()}
      // The theme stops the page by one rule; the library would lay the whole page out anew.
      preventScroll={false}
      aria-label="AI Assistant"
    >
      <Portal>
        <Dialog.Positioner p="0">
          <Dialog.Content
            m="0"
            width="100vw"
            maxWidth="none"
            height="100dvh"
            maxHeight="none"
            borderRadius="0"
            borderWidth="0"
          >
            <Chat {...part} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

function Minimised({ actor, onClose }: PartProps) {
  const badge = useSelector(actor, ({ context }) => badgeOf(context.chat))
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const restore = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => restore.current?.focus({ preventScroll: true }), [])
  return (
    <chakra.section aria-label="AI Assistant" {...FLOATING} width="300px" height="60px">
      <Flex align="center" height="full" gap="1" ps="4" pe="2">
        <Text fontWeight="medium" flex="1" minWidth="0" truncate role="status">
          AI Assistant
          <chakra.span color="fg.muted" fontWeight="normal" textStyle="sm">
            {busy ? ' · Thinking' : badge ? ` · ${badge} unread` : ''}
          </chakra.span>
        </Text>
        <IconButton
          ref={restore}
          aria-label="Restore"
          title="Restore"
          variant="ghost"
          size="sm"
          onClick={() => actor.send({ type: 'open' })}
        >
          <Maximize2 size={16} aria-hidden />
        </IconButton>
        <IconButton aria-label="Close" title="Close" variant="ghost" size="sm" onClick={onClose}>
          <X size={16} aria-hidden />
        </IconButton>
      </Flex>
    </chakra.section>
  )
}
