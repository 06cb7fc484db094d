import { lazy, type ReactNode, Suspense, useRef } from 'react'
import type { AssistantPort } from '../model/port'
import { useAssistantKnown, useAssistantPort } from './AssistantProvider'
import { OpenButton } from './OpenButton'

const loadPanel = () => import('./ChatPanel')
const ChatPanel = lazy(loadPanel)

export interface FloatingAssistantProps {
  /** Copies a text: stands at the right of code. */
  codeAction: (text: string) => ReactNode
}

/** AST-01: the round button of every page, and the chat that it opens. Nothing where the assistant is off. */
export function FloatingAssistant({ codeAction }: FloatingAssistantProps) {
  const port = useAssistantPort()
  return port ? <Floating port={port} codeAction={codeAction} /> : null
}

function Floating({ port, codeAction }: FloatingAssistantProps & { port: AssistantPort }) {
  const { panel, badge, actor, failed } = useAssistantKnown(port)
  const returnRef = useRef(false)
  if (panel === 'disabled') return null
  const button = (
    <OpenButton
      badge={badge}
      failed={failed}
      returnRef={returnRef}
      // Whoever comes near it is about to press it.
      onNear={() => {
        void port.start()
        loadPanel().catch(() => undefined)
      }}
      onOpen={() => void port.start().then((started) => started?.send({ type: 'open' }))}
    />
  )
  if (panel === 'closed' || !actor) return button
  return (
    <Suspense fallback={button}>
      <ChatPanel
        actor={actor}
        minimised={panel === 'minimised'}
        returnRef={returnRef}
        codeAction={codeAction}
      />
    </Suspense>
  )
}
