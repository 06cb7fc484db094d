import type { ReactNode } from 'react'
import { starterCommand } from '@/entities/project'
import {
  codeSource,
  OWN_STACK,
  templateWizardLink,
  type TemplateWizardValues,
} from '@/entities/project/model'
import { useSelector } from '@/shared/lib/machine'
import { templateWizardReview } from '../../model/review'
import { type TemplateWizardActor, templateWizardSource } from '../../model/use-create-project'
import { ReviewStep } from '../shell/ReviewStep'
import { WizardShell } from '../shell/WizardShell'
import type { WizardSlots } from '../shell/WizardTools'
import { AiToolsStep } from './AiToolsStep'
import { DetailsStep } from './DetailsStep'
import { NotStoredStep } from './NotStoredStep'
import { TeamStep } from './TeamStep'
import { TemplateStep } from './TemplateStep'

export interface TemplateWizardProps extends WizardSlots {
  actor: TemplateWizardActor
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

/** WZA-01: the template wizard, one step at a time. */
export function TemplateWizard({ actor, inDialog, renderDownload, ...frame }: TemplateWizardProps) {
  const state = useSelector(actor, (snapshot) => snapshot.value)
  const { values, project, alert } = useSelector(actor, (snapshot) => snapshot.context)
  const { current, content } = openStep()

  function openStep(): { current: number; content: ReactNode } {
    if (typeof state === 'object') return { current: 1, content: <TemplateStep actor={actor} /> }
    if (state === 'projectDetails') return { current: 0, content: <DetailsStep actor={actor} /> }
    if (state === 'team') return { current: 2, content: <TeamStep actor={actor} userId={frame.userId} /> }
    if (state === 'aiTools') return { current: 3, content: <AiToolsStep actor={actor} /> }
    if (state === 'review')
      return {
        current: 4,
        content: (
          <ReviewStep
            actor={actor}
            title={STEPS[4]}
            rows={templateWizardReview(values, templateWizardSource(values).config)}
            alert={alert}
            source={codeSource(templateWizardSource(values))}
            command={commandOf(values)}
          />
        ),
      }
    if (state === 'notKept' && project)
      return { current: 5, content: <NotStoredStep project={project} renderDownload={renderDownload} /> }
    return { current: 5, content: null }
  }

  return (
    <WizardShell
      {...frame}
      actor={actor}
      wizard="a"
      lead={inDialog ? null : 'Set up your project in five steps.'}
      steps={STEPS}
      questions={5}
      current={current}
      template={values.template?.id === OWN_STACK.id ? null : values.template}
      name={values.name}
      link={templateWizardLink(values)}
      source={values.type ? codeSource(templateWizardSource(values)) : null}
    >
      {content}
    </WizardShell>
  )
}

/** The command of a web app's stack; other types have none. */
function commandOf(values: TemplateWizardValues): string | undefined {
  const { config } = templateWizardSource(values)
  return config ? starterCommand(config) : undefined
}
