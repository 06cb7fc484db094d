import { Button, chakra, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useSessionProfile } from '@/entities/profile'
import type { ProjectMember } from '@/entities/project/model'
import { useWorkspaceService, useWorkspaces } from '@/entities/workspace'
import { failureMessage } from '@/shared/lib/failure'

const MANAGES: readonly string[] = ['manager', 'admin']

/** WZA-04: invites the members of the project to the shared workspace, or says that no invitation is sent. */
export function InviteMembers({ members }: { members: readonly ProjectMember[] }) {
  const { current } = useWorkspaces(useSessionProfile()?.id ?? null)
  const service = useWorkspaceService()
  const [working, setWorking] = useState(false)
  /** The result of each address in words. */
  const [results, setResults] = useState<Readonly<Record<string, string>>>({})
  const mayInvite =
    current !== null && !current.personal && current.status === 'active' && MANAGES.includes(current.role)
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
      <chakra.ul role="status" listStyleType="none" m="0" p="0" textStyle="sm">
        {members.map(({ id, email }) =>
          results[email] ? (
            <li key={id}>
              {email}: {results[email]}
            </li>
          ) : null,
        )}
      </chakra.ul>
    </chakra.div>
  )
}

const INVITED = 'Invited.'
