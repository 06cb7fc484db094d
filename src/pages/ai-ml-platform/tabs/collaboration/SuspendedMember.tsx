import { Button } from '@chakra-ui/react'
import { useWorkspaceService } from '@/entities/workspace'
import type { Workspace } from '@/entities/workspace/model'
import { Notice } from '@/shared/ui/notice'
import { useTeamQuestion } from './model/team-question'
import { QuestionDialog } from './QuestionDialog'

export interface SuspendedMemberProps {
  userId: string
  workspace: Pick<Workspace, 'id' | 'name'>
  /** Called once the user has left the workspace. */
  onLeft: () => Promise<void>
}

/** The Team tab of a workspace in which the user is suspended. */
export function SuspendedMember({ userId, workspace, onLeft }: SuspendedMemberProps) {
  const service = useWorkspaceService()
  const question = useTeamQuestion(async () => {
    await service.removeMember(workspace.id, userId)
    await onLeft()
  })
  return (
    <>
      <Notice
        status="warning"
        title={`Your membership of ${workspace.name} is suspended`}
        actions={
          <Button
            size="sm"
            onClick={() =>
              question.send({
                type: 'open',
                values: { typed: '' },
                subject: { kind: 'leave', id: '', name: '', workspace: workspace.name },
              })
            }
          >
            Leave workspace
          </Button>
        }
      >
        You cannot read or change anything here until a manager or an admin activates you. You can work in
        another workspace meanwhile.
      </Notice>
      <QuestionDialog actor={question} />
    </>
  )
}
