import { useSelector } from '@/shared/lib/machine'
import { WizardBox } from '@/shared/ui/wizard'
import type { DeployModelActor } from '../model/use-deploy-model'
import { CompleteStep } from './CompleteStep'
import { ConfigureStep } from './ConfigureStep'
import { DeployingStep } from './DeployingStep'
import { ReviewStep } from './ReviewStep'
import { SelectStep } from './SelectStep'
import { STEPS } from './steps'

/** DPL-01 to DPL-07: the wizard, one step at a time. */
export function DeployWizard({ actor }: { actor: DeployModelActor }) {
  const { current, Step } = useSelector(actor, stepOf, (one, other) => one.Step === other.Step)
  return (
    <WizardBox steps={STEPS} current={current} footerAtEnd>
      <Step key={current} actor={actor} />
    </WizardBox>
  )
}

function stepOf(snapshot: ReturnType<DeployModelActor['getSnapshot']>) {
  if (snapshot.matches('configure')) return { current: 1, Step: ConfigureStep }
  if (snapshot.matches('review')) return { current: 2, Step: ReviewStep }
  if (snapshot.matches('deploying')) return { current: 2, Step: DeployingStep }
  if (snapshot.matches('complete')) return { current: 3, Step: CompleteStep }
  return { current: 0, Step: SelectStep }
}
