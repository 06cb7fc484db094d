import { AiToolPicker } from '@/entities/project'
import { useSelector } from '@/shared/lib/machine'
import type { CreateProjectAActor } from '../../model/use-create-project-a'
import { StepForm } from '../common/StepForm'

/** WZA-05: which AI tools leave something in the project. */
export function AiToolsStep({ actor }: { actor: CreateProjectAActor }) {
  const { values } = useSelector(actor, (snapshot) => snapshot.context)
  return (
    <StepForm
      title="AI Tools & Features"
      onSubmit={() => actor.send({ type: 'continue' })}
      onBack={() => actor.send({ type: 'back' })}
      next={{ label: 'Continue' }}
    >
      <AiToolPicker
        legend="AI tools"
        enabled={values.aiTools}
        onToggle={(id) => actor.send({ type: 'tool.toggle', id })}
      />
    </StepForm>
  )
}
