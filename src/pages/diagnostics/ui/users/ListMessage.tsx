import { Box, Button } from '@chakra-ui/react'
import { useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import type { UserManagementActor } from '../../model/users/use-user-management'

/** ADM-07: what came of an action, or of reading the list again. It lies over the page, so that nothing moves. */
export function ListMessage({ actor }: { actor: UserManagementActor }) {
  const { message, failure, rows } = useSelector(actor, (snapshot) => snapshot.context)
  const isError = useSelector(actor, (snapshot) => snapshot.matches({ message: 'error' }))
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ list: 'failed' }))
  const stale = failed && rows.length > 0
  if (!message && !stale) return null
  return (
    <Box
      position="fixed"
      insetInlineStart="0"
      insetInlineEnd="var(--inspector-right, 0px)"
      bottom="calc(1rem + var(--inspector-bottom, 0px))"
      mx="auto"
      px="4"
      width="full"
      maxWidth="36rem"
      display="grid"
      gap="2"
      zIndex="toast"
      pointerEvents="none"
      css={{ '& > *': { pointerEvents: 'auto', boxShadow: 'lg', backgroundColor: 'bg.panel' } }}
    >
      {stale ? (
        <Notice
          status="error"
          title="Failed to fetch users"
          actions={
            <Button size="sm" onClick={() => actor.send({ type: 'refresh' })}>
              Retry
            </Button>
          }
        >
          {failure}
        </Notice>
      ) : null}
      {message ? <Notice status={isError ? 'error' : 'success'}>{message}</Notice> : null}
    </Box>
  )
}
