import { Box, Button, Flex } from '@chakra-ui/react'
import { useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import type { DeploymentsActor } from './model/use-deployments'

export interface StoppedNoticeProps {
  actor: DeploymentsActor
  /** True while another notice has its place. */
  raised: boolean
}

/** What was stopped, for as long as it can be taken back; or why a change was not kept. It floats over the page's end. */
export function StoppedNotice({ actor, raised }: StoppedNoticeProps) {
  const { stopped, failure } = useSelector(actor, ({ context }) => context)
  if (!stopped && !failure) return null
  return (
    <Box
      position="fixed"
      bottom={raised ? '36' : '6'}
      insetInline="0"
      zIndex="toast"
      px="4"
      pointerEvents="none"
    >
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
                {stopped ? (
                  <Button size="sm" onClick={() => actor.send({ type: 'undo' })}>
                    Undo
                  </Button>
                ) : null}
                <Button size="sm" variant="ghost" onClick={() => actor.send({ type: 'dismiss' })}>
                  Dismiss
                </Button>
              </>
            }
          >
            {failure ?? `${stopped?.name} was stopped.`}
          </Notice>
        </Box>
      </Flex>
    </Box>
  )
}
