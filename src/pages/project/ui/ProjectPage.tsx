import { chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { useParams } from 'react-router-dom'
import { useProjects } from '@/entities/project'
import { FEATURE_LABELS, FEATURES, type Project } from '@/entities/project/model'
import { CopyButton } from '@/features/copy-text'
import { DownloadButton, DownloadMessage, useProjectDownload } from '@/features/download-project'
import { useSessionProfile } from '@/features/session'
import { paths } from '@/shared/config'
import { formatDateTime } from '@/shared/lib/format'
import { ButtonLink } from '@/shared/ui/link'
import { Facts } from '@/shared/ui/facts'
import { Panel } from '@/shared/ui/panel'
import { PageTitle, Screen } from '@/shared/ui/screen'

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
  const { config } = project
  const rows: [string, string][] = [
    ['Stack', `${config.frontend}, ${config.backend}, ${config.database}`],
    [
      'Features',
      FEATURES.filter((feature) => config.features[feature])
        .map((feature) => FEATURE_LABELS[feature].label)
        .join(', ') || 'None',
    ],
    ['Environment', config.environment],
    [
      'Resources',
      `${config.resources.cpu} vCPU, ${config.resources.memory} GB memory, ${config.resources.storage} GB SSD`,
    ],
    ['Created', `${formatDateTime(project.createdAt)} by ${project.createdBy}`],
    ['Status', project.status],
  ]
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
        <Facts rows={rows} />
      </Panel>
      <DownloadMessage actor={download} />
      <Flex gap="3" wrap="wrap">
        <DownloadButton actor={download} kind="code" variant="solid" colorPalette="accent">
          Download Code
        </DownloadButton>
        <DownloadButton actor={download} kind="project">
          Download Project File
        </DownloadButton>
        <ButtonLink to={paths.projects} variant="ghost">
          My Projects
        </ButtonLink>
      </Flex>
    </Stack>
  )
}
