import { chakra, Menu } from '@chakra-ui/react'
import { Check, MailPlus, Plus } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import type { Workspaces } from '@/entities/workspace'
import { personalWorkspace } from '@/entities/workspace/model'
import { paths } from '@/shared/config'
import { LateMenu, type LateMenuProps } from '@/shared/ui/menu'

export interface WorkspaceMenuProps extends LateMenuProps {
  userId: string
  workspaces: Pick<Workspaces, 'membership' | 'current' | 'failure' | 'choose'>
}

/** The workspaces of the user, the invitations that wait for an answer, and the way to a new workspace. */
export default function WorkspaceMenu({ userId, workspaces, ...menu }: WorkspaceMenuProps) {
  const navigate = useNavigate()
  const { membership, current, failure, choose } = workspaces
  const known = membership?.workspaces ?? [personalWorkspace(userId)]
  return (
    <LateMenu
      {...menu}
      first={known[0]?.id}
      placement="bottom-start"
      css={{ minWidth: '15rem', maxWidth: 'min(22rem, 90vw)', maxHeight: '70vh', overflowY: 'auto' }}
    >
      {known.map((workspace) => {
        const { id, name, status } = workspace
        return (
          <Menu.Item
            key={id}
            value={id}
            aria-current={id === current?.id || undefined}
            onClick={() => choose(workspace)}
            px="2.5"
            py="2"
            gap="2.5"
          >
            <chakra.span flex="1" minWidth="0" overflowWrap="anywhere" dir="auto">
              {name}
              {status === 'suspended' ? (
                <chakra.span color="fg.muted" textStyle="sm">
                  {' '}
                  Suspended
                </chakra.span>
              ) : null}
            </chakra.span>
            {id === current?.id ? <Check size={16} aria-hidden /> : null}
          </Menu.Item>
        )
      })}
      {(membership?.invitations ?? []).map(({ id, workspace }) => (
        <Menu.Item
          key={id}
          value={`invitation ${id}`}
          onClick={() => void navigate(paths.aiMlTab('collaboration'))}
          px="2.5"
          py="2"
          gap="2.5"
        >
          <MailPlus size={16} aria-hidden />
          <chakra.span flex="1" minWidth="0" overflowWrap="anywhere">
            Invitation to <bdi>{workspace}</bdi>
          </chakra.span>
        </Menu.Item>
      ))}
      {failure && !membership ? (
        // A menu has items alone.
        <Menu.Item value="failure" disabled px="2.5" py="2" textStyle="sm" color="fg.muted">
          Your other workspaces could not be loaded. {failure}
        </Menu.Item>
      ) : null}
      <Menu.Separator />
      <Menu.Item
        value="create"
        onClick={() => void navigate(paths.createWorkspace)}
        px="2.5"
        py="2"
        gap="2.5"
      >
        <Plus size={16} aria-hidden />
        Create workspace
      </Menu.Item>
    </LateMenu>
  )
}
