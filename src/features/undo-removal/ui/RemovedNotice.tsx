import { Box, Button, Flex } from '@chakra-ui/react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import type { RemovalActor } from '../model/use-removal'

/** What was deleted, for as long as it can be taken back; or why it could not be. It floats over the page's end. */
export function RemovedNotice({ actor }: { actor: RemovalActor }) {
  const { removed, failure } = useSelector(actor, (snapshot) => snapshot.context)
  const last = removed.at(-1)?.item
  if (!failure && !last) return null
  return (
    <Floating>
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
                {last ? (
                  <Button
                    key={last.value.id}
                    size="sm"
                    ref={focus}
                    onClick={() => actor.send({ type: 'undo' })}
                  >
                    Undo
                  </Button>
                ) : null}
                <Button size="sm" variant="ghost" onClick={() => actor.send({ type: 'dismiss' })}>
                  Dismiss
                </Button>
              </>
            }
          >
            {failure ?? `${last?.name} was deleted.`}
          </Notice>
        </Box>
      </Flex>
    </Floating>
  )
}

/** When it goes and the keyboard was in it, the page's content has the keyboard again. */
function Floating({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const here = box.current
    return () => {
      if (here?.contains(document.activeElement)) here.closest('main')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <Box ref={box} position="fixed" bottom="6" insetInline="0" zIndex="toast" px="4" pointerEvents="none">
      {children}
    </Box>
  )
}

/** The button that deleted is gone; the keyboard goes on here. */
const focus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true })
