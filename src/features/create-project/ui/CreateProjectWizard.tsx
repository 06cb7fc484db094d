import { Heading, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Project } from '@/entities/project/model'
import { useSelector } from '@/shared/lib/machine'
import { Panel } from '@/shared/ui/panel'
import { StepIndicator } from '@/shared/ui/steps'
import type { CreateProjectActor } from '../model/use-create-project'
import { CreatedStep } from './CreatedStep'
import { CreatingStep } from './CreatingStep'
import { DetailsStep } from './DetailsStep'
import { EnvironmentStep } from './EnvironmentStep'
import { ReviewStep } from './ReviewStep'

export interface CreateProjectWizardProps {
  actor: CreateProjectActor
  /** Download controls of the created project. */
  renderDownload: (project: Project) => ReactNode
}

const STEPS = [
  'Project Details',
  'Environment & Resources',
  'Review Configuration',
  'Create Project',
] as const

/** WZB-01: wizard reading B, one step at a time. */
export function CreateProjectWizard({ actor, renderDownload }: CreateProjectWizardProps) {
  const snapshot = useSelector(actor, (state) => state)
  const { current, content } = openStep()

  function openStep(): { current: number; content: ReactNode } {
    if (snapshot.matches('projectDetails')) return { current: 0, content: <DetailsStep actor={actor} /> }
    if (snapshot.matches('environment')) return { current: 1, content: <EnvironmentStep actor={actor} /> }
    if (snapshot.matches('review')) return { current: 2, content: <ReviewStep actor={actor} /> }
    if (snapshot.matches('creating')) return { current: 3, content: <CreatingStep actor={actor} /> }
    return { current: 4, content: <CreatedStep actor={actor} renderDownload={renderDownload} /> }
  }

  return (
    <Stack gap="6">
      <div>
        <Heading as="h1" textStyle="2xl" fontWeight="semibold">
          Create a project
        </Heading>
        <Text color="fg.muted" mt="1">
          Name it, choose where it runs, and download code that starts.
        </Text>
      </div>
      <StepIndicator steps={STEPS} current={current} />
      <Panel as="section" aria-label={STEPS[Math.min(current, 3)]}>
        {content}
      </Panel>
    </Stack>
  )
}
