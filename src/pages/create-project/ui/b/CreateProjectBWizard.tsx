import type { ReactNode } from 'react'
import { configLink } from '@/entities/project/model'
import { useSelector } from '@/shared/lib/machine'
import type { CreateProjectBActor } from '../../model/use-create-project-b'
import { CreatingStep } from '../common/CreatingStep'
import { OpeningNotice } from '../common/OpeningNotice'
import { WizardFrame } from '../common/WizardFrame'
import { type WizardSlots, WizardTools } from '../common/WizardTools'
import { CreatedStep } from './CreatedStep'
import { DetailsStep } from './DetailsStep'
import { EnvironmentStep } from './EnvironmentStep'
import { ReviewStep } from './ReviewStep'

export interface CreateProjectBWizardProps extends WizardSlots {
  actor: CreateProjectBActor
  userId: string
  /** Parts of a shared link that Orrery does not know. */
  problems?: readonly string[]
}

const NONE: readonly string[] = []

const STEPS = [
  'Project Details',
  'Environment & Resources',
  'Review Configuration',
  'Create Project',
] as const

/** WZB-01: wizard reading B, one step at a time. */
export function CreateProjectBWizard({
  actor,
  userId,
  problems = NONE,
  renderDownload,
  ...slots
}: CreateProjectBWizardProps) {
  const state = useSelector(actor, (snapshot) => snapshot.value)
  const { autoSave, creation } = useSelector(actor, (snapshot) => snapshot.children)
  const { config, draft } = useSelector(actor, (snapshot) => snapshot.context)
  const { current, content } = openStep()
  const { name, description } = config

  function openStep(): { current: number; content: ReactNode } {
    if (state === 'projectDetails') return { current: 0, content: <DetailsStep actor={actor} /> }
    if (state === 'environment') return { current: 1, content: <EnvironmentStep actor={actor} /> }
    if (state === 'review') return { current: 2, content: <ReviewStep actor={actor} /> }
    if (state === 'created')
      return { current: 4, content: <CreatedStep actor={actor} renderDownload={renderDownload} /> }
    return {
      current: 3,
      content: <CreatingStep actor={creation} />,
    }
  }

  return (
    <WizardFrame
      title={{
        text: 'Create a project',
        lead: 'Name it, choose where it runs, and download code that starts.',
      }}
      steps={STEPS}
      current={current}
      notice={
        current === 0 ? (
          <OpeningNotice
            restored={draft && { name, savedAt: draft.savedAt }}
            problems={problems}
            onStartOver={() => actor.send({ type: 'startOver' })}
          />
        ) : null
      }
      tools={
        current < 3 ? (
          <WizardTools
            {...slots}
            wizard="b"
            userId={userId}
            autoSave={autoSave}
            name={name}
            link={configLink(config)}
            source={{ kind: 'stack', name, description, aiTools: [], config }}
            onResume={(resumed) => actor.send({ type: 'resume', draft: resumed })}
          />
        ) : null
      }
    >
      {content}
    </WizardFrame>
  )
}
