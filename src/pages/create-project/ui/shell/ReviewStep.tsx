import { Text } from '@chakra-ui/react'
import { proofOf, type ProvenSource } from '@/entities/project'
import { CopyButton } from '@/features/copy-text'
import { Command } from '@/features/get-starter'
import { useActorEnvironment } from '@/shared/lib/machine'
import { Facts } from '@/shared/ui/facts'
import { Notice } from '@/shared/ui/notice'
import { StepForm, type StepActor } from './StepForm'

export interface ReviewStepProps {
  actor: StepActor
  title: string
  /** Everything that was chosen. */
  rows: [string, string][]
  alert: string | null
  /** The source of the code; the step says when such code last ran. */
  source: ProvenSource
  /** The command that makes the same code, where there is one. */
  command?: string
}

/** WZA-01, WZB-03: everything that was chosen, before it is created. */
export function ReviewStep({ actor, title, rows, alert, source, command }: ReviewStepProps) {
  const { now } = useActorEnvironment()
  return (
    <StepForm actor={actor} title={title} onwards="create" next={{ label: 'Create Project' }}>
      {alert ? <Notice status="error">{alert}</Notice> : null}
      <Facts rows={rows} />
      {command ? <Command command={command} copy={<CopyButton text={command} what="command" />} /> : null}
      <Text textStyle="sm" color="fg.muted">
        Project creation is simulated: nothing is deployed. The code you download is real.{' '}
        {proofOf(source, now())}
      </Text>
    </StepForm>
  )
}
