import { Text } from '@chakra-ui/react'
import { Facts } from '@/shared/ui/facts'
import { Notice } from '@/shared/ui/notice'
import { StepForm, type StepActor } from './StepForm'

export interface ReviewStepProps {
  actor: StepActor
  title: string
  /** Everything that was chosen. */
  rows: [string, string][]
  alert: string | null
}

/** WZA-01, WZB-03: everything that was chosen, before it is created. */
export function ReviewStep({ actor, title, rows, alert }: ReviewStepProps) {
  return (
    <StepForm actor={actor} title={title} onwards="create" next={{ label: 'Create Project' }}>
      {alert ? <Notice status="error">{alert}</Notice> : null}
      <Facts rows={rows} />
      <Text textStyle="sm" color="fg.muted">
        Creation is simulated: nothing is deployed. The code that you download afterwards is real and runs.
      </Text>
    </StepForm>
  )
}
