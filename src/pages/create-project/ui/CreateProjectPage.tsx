import { Box } from '@chakra-ui/react'
import { useLoaderData } from 'react-router-dom'
import { creationRefusal, type Profile } from '@/entities/profile/model'
import type { Project, ProjectConfig } from '@/entities/project/model'
import { CreateProjectWizard, takeSavedConfiguration, useCreateProject } from '@/features/create-project'
import { DownloadButton, DownloadMessage, useProjectDownload } from '@/features/download-project'
import { CreationCheck, useCreationCheck } from '@/features/enter-creation'
import { useSessionActor, useSessionProfile, watchAccount } from '@/features/session'
import { PageTitle } from '@/shared/ui/screen'
import { sessionProfile } from '@machines/session'

/** WZB-07: runs once per visit, so a saved configuration is read once and removed. */
export const createProjectLoader = (): { config: ProjectConfig } => ({ config: takeSavedConfiguration() })

/** /create-project, wizard reading B (D1 §2.10), behind its entry check. */
export function CreateProjectPage() {
  const session = useSessionActor()
  const check = useCreationCheck((listener) => watchAccount(session, listener))
  const profile = useSessionProfile()
  return (
    <Box maxWidth="52rem" mx="auto" width="full" py={{ base: '6', md: '10' }}>
      <PageTitle>Create a project</PageTitle>
      <CreationCheck actor={check}>{profile ? <Wizard profile={profile} /> : null}</CreationCheck>
    </Box>
  )
}

function Wizard({ profile }: { profile: Profile }) {
  const session = useSessionActor()
  const { config } = useLoaderData<typeof createProjectLoader>()
  const actor = useCreateProject({
    config,
    profile,
    checkAccount: () => creationRefusal(sessionProfile(session.getSnapshot())),
  })
  return <CreateProjectWizard actor={actor} renderDownload={(project) => <Download project={project} />} />
}

function Download({ project }: { project: Project }) {
  const actor = useProjectDownload(project)
  return (
    <>
      <DownloadButton actor={actor} kind="code">
        Download Code
      </DownloadButton>
      <Box width="full" order={1}>
        <DownloadMessage actor={actor} />
      </Box>
    </>
  )
}
