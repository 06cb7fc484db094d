import { Box, Button, Flex } from '@chakra-ui/react'
import { type ActorRefFrom, useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import type { appUpdateMachine } from '@machines/app-update'

export interface UpdateNoticeProps {
  actor: ActorRefFrom<typeof appUpdateMachine>
  /** Whether a reload would lose something now. */
  hasUnsaved: () => boolean
}

/** A newer version is there. It asks, and reloads nothing by itself. */
export function UpdateNotice({ actor, hasUnsaved }: UpdateNoticeProps) {
  const state = useSelector(actor, (snapshot) => snapshot.value)
  if (state === 'later') return null
  const unsaved = state === 'unsaved'
  return (
    <Box
      position="fixed"
      bottom="calc(1.5rem + var(--inspector-bottom, 0px))"
      insetInlineStart="0"
      insetInlineEnd="var(--inspector-right, 0px)"
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
            status={unsaved ? 'warning' : 'info'}
            title={unsaved ? 'You have unsaved input' : 'A new version of Orrery is ready'}
            actions={
              <>
                <Button
                  size="sm"
                  aria-disabled={state === 'reloading' || undefined}
                  onClick={() => actor.send({ type: 'reload', unsaved: hasUnsaved() })}
                >
                  {state === 'reloading' ? 'Reloading...' : unsaved ? 'Reload anyway' : 'Reload'}
                </Button>
                <Button size="sm" variant="ghost" onClick={() => actor.send({ type: 'later' })}>
                  Later
                </Button>
              </>
            }
          >
            {unsaved
              ? 'Reloading discards it. Save or send it first, then reload.'
              : 'Reload to use it, or keep working in this version.'}
          </Notice>
        </Box>
      </Flex>
    </Box>
  )
}
