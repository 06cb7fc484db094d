import { Text } from '@chakra-ui/react'
import { useWorkspaces } from '@/entities/workspace'
import { paths } from '@/shared/config'
import { Link } from '@/shared/ui/link'
import { Notice } from '@/shared/ui/notice'

/** Before an account is deleted: the shared workspaces whose last admin it is, with other members. */
export function WorkspacesToHandOver({ userId }: { userId: string }) {
  const { membership } = useWorkspaces(userId)
  const left =
    membership?.workspaces.filter((one) => !one.personal && one.last_admin && one.members > 1) ?? []
  if (left.length === 0) return null
  return (
    <Notice status="warning" title="Hand over your workspaces first">
      <Text>
        You are the last admin of {left.map(({ name }) => name).join(', ')}. Hand each over or delete it in
        the <Link to={paths.aiMlTab('collaboration')}>Team tab</Link>. Otherwise the member with the highest
        role becomes its admin.
      </Text>
    </Notice>
  )
}
