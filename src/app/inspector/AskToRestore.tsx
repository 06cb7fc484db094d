import { Button, chakra, Flex, Stack } from '@chakra-ui/react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { Restoration } from '@/features/inspect-machines'

export interface AskToRestoreProps {
  restoration: Restoration
  onRestore: () => void
  onDecline: () => void
}

/** Lists the state that a link would restore. The app does not run before the answer. */
export function AskToRestore({ restoration: { actors }, onRestore, onDecline }: AskToRestoreProps) {
  const held = actors.flatMap((actor) => actor.held)
  return (
    <Question title="Restore this state?" onLeave={onDecline}>
      <p>This link opens the page in a saved state. Open it only if you trust its author.</p>
      <p>
        Nothing is saved or sent in this state, and requests receive sample responses. Parts that need an
        account wait until you sign in.
      </p>
      <chakra.ul listStyleType="none" m="0" p="0" aria-label="What will be restored">
        {actors.map(({ label, state, timers }) => (
          <chakra.li key={label} py="1.5" borderBottomWidth="1px" overflowWrap="anywhere">
            <strong>{label}</strong> in {state}
            {timers.length > 0 ? `, ${timers.length === 1 ? 'a timer' : `${timers.length} timers`}` : ''}
          </chakra.li>
        ))}
      </chakra.ul>
      <p>
        {held.length > 0 ? `Not executed: ${held.join(', ')}. ` : ''}
        The clock stays paused while timers wait.
      </p>
      <Flex gap="2" wrap="wrap">
        <Button variant="solid" colorPalette="accent" onClick={onRestore}>
          Restore
        </Button>
        <Button onClick={onDecline}>Cancel</Button>
      </Flex>
    </Question>
  )
}

export interface RefusedLinkProps {
  reason: string
  /** Describes the outcome; by default that nothing was restored. */
  after?: string
  onContinue: () => void
}

/** Why a link is refused. */
export function RefusedLink({ reason, after, onContinue }: RefusedLinkProps) {
  return (
    <Question title="This link cannot be opened" onLeave={onContinue}>
      <p role="alert">{reason}</p>
      <p>{after ?? 'Nothing was restored.'}</p>
      <Flex>
        <Button variant="solid" colorPalette="accent" onClick={onContinue}>
          Open the page
        </Button>
      </Flex>
    </Question>
  )
}

interface QuestionProps {
  title: string
  /** By Escape, too. */
  onLeave: () => void
  children: ReactNode
}

/**
 * Lies over the whole page, of which the app has not started, or has ended: what the build has drawn of it is out of reach
 * meanwhile. The browser's own dialog, for no part of the app may be needed here.
 */
function Question({ title, onLeave, children }: QuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
    heading.current?.focus()
  }, [])
  return (
    <chakra.dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onLeave}
      width="100vw"
      height="100dvh"
      maxWidth="none"
      maxHeight="none"
      m="0"
      border="none"
      overflow="auto"
      bg="bg"
      color="fg"
      p="4"
    >
      <Stack gap="4" maxWidth="34rem" mx="auto" mt={{ base: '4', md: '16' }}>
        <chakra.h1 ref={heading} id={id} tabIndex={-1} outline="none" textStyle="2xl" fontWeight="semibold">
          {title}
        </chakra.h1>
        {children}
      </Stack>
    </chakra.dialog>
  )
}
