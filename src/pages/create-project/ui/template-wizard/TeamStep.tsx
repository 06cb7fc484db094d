import { TeamEditor } from '@/entities/project'
import { useSelector } from '@/shared/lib/machine'
import type { TemplateWizardActor } from '../../model/use-create-project'
import { InviteMembers } from './InviteMembers'
import { StepForm } from '../shell/StepForm'

export interface TeamStepProps {
  actor: TemplateWizardActor
  userId: string
}

/** WZA-04: the members of the project. */
export function TeamStep({ actor, userId }: TeamStepProps) {
  const { values, member } = useSelector(actor, (snapshot) => snapshot.context)
  return (
    <StepForm actor={actor} title="Team & Collaboration">
      <TeamEditor
        members={values.teamMembers}
        draft={member}
        onDraftChange={(change) => actor.send({ type: 'member.change', member: change })}
        onAdd={() => actor.send({ type: 'member.add' })}
        onRemove={(id) => actor.send({ type: 'member.remove', id })}
      />
      <InviteMembers userId={userId} members={values.teamMembers} />
    </StepForm>
  )
}
