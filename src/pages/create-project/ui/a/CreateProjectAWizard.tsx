import type { ReactNode } from 'react'
import { starterCommand } from '@/entities/project'
import { codeSource, wizardALink, type WizardAValues } from '@/entities/project/model'
import { useSelector } from '@/shared/lib/machine'
import { reviewOfA } from '../../model/review'
import { type CreateProjectAActor, sourceOfA } from '../../model/use-create-project'
import { CreatingStep } from '../common/CreatingStep'
import { ReviewStep } from '../common/ReviewStep'
import { WizardFrame } from '../common/WizardFrame'
import type { WizardSlots } from '../common/WizardTools'
import { AiToolsStep } from './AiToolsStep'
import { DetailsStepA } from './DetailsStepA'
import { NotKeptStep } from './NotKeptStep'
import { TeamStep } from './TeamStep'
import { TemplateStep } from './TemplateStep'

export interface CreateProjectAWizardProps extends WizardSlots {
  actor: CreateProjectAActor
  userId: string
  /** Inside a dialog, which says the title itself. */
  inDialog?: boolean
  /** Parts of a shared link that Orrery does not know. */
  problems?: readonly string[]
}

const STEPS = [
  'Project Details',
  'Template Selection',
  'Team & Collaboration',
  'AI Tools & Features',
  'Review & Create',
] as const

/** WZA-01: wizard reading A, one step at a time. */
export function CreateProjectAWizard({
  actor,
  inDialog,
  renderDownload,
  ...frame
}: CreateProjectAWizardProps) {
  const state = useSelector(actor, (snapshot) => snapshot.value)
  const { autoSave, creation } = useSelector(actor, (snapshot) => snapshot.children)
  const { values, draft, project, alert } = useSelector(actor, (snapshot) => snapshot.context)
  const { current, content } = openStep()

  function openStep(): { current: number; content: ReactNode } {
    if (typeof state === 'object') return { current: 1, content: <TemplateStep actor={actor} /> }
    if (state === 'projectDetails') return { current: 0, content: <DetailsStepA actor={actor} /> }
    if (state === 'team') return { current: 2, content: <TeamStep actor={actor} /> }
    if (state === 'aiTools') return { current: 3, content: <AiToolsStep actor={actor} /> }
    if (state === 'review')
      return {
        current: 4,
        content: (
          <ReviewStep
            actor={actor}
            title={STEPS[4]}
            rows={reviewOfA(values)}
            alert={alert}
            source={sourceOfA(values)}
            command={commandOf(values)}
          />
        ),
      }
    if (state === 'notKept' && project)
      return { current: 5, content: <NotKeptStep project={project} renderDownload={renderDownload} /> }
    return { current: 5, content: <CreatingStep actor={creation} /> }
  }

  return (
    <WizardFrame
      {...frame}
      actor={actor}
      wizard="a"
      lead={inDialog ? null : 'Set up your project in five steps.'}
      steps={STEPS}
      questions={5}
      current={current}
      template={values.template}
      draft={draft}
      autoSave={autoSave}
      name={values.name}
      link={wizardALink(values)}
      source={values.type ? codeSource(sourceOfA(values)) : null}
    >
      {content}
    </WizardFrame>
  )
}

/** The command of a web app's stack; other types have none. */
function commandOf(values: WizardAValues): string | undefined {
  const { config } = sourceOfA(values)
  return config ? starterCommand(config) : undefined
}
