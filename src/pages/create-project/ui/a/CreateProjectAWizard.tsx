import type { ReactNode } from 'react'
import { codeSource, wizardALink } from '@/entities/project/model'
import { useSelector } from '@/shared/lib/machine'
import { type CreateProjectAActor, sourceOfA } from '../../model/use-create-project-a'
import { CreatingStep } from '../common/CreatingStep'
import { OpeningNotice } from '../common/OpeningNotice'
import { WizardFrame } from '../common/WizardFrame'
import { type WizardSlots, WizardTools } from '../common/WizardTools'
import { AiToolsStep } from './AiToolsStep'
import { DetailsStepA } from './DetailsStepA'
import { NotKeptStep } from './NotKeptStep'
import { ReviewStepA } from './ReviewStepA'
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

const NONE: readonly string[] = []

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
  userId,
  inDialog,
  problems = NONE,
  renderDownload,
  ...slots
}: CreateProjectAWizardProps) {
  const state = useSelector(actor, (snapshot) => snapshot.value)
  const choosing = useSelector(actor, (snapshot) => snapshot.matches('templateSelection'))
  const { autoSave, creation } = useSelector(actor, (snapshot) => snapshot.children)
  const { values, draft, project } = useSelector(actor, (snapshot) => snapshot.context)
  const { current, content } = openStep()
  const asking = current < STEPS.length

  function openStep(): { current: number; content: ReactNode } {
    if (state === 'projectDetails') return { current: 0, content: <DetailsStepA actor={actor} /> }
    if (choosing) return { current: 1, content: <TemplateStep actor={actor} /> }
    if (state === 'team') return { current: 2, content: <TeamStep actor={actor} /> }
    if (state === 'aiTools') return { current: 3, content: <AiToolsStep actor={actor} /> }
    if (state === 'review') return { current: 4, content: <ReviewStepA actor={actor} /> }
    if (state === 'notKept' && project)
      return { current: 5, content: <NotKeptStep project={project} renderDownload={renderDownload} /> }
    return {
      current: 5,
      content: <CreatingStep actor={creation} />,
    }
  }

  return (
    <WizardFrame
      title={
        inDialog
          ? null
          : { text: 'Create a project', lead: 'Five steps, and code that starts at the end of them.' }
      }
      steps={STEPS}
      template={values.template}
      current={current}
      notice={
        current === 0 ? (
          <OpeningNotice
            restored={draft && { name: values.name, savedAt: draft.savedAt }}
            problems={problems}
            onStartOver={() => actor.send({ type: 'startOver' })}
          />
        ) : null
      }
      tools={
        asking ? (
          <WizardTools
            {...slots}
            wizard="a"
            userId={userId}
            autoSave={autoSave}
            name={values.name}
            link={wizardALink(values)}
            source={values.type ? codeSource(sourceOfA(values)) : null}
            onResume={(resumed) => actor.send({ type: 'resume', draft: resumed })}
          />
        ) : null
      }
    >
      {content}
    </WizardFrame>
  )
}
