import { Button, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { ROLE_LABELS } from '@/entities/member/model'
import type { ReceivedInvitation } from '@/entities/workspace/model'
import { failureMessage } from '@/shared/lib/failure'
import { Notice } from '@/shared/ui/notice'

export interface ReceivedInvitationsProps {
  invitations: readonly ReceivedInvitation[]
  /** Each rejects with a `Failure`. */
  onAccept: (invitation: ReceivedInvitation) => Promise<void>
  onDecline: (invitation: ReceivedInvitation) => Promise<void>
}

/** The invitations to the account that wait for an answer. */
export function ReceivedInvitations({ invitations, onAccept, onDecline }: ReceivedInvitationsProps) {
  if (invitations.length === 0) return null
  return (
    <Stack as="section" gap="2" aria-label="Invitations">
      {invitations.map((invitation) => (
        <Received
          key={invitation.id}
          invitation={invitation}
          onAccept={() => onAccept(invitation)}
          onDecline={() => onDecline(invitation)}
        />
      ))}
    </Stack>
  )
}

interface ReceivedProps {
  invitation: ReceivedInvitation
  onAccept: () => Promise<void>
  onDecline: () => Promise<void>
}

function Received({ invitation, onAccept, onDecline }: ReceivedProps) {
  const { workspace, role, invited_by } = invitation
  const [answering, setAnswering] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const answer = (call: () => Promise<void>) => {
    if (answering) return
    setAnswering(true)
    setFailure(null)
    void call()
      .catch((error: unknown) => setFailure(failureMessage(error)))
      .finally(() => setAnswering(false))
  }
  return (
    <Notice
      status={failure ? 'error' : 'info'}
      title={`Invitation to ${workspace}`}
      actions={
        <>
          <Button
            size="sm"
            variant="solid"
            colorPalette="accent"
            aria-disabled={answering || undefined}
            onClick={() => answer(onAccept)}
          >
            Accept
          </Button>
          <Button size="sm" aria-disabled={answering || undefined} onClick={() => answer(onDecline)}>
            Decline
          </Button>
        </>
      }
    >
      {failure ?? `${invited_by} invited you as ${ROLE_LABELS[role]}.`}
    </Notice>
  )
}
