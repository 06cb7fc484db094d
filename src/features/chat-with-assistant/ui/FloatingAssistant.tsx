import { type ReactNode, Suspense, useDeferredValue, useRef, useState } from 'react'
import { lazyPart } from '@/shared/lib/lazy-part'
import type { AssistantPort } from '../model/port'
import { useAssistantKnown, useAssistantPort } from './AssistantProvider'
import { Boundary } from '@/shared/ui/boundary'
import { BrokenPanel } from './BrokenPanel'
import { OpenButton } from './OpenButton'
import { OpeningPanel } from './OpeningPanel'

const { Part: ChatPanel, prepare: preparePanel } = lazyPart(async () => (await import('./ChatPanel')).default)

export interface FloatingAssistantProps {
  /** Renders the button that copies a text, at the right of code. */
  codeAction: (text: string) => ReactNode
}

/** AST-01: the round button of every page, and the chat that it opens. Nothing where the assistant is off. */
export function FloatingAssistant({ codeAction }: FloatingAssistantProps) {
  const port = useAssistantPort()
  if (!port) return null
  return (
    <Boundary fallback={failure}>
      <Floating port={port} codeAction={codeAction} />
    </Boundary>
  )
}

const failure = (_error: unknown, again: () => void) => <BrokenPanel onRetry={again} />

function Floating({ port, codeAction }: FloatingAssistantProps & { port: AssistantPort }) {
  const { panel, badge, actor, failed } = useAssistantKnown(port)
  /** It was pressed, and its machine is on the way. */
  const [pressed, setPressed] = useState(false)
  // The panel is made in pieces behind its frame, which is there at once.
  const made = useDeferredValue(panel)
  const returnRef = useRef(false)
  /** The round button, which is gone while the panel is there, has opened it. */
  const byButtonRef = useRef(false)
  if (panel === 'disabled') return null
  const closed = panel === 'closed' && !pressed
  if (!actor || panel === 'closed' || made === 'closed' || made === 'disabled')
    return (
      <>
        <OpeningPanel hidden={closed} />
        {closed ? (
          <OpenButton
            badge={badge}
            failed={failed}
            returnRef={returnRef}
            // The code loads on approach, because a press is likely to follow.
            onNear={() => {
              void port.start()
              void preparePanel()
            }}
            onOpen={async () => {
              byButtonRef.current = true
              setPressed(true)
              const started = await port.start()
              started?.send({ type: 'open' })
              setPressed(false)
            }}
          />
        ) : null}
      </>
    )
  return (
    <Suspense fallback={panel === 'minimised' ? null : <OpeningPanel />}>
      <ChatPanel
        actor={actor}
        minimised={panel === 'minimised'}
        returnRef={returnRef}
        byButtonRef={byButtonRef}
        codeAction={codeAction}
      />
    </Suspense>
  )
}
