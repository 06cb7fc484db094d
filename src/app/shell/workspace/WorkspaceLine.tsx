import { Button, chakra } from '@chakra-ui/react'
import { Eye, LogOut } from 'lucide-react'
import { useReadOnly } from '@/shared/lib/workplace'
import { useSync } from '../../sync/SyncProvider'
import { APP_BAR, CONTAINER } from '../layout'

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  py: '2',
  borderBottomWidth: '1px',
  ...CONTAINER.app,
} as const

/** Says under the bar of the app what the account may not do in the shared workspace, or that it is shut to the account. */
export function WorkspaceLine({ userId }: { userId: string }) {
  const { shut, dismissShut } = useSync()
  const readOnly = useReadOnly(userId)
  return (
    <chakra.div
      role="status"
      bg="bg.subtle"
      textStyle="sm"
      color="fg.muted"
      // Users who have scrolled must learn why what they read is gone.
      {...(shut !== null ? { position: 'sticky', top: APP_BAR, zIndex: 'docked' } : {})}
    >
      {shut !== null ? (
        <chakra.div {...LINE}>
          <LogOut size={16} aria-hidden />
          <chakra.span flex="1 1 16rem" overflowWrap="anywhere">
            <chakra.strong color="fg" fontWeight="medium">
              You can no longer read “{shut}”.
            </chakra.strong>{' '}
            Your membership has ended or is suspended, so its projects and datasets were removed from this
            device.
          </chakra.span>
          <Button size="xs" variant="outline" onClick={dismissShut}>
            Dismiss
          </Button>
        </chakra.div>
      ) : readOnly ? (
        <chakra.div {...LINE}>
          <Eye size={16} aria-hidden />
          <chakra.span flex="1 1 16rem">
            <chakra.strong color="fg" fontWeight="medium">
              You are a viewer here.
            </chakra.strong>{' '}
            You can open the projects of this workspace. Its developers, managers and admins can change them.
          </chakra.span>
        </chakra.div>
      ) : null}
    </chakra.div>
  )
}
