import { Box, chakra, Flex, Stack } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { useSessionProfile } from '@/entities/profile'
import { projectsOf, ProjectStatusDot, useProjects } from '@/entities/project'
import type { Profile } from '@/entities/profile/model'
import { codeSource, type Project, TYPE_LABELS } from '@/entities/project/model'
import { CopyButton } from '@/features/copy-text'
import { DownloadChoice, DownloadMessage, useProjectDownload } from '@/features/download-project'
import { useProjectEdit } from '@/features/edit-project'
import { ExploredCode, restOfWindow } from '@/features/explore-code'
import { RunSkeleton } from '@/features/run-project'
import { RemovedNotice, type RemovalActor, useLeaveRemoved, useRemoval } from '@/features/undo-removal'
import { paths } from '@/shared/config'
import { lazyComponent } from '@/shared/lib/lazy-part'
import { useSelector } from '@/shared/lib/machine'
import { useReadOnly, useWorkplace } from '@/shared/lib/workplace'
import { Region } from '@/shared/ui/boundary'
import { ButtonLink } from '@/shared/ui/link'
import { UnreadNotice } from '@/shared/ui/storage-notices'
import { PageHeader } from '@/shared/ui/page-header'
import { PageTitle, Screen } from '@/shared/ui/screen'
import { TabBar, tabPanel } from '@/shared/ui/tabs'
import { useProjectDuplicate } from '../model/duplicate'
import { shareLink } from '../model/share'
import { DuplicateMessage } from './DuplicateMessage'
import { ProjectActivity } from './ProjectActivity'
import { ProjectLinks } from './ProjectLinks'
import { ProjectMenu } from './ProjectMenu'
import { ProjectOverview } from './ProjectOverview'
import { ProjectSkeleton } from './ProjectSkeleton'

const { Component: ProjectHistory } = lazyComponent(async () => (await import('./ProjectHistory')).default)

const TABS = [
  { id: 'overview', label: 'Overview' },
  { id: 'code', label: 'Code' },
  { id: 'activity', label: 'Activity' },
  { id: 'history', label: 'History' },
] as const

/** /projects/:id: where Open Project leads. It opens on how to run it; `?tab=` and `?file=` say what is shown. */
export function ProjectPage() {
  const profile = useSessionProfile()
  const { id } = useParams()
  const workplace = useWorkplace(profile?.id ?? '')
  return profile && id ? <ProjectOf key={`${workplace} ${id}`} profile={profile} projectId={id} /> : null
}

function ProjectOf({ profile, projectId }: { profile: Profile; projectId: string }) {
  const { status, entries } = useProjects(profile.id)
  const project = entries.find(({ id }) => id === projectId)
  const removal = useRemoval(profile.id)
  const leaves = useLeaveRemoved(removal, paths.projects)
  const refused = useSelector(removal, ({ context }) => context.failure !== null)
  const [deleted, setDeleted] = useState(false)
  // It is gone as soon as it is deleted; this page goes when the browser has said that it is.
  if (leaves || (deleted && !project && !refused)) return null
  if (status === 'loading')
    return (
      <ProjectSkeleton>
        <RunSkeleton />
      </ProjectSkeleton>
    )
  if (status === 'error')
    return (
      <Box py="6">
        <PageTitle>Project</PageTitle>
        <PageHeader title="Project" breadcrumb={[{ label: 'Projects', to: paths.projects }]} />
        <UnreadNotice what="projects" collections={[projectsOf(profile.id)]} />
      </Box>
    )
  if (!project)
    return (
      <Screen
        title="Project not found in this browser"
        actions={<ButtonLink to={paths.projects}>My Projects</ButtonLink>}
      >
        <PageTitle>Project not found in this browser</PageTitle>
        It may have been deleted, belong to another account, or not be loaded from your account yet.
      </Screen>
    )
  const remove = () => {
    setDeleted(true)
    removal.send({ type: 'delete', item: { kind: 'project', name: project.name, value: project } })
  }
  return <Details profile={profile} project={project} removal={removal} onDelete={remove} />
}

interface DetailsProps {
  profile: Profile
  project: Project
  removal: RemovalActor
  onDelete: () => void
}

function Details({ profile, project, removal, onDelete }: DetailsProps) {
  const download = useProjectDownload(project)
  const edit = useProjectEdit(profile.id)
  const duplicate = useProjectDuplicate(profile)
  const workplace = useWorkplace(profile.id)
  const readOnly = useReadOnly(profile.id)
  const [query, setQuery] = useSearchParams()
  const tab = TABS.find(({ id }) => id === query.get('tab'))?.id ?? 'overview'
  const show = (name: 'tab' | 'file', value: string) =>
    setQuery(
      (before) => {
        before.set(name, value)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  const { name, status, type, sample } = project
  return (
    <Stack gap="0" py={{ base: '4', md: '6' }}>
      <PageTitle>{name}</PageTitle>
      <PageHeader
        title={name}
        breadcrumb={[{ label: 'Projects', to: paths.projects }]}
        lead={
          <Flex gap="3" align="center" wrap="wrap" textStyle="sm">
            <ProjectStatusDot status={status} />
            <span>
              {TYPE_LABELS[type].label}
              {sample ? ' · Sample data' : ''}
            </span>
          </Flex>
        }
        actions={
          <>
            <CopyButton
              text={new URL(shareLink(project), window.location.origin).href}
              what="link"
              showsWhat
              size="md"
            />
            {readOnly ? null : (
              <ProjectMenu
                name={name}
                onEdit={() => edit.open(project)}
                onDuplicate={() => duplicate.send({ type: 'ask', question: project })}
                onDelete={onDelete}
              />
            )}
            <DownloadChoice actor={download} name={name} variant="solid" colorPalette="accent">
              Download Code
            </DownloadChoice>
          </>
        }
      />
      <Stack gap="3" css={{ '&:not(:empty)': { marginBottom: '4' } }}>
        <DownloadMessage
          actor={download}
          runAt={tab === 'overview' ? undefined : paths.project(project.id)}
        />
        <DuplicateMessage actor={duplicate} />
      </Stack>
      <TabBar
        label="Project"
        name="project"
        tabs={TABS}
        current={tab}
        onOpen={(next) => show('tab', next)}
        fits
      />
      <chakra.div {...tabPanel('project', tab)} pt="4">
        <Region name="This tab" place={tab}>
          {tab === 'overview' ? (
            <>
              <ProjectOverview project={project} />
              <ProjectLinks workplace={workplace} project={project} />
            </>
          ) : null}
          {tab === 'history' ? (
            <Suspense>
              <ProjectHistory workplace={workplace} project={project} />
            </Suspense>
          ) : null}
          {tab === 'activity' ? <ProjectActivity userId={profile.id} project={project} /> : null}
          {tab === 'code' ? (
            <ExploredCode
              source={codeSource(project)}
              createdBy={project.createdBy}
              createdAt={project.createdAt}
              path={query.get('file')}
              onOpen={(file) => show('file', file)}
              height={CODE_HEIGHT}
              renderCopy={(text, what) => <CopyButton text={text} what={what} variant="ghost" />}
            />
          ) : null}
        </Region>
      </chakra.div>
      <RemovedNotice actor={removal} />
      {edit.dialog}
    </Stack>
  )
}

/** The height of the window that remains below the header and the tabs. */
const CODE_HEIGHT = { base: restOfWindow('18rem'), md: restOfWindow('16rem') }
