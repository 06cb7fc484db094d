import { Text } from '@chakra-ui/react'
import { AiToolPicker } from '@/entities/project'
import { useSelector } from '@/shared/lib/machine'
import type { TemplateWizardActor } from '../../model/use-create-project'
import { StepForm } from '../shell/StepForm'

/** WZA-05: which AI tools leave something in the project. */
export function AiToolsStep({ actor }: { actor: TemplateWizardActor }) {
  const { values } = useSelector(actor, (snapshot) => snapshot.context)
  return (
    <StepForm actor={actor} title="AI Tools & Features">
      <Text color="fg.muted">
        Each adds files to the project. All of them are optional; four are on by default.
      </Text>
      <AiToolPicker
        legend="AI tools"
        enabled={values.aiTools}
        onToggle={(id) => actor.send({ type: 'tool.toggle', id })}
      />
    </StepForm>
  )
}
