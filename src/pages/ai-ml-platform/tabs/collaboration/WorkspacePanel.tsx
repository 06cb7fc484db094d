import { Button, Flex, Heading, Text } from '@chakra-ui/react'
import type { Workspace } from '@/entities/workspace/model'
import { Panel } from '@/shared/ui/panel'

export interface WorkspacePanelProps {
  workspace: Workspace
  onRename: () => void
  onLeave: () => void
  onDelete: () => void
}

/** The actions on a shared workspace itself. */
export function WorkspacePanel({ workspace, onRename, onLeave, onDelete }: WorkspacePanelProps) {
  const isAdmin = workspace.role === 'admin'
  return (
    <Panel as="section" aria-label="Workspace settings" px="4" py="3">
      <Heading as="h3" textStyle="md" mb="1">
        Workspace settings
      </Heading>
      <Text color="fg.muted" mb="3">
        {workspace.last_admin
          ? 'You are the last admin: hand the workspace over to a member before you leave, or delete it.'
          : isAdmin
            ? 'You can rename the workspace, leave it, or delete it for all members.'
            : 'You can leave the workspace. Its admins can rename and delete it.'}
      </Text>
      <Flex gap="2" wrap="wrap">
        {isAdmin ? (
          <Button size="sm" onClick={onRename}>
            Rename
          </Button>
        ) : null}
        {workspace.last_admin ? null : (
          <Button size="sm" onClick={onLeave}>
            Leave workspace
          </Button>
        )}
        {isAdmin ? (
          <Button size="sm" variant="ghost" colorPalette="error" onClick={onDelete}>
            Delete workspace
          </Button>
        ) : null}
      </Flex>
    </Panel>
  )
}
