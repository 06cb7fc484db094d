import { Box, Button, Flex } from '@chakra-ui/react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import type { RemovalActor } from '../model/use-removal'

/** The name of the deleted entry while the deletion can be undone; or the reason why the undo or the deletion failed. */
export function RemovedNotice({ actor }: { actor: RemovalActor }) {
  const { removed, failure } = useSelector(actor, (snapshot) => snapshot.context)
  const last = removed.at(-1)?.item
  return (
    <UndoNotice
      id={last?.value.id ?? null}
      failure={failure}
      onUndo={() => actor.send({ type: 'undo' })}
      onDismiss={() => actor.send({ type: 'dismiss' })}
    >
      {last?.name} was deleted. <span>You can undo this for 10 seconds.</span>
    </UndoNotice>
  )
}

export interface UndoNoticeProps {
  /** Of what can be taken back; null when nothing can. */
  id: string | null
  /** Why something could not be done; said in place of the children. */
  failure: string | null
  /** A sentence about the change. */
  children: ReactNode
  onUndo: () => void
  onDismiss: () => void
  /** True while another notice has its place. */
  raised?: boolean
}

/** Reports a change while it can be undone. It floats over the page's end. */
export function UndoNotice({ id, failure, children, onUndo, onDismiss, raised = false }: UndoNoticeProps) {
  if (id === null && !failure) return null
  return (
    <Floating raised={raised}>
      <Flex justify="center">
        <Box
          pointerEvents="auto"
          width="full"
          maxWidth="28rem"
          bg="bg.raised"
          borderRadius="lg"
          boxShadow="lg"
        >
          <Notice
            status={failure ? 'error' : 'info'}
            actions={
              <>
                {id === null ? null : (
                  <Button key={id} size="sm" ref={focus} onClick={onUndo}>
                    Undo
                  </Button>
                )}
                <Button size="sm" variant="ghost" onClick={onDismiss}>
                  Dismiss
                </Button>
              </>
            }
          >
            {failure ?? children}
          </Notice>
        </Box>
      </Flex>
    </Floating>
  )
}

/** When it goes and the keyboard was in it, the page's content has the keyboard again. */
function Floating({ raised, children }: { raised: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const here = box.current
    return () => {
      if (here?.contains(document.activeElement)) here.closest('main')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <Box
      ref={box}
      position="fixed"
      bottom={`calc(${raised ? '9rem' : '1.5rem'} + var(--inspector-bottom, 0px))`}
      insetInlineStart="0"
      insetInlineEnd="var(--inspector-right, 0px)"
      zIndex="toast"
      px="4"
      pointerEvents="none"
    >
      {children}
    </Box>
  )
}

/** The button that was pressed is gone; the keyboard goes on here. */
const focus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true })
