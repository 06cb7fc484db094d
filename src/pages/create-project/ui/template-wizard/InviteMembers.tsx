import { Button, chakra, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { ProjectMember } from '@/entities/project/model'
import { useWorkspaceService, useWorkspaces } from '@/entities/workspace'
import { failureMessage } from '@/shared/lib/failure'

const MANAGES = new Set(['manager', 'admin'])

export interface InviteMembersProps {
  userId: string
  members: readonly ProjectMember[]
}

/** WZA-04: invites the members of the project to the shared workspace, or says that no invitation is sent. */
export function InviteMembers({ userId, members }: InviteMembersProps) {
  const { current } = useWorkspaces(userId)
  const service = useWorkspaceService()
  const [working, setWorking] = useState(false)
  /** The result of each address in words. */
  const [results, setResults] = useState<Readonly<Record<string, string>>>({})
  const mayInvite =
    current !== null && !current.personal && current.status === 'active' && MANAGES.has(current.role)
  if (!mayInvite)
    return (
      <Text textStyle="sm" color="fg.muted">
        Members are listed in the project. No invitation is sent: members of a shared workspace are invited in
        the Team tab.
      </Text>
    )
  const left = members.filter(({ email }) => results[email] !== INVITED)
  const invite = async () => {
    setWorking(true)
    for (const { email } of left) {
      const result = await service.invite(current.id, email, 'developer').then(() => INVITED, failureMessage)
      setResults((before) => ({ ...before, [email]: result }))
    }
    setWorking(false)
  }
  return (
    <chakra.div display="grid" gap="2" justifyItems="start">
      <Text textStyle="sm" color="fg.muted">
        Members are listed in the project. You can also invite them to {current.name} as developers; each gets
        an email.
      </Text>
      {left.length > 0 ? (
        <Button size="sm" aria-disabled={working || undefined} onClick={() => working || void invite()}>
          {working ? 'Inviting...' : `Invite ${left.length === 1 ? '1 member' : `${left.length} members`}`}
        </Button>
      ) : null}
      <div role="status">
        {members.map(({ id, email }) =>
          results[email] ? (
            <Text key={id} textStyle="sm" overflowWrap="anywhere">
              {email}: {results[email]}
            </Text>
          ) : null,
        )}
      </div>
    </chakra.div>
  )
}

const INVITED = 'Invited.'
