import { Text } from '@chakra-ui/react'
import { useSelector } from '@/shared/lib/machine'
import { TextField, useFields } from '@/shared/ui/form'
import { FormDialog } from '@/shared/ui/form-dialog'
import type { TeamQuestion, TeamQuestionActor } from './model/team-question'

interface Words {
  title: string
  submit: string
  busy: string
  text: (question: TeamQuestion) => string
}

const WORDS: Record<TeamQuestion['kind'], Words> = {
  remove: {
    title: 'Remove member',
    submit: 'Remove',
    busy: 'Removing...',
    text: ({ name, workspace }) => `${name} loses access to ${workspace} at once and can be invited again.`,
  },
  handOver: {
    title: 'Hand over workspace',
    submit: 'Hand over',
    busy: 'Handing over...',
    text: ({ name, workspace }) => `${name} becomes an admin of ${workspace}, and you become a manager.`,
  },
  leave: {
    title: 'Leave workspace',
    submit: 'Leave',
    busy: 'Leaving...',
    text: ({ workspace }) =>
      `You lose access to ${workspace} at once. You can come back by a new invitation.`,
  },
  delete: {
    title: 'Delete workspace',
    submit: 'Delete workspace',
    busy: 'Deleting...',
    text: ({ workspace }) =>
      `This permanently deletes ${workspace}, its invitations and its activity for all members.`,
  },
}

/** Asks before a member or a workspace goes. */
export function QuestionDialog({ actor }: { actor: TeamQuestionActor }) {
  const question = useSelector(actor, ({ context }) => context.subject)
  const typed = useFields(actor)('typed')
  const { title, submit, busy, text } = WORDS[question.kind]
  return (
    <FormDialog actor={actor} title={title} submit={submit} busy={busy}>
      <Text overflowWrap="anywhere">{text(question)}</Text>
      {question.kind === 'delete' ? (
        <TextField
          label="Name of the workspace"
          hint={typed.error ? null : `Type ${question.workspace} to confirm`}
          {...typed}
        />
      ) : null}
    </FormDialog>
  )
}
