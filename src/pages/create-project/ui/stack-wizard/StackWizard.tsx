import type { ReactNode } from 'react'
import { starterCommand } from '@/entities/project'
import { configLink } from '@/entities/project/model'
import { useSelector } from '@/shared/lib/machine'
import { stackWizardReview } from '../../model/review'
import type { StackWizardActor } from '../../model/use-create-project'
import { ReviewStep } from '../shell/ReviewStep'
import { WizardShell } from '../shell/WizardShell'
import type { WizardSlots } from '../shell/WizardTools'
import { CreatedStep } from './CreatedStep'
import { DetailsStep } from './DetailsStep'
import { EnvironmentStep } from './EnvironmentStep'

export interface StackWizardProps extends WizardSlots {
  actor: StackWizardActor
  userId: string
  /** Parts of a shared link that Orrery does not know. */
  problems?: readonly string[]
}

const STEPS = [
  'Project Details',
  'Environment & Resources',
  'Review Configuration',
  'Create Project',
] as const

/** WZB-01: the stack wizard, one step at a time. */
export function StackWizard({ actor, renderDownload, ...frame }: StackWizardProps) {
  const state = useSelector(actor, (snapshot) => snapshot.value)
  const { config, alert } = useSelector(actor, (snapshot) => snapshot.context)
  const { name, description } = config
  const source = { kind: 'stack' as const, name, description, aiTools: [], config }
  const { current, content } = openStep()

  function openStep(): { current: number; content: ReactNode } {
    if (state === 'projectDetails') return { current: 0, content: <DetailsStep actor={actor} /> }
    if (state === 'environment') return { current: 1, content: <EnvironmentStep actor={actor} /> }
    if (state === 'review')
      return {
        current: 2,
        content: (
          <ReviewStep
            actor={actor}
            title={STEPS[2]}
            rows={stackWizardReview(config)}
            alert={alert}
            source={source}
            command={starterCommand(config)}
          />
        ),
      }
    if (state === 'created')
      return { current: 4, content: <CreatedStep actor={actor} renderDownload={renderDownload} /> }
    return { current: 3, content: null }
  }

  return (
    <WizardShell
      {...frame}
      actor={actor}
      wizard="b"
      lead="Name your project, choose an environment, download the code."
      steps={STEPS}
      questions={3}
      current={current}
      name={name}
      link={configLink(config)}
      source={source}
    >
      {content}
    </WizardShell>
  )
}
