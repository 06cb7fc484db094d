import { chakra, IconButton } from '@chakra-ui/react'
import { MessagesSquare } from 'lucide-react'
import { lazy, type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef } from 'react'
import { badgeOf } from '@/entities/assistant/model'
import { useSelector } from '@/shared/lib/machine'
import { type AssistantActor, useAssistantActor } from './AssistantProvider'
import { PLACE } from './place'

const ChatPanel = lazy(() => import('./ChatPanel'))

export interface FloatingAssistantProps {
  /** Copies a text: stands at the right of code. */
  codeAction: (text: string) => ReactNode
}

/** AST-01: the round button of every page, and the chat that it opens. Nothing where the assistant is off. */
export function FloatingAssistant({ codeAction }: FloatingAssistantProps) {
  const actor = useAssistantActor()
  return actor ? <Floating actor={actor as AssistantActor} codeAction={codeAction} /> : null
}

function Floating({ actor, codeAction }: FloatingAssistantProps & { actor: AssistantActor }) {
  const panel = useSelector(actor, ({ value }) => value.panel)
  const returnRef = useRef(false)
  if (panel === 'disabled') return null
  return (
    <>
      {panel === 'closed' ? <OpenButton actor={actor} returnRef={returnRef} /> : null}
      {panel === 'closed' ? null : (
        <Suspense fallback={<OpenButton actor={actor} returnRef={returnRef} />}>
          <ChatPanel
            actor={actor}
            minimised={panel === 'minimised'}
            returnRef={returnRef}
            codeAction={codeAction}
          />
        </Suspense>
      )}
    </>
  )
}

interface OpenButtonProps {
  actor: AssistantActor
  /** Whether it takes the keyboard as soon as it is there. */
  returnRef: RefObject<boolean>
}

function OpenButton({ actor, returnRef }: OpenButtonProps) {
  const badge = useSelector(actor, ({ context }) => badgeOf(context.chat))
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (returnRef.current) button.current?.focus({ preventScroll: true })
    returnRef.current = false
  }, [returnRef])
  return (
    <IconButton
      ref={button}
      aria-label={badge ? `Open AI Assistant, ${badge} unread` : 'Open AI Assistant'}
      variant="solid"
      colorPalette="accent"
      {...PLACE}
      boxSize="12"
      borderRadius="full"
      boxShadow="lg"
      onClick={() => actor.send({ type: 'open' })}
    >
      <MessagesSquare size={22} aria-hidden />
      {badge ? (
        <chakra.span
          aria-hidden
          position="absolute"
          top="-1"
          right="-1"
          minWidth="5"
          height="5"
          px="1"
          borderRadius="full"
          bg="fg"
          color="bg"
          textStyle="xs"
          lineHeight="5"
          fontWeight="semibold"
        >
          {badge}
        </chakra.span>
      ) : null}
    </IconButton>
  )
}
