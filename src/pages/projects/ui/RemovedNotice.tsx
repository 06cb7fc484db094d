import { Box, Button, Flex } from '@chakra-ui/react'
import { useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import type { ProjectListActor } from '../model/use-project-list'

/** What was deleted, for as long as it can be taken back; or why it could not be. */
export function RemovedNotice({ actor }: { actor: ProjectListActor }) {
  const { removed, failure } = useSelector(actor, (snapshot) => snapshot.context)
  const offers = useSelector(
    actor,
    (snapshot) => snapshot.matches('removed') || snapshot.matches('restoring'),
  )
  if (!failure && !(offers && removed)) return null
  return (
    <Box position="fixed" bottom="6" insetInline="0" zIndex="toast" px="4" pointerEvents="none">
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
                {offers ? (
                  <Button size="sm" ref={focus} onClick={() => actor.send({ type: 'undo' })}>
                    Undo
                  </Button>
                ) : null}
                <Button size="sm" variant="ghost" onClick={() => actor.send({ type: 'dismiss' })}>
                  Dismiss
                </Button>
              </>
            }
          >
            {failure ?? `${removed?.project.name} was deleted.`}
          </Notice>
        </Box>
      </Flex>
    </Box>
  )
}

/** The button that deleted is gone; the keyboard goes on here. */
const focus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true })
