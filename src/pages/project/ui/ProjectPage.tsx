import { Button, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { FolderSearch } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { useSessionProfile } from '@/entities/profile'
import { useProjects } from '@/entities/project'
import { codeSource, type Project } from '@/entities/project/model'
import { CopyButton } from '@/features/copy-text'
import { DownloadButton, DownloadMessage, useProjectDownload } from '@/features/download-project'
import { ExploredCode } from '@/features/explore-code'
import { paths } from '@/shared/config'
import { ButtonLink } from '@/shared/ui/link'
import { Facts } from '@/shared/ui/facts'
import { Panel } from '@/shared/ui/panel'
import { PageTitle, Screen } from '@/shared/ui/screen'
import { factsOf } from '../model/facts'

/** /projects/:id: where Open Project leads. Nothing answers at an address that was never deployed. */
export function ProjectPage() {
  const profile = useSessionProfile()
  const { id } = useParams()
  return profile && id ? <ProjectOf userId={profile.id} projectId={id} /> : null
}

function ProjectOf({ userId, projectId }: { userId: string; projectId: string }) {
  const project = useProjects(userId).find(({ id }) => id === projectId)
  if (!project)
    return (
      <Screen
        title="This project is not in this browser"
        actions={<ButtonLink to={paths.projects}>My Projects</ButtonLink>}
      >
        Projects are kept where they were created. It may be in another browser, or under another account.
      </Screen>
    )
  return <Details project={project} />
}

function Details({ project }: { project: Project }) {
  const download = useProjectDownload(project)
  const [explores, setExplores] = useState(false)
  return (
    <Stack gap="6" py={{ base: '6', md: '10' }} maxWidth="52rem" mx="auto" width="full">
      <PageTitle>{project.name}</PageTitle>
      <div>
        <Heading as="h1" textStyle="2xl" fontWeight="semibold" overflowWrap="anywhere">
          {project.name}
        </Heading>
        <Text color="fg.muted" textStyle="lg" overflowWrap="anywhere" whiteSpace="pre-wrap">
          {project.description || 'No description'}
        </Text>
      </div>
      {project.url ? (
        <Panel as="section" aria-label="Address">
          <Flex justify="space-between" align="center" gap="3" wrap="wrap">
            <chakra.code fontFamily="mono" overflowWrap="anywhere">
              {project.url}
            </chakra.code>
            <CopyButton text={project.url} what="address" />
          </Flex>
          <Text textStyle="sm" color="fg.muted" mt="2">
            Simulated: the address is reserved for this project, and nothing was deployed to it. Run the code
            yourself.
          </Text>
        </Panel>
      ) : null}
      <Panel as="section" aria-label="Configuration">
        <Facts rows={factsOf(project)} />
      </Panel>
      <DownloadMessage actor={download} />
      <Flex gap="3" wrap="wrap">
        <DownloadButton actor={download} kind="code" variant="solid" colorPalette="accent">
          Download Code
        </DownloadButton>
        <DownloadButton actor={download} kind="project">
          Download Project File
        </DownloadButton>
        <Button aria-expanded={explores} onClick={() => setExplores(!explores)}>
          <FolderSearch size={16} aria-hidden />
          Explore code
        </Button>
        <ButtonLink to={paths.projects} variant="ghost">
          My Projects
        </ButtonLink>
      </Flex>
      {explores ? (
        <ExploredCode
          source={codeSource(project)}
          createdBy={project.createdBy}
          renderCopy={(text, what) => <CopyButton text={text} what={what} />}
        />
      ) : null}
    </Stack>
  )
}
