import { Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { codeSource, type Project } from '@/entities/project/model'
import { CopyButton } from '@/features/copy-text'
import { RunIt } from '@/features/run-project'
import { paths } from '@/shared/config'
import { useSelector } from '@/shared/lib/machine'
import { ButtonLink } from '@/shared/ui/link'
import { DoneStep } from '@/shared/ui/wizard'
import { NotStoredNotice } from '../shell/NotStoredNotice'
import type { StackWizardActor } from '../../model/use-create-project'

export interface CreatedStepProps {
  actor: StackWizardActor
  renderDownload: (project: Project) => ReactNode
}

/** WZB-05: the project is there; open it, download its code or create another. */
export function CreatedStep({ actor, renderDownload }: CreatedStepProps) {
  const { project, kept } = useSelector(actor, (snapshot) => snapshot.context)
  if (!project) return null
  return (
    <>
      <DoneStep
        title="Project created"
        message={`${project.name} is ${kept ? 'in your projects' : 'ready'}.`}
        actions={
          <>
            <ButtonLink to={paths.project(project.id)} variant="solid" colorPalette="accent">
              Open Project
            </ButtonLink>
            {renderDownload(project)}
            <Button variant="ghost" onClick={() => actor.send({ type: 'createAnother' })}>
              Create Another
            </Button>
          </>
        }
      >
        {kept ? null : <NotStoredNotice />}
      </DoneStep>
      <RunIt
        source={codeSource(project)}
        renderCopy={(text, what) => <CopyButton text={text} what={what} variant="ghost" />}
      />
    </>
  )
}
