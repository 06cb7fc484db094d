import { Button, Stack } from '@chakra-ui/react'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSessionProfile } from '@/entities/profile'
import { useWorkspaceService, useWorkspaces } from '@/entities/workspace'
import type { ReceivedInvitation } from '@/entities/workspace/model'
import { Notice } from '@/shared/ui/notice'
import type { TabProps } from '../../model/tab-props'
import { useWorkspaceForm } from './model/workspace-form'
import { PersonalTeam } from './PersonalTeam'
import { ReceivedInvitations } from './ReceivedInvitations'
import { SharedTeam } from './SharedTeam'
import { SuspendedMember } from './SuspendedMember'
import { TeamLoading } from './TeamLoading'
import { WorkspaceDialog } from './WorkspaceDialog'

/** Team (TEM-01 to TEM-05): the team of the workspace that the user works in, and invitations to others. */
export function CollaborationTab({ userId }: TabProps) {
  const service = useWorkspaceService()
  const profile = useSessionProfile()
  const { membership, status, failure, current, choose, refresh } = useWorkspaces(userId)
  const form = useWorkspaceForm(async (name, renamed) => {
    const id = renamed ? renamed.id : await service.create(name)
    if (renamed) await service.rename(id, name)
    choose({ id, name })
    await refresh()
  })
  useCreateFromAddress(() => form.send({ type: 'open', subject: null, values: { name: '' } }))

  const accept = async ({ id, workspace_id, workspace }: ReceivedInvitation) => {
    await service.accept(id)
    choose({ id: workspace_id, name: workspace })
    await refresh()
  }
  const decline = async ({ id }: ReceivedInvitation) => {
    await service.decline(id)
    await refresh()
  }
  const leave = async () => {
    choose(null)
    await refresh()
  }
  return (
    <Stack gap="4">
      <ReceivedInvitations
        invitations={membership?.invitations ?? []}
        onAccept={accept}
        onDecline={decline}
      />
      {status === 'error' && membership === null ? (
        <Notice
          status="warning"
          title="Your workspaces could not be loaded"
          actions={
            <Button size="sm" onClick={() => void refresh()}>
              Retry
            </Button>
          }
        >
          {failure}
        </Notice>
      ) : null}
      {current === null ? (
        status === 'loading' ? (
          <TeamLoading />
        ) : null
      ) : current.personal ? (
        <PersonalTeam userId={userId} name={profile?.username ?? profile?.email ?? 'You'} form={form} />
      ) : current.status === 'suspended' ? (
        <SuspendedMember key={current.id} workspace={current} userId={userId} onLeft={leave} />
      ) : (
        <SharedTeam
          key={current.id}
          userId={userId}
          workspace={current}
          form={form}
          onChanged={refresh}
          onLeft={leave}
        />
      )}
      <WorkspaceDialog actor={form} />
    </Stack>
  )
}

/** Calls back once when the address asks for a new workspace, and takes that out of the address. */
function useCreateFromAddress(create: () => void): void {
  const [query, setQuery] = useSearchParams()
  const wanted = query.get('create') === 'workspace'
  useEffect(() => {
    if (!wanted) return
    create()
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('create')
        return next
      },
      { replace: true },
    )
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted])
}
