import { Skeleton, Stack, Text } from '@chakra-ui/react'
import { Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useSessionProfile } from '@/entities/profile'
import { BookmarkList, DraftList, projectsOf, useBookmarks, useDrafts, useProjects } from '@/entities/project'
import type { Profile } from '@/entities/profile/model'
import {
  draftName,
  filterProjects,
  NO_FILTER,
  type Project,
  SAMPLE_PROJECTS,
  sortProjects,
} from '@/entities/project/model'
import { SavedConfiguration } from '@/features/configure-stack'
import { useProjectEdit } from '@/features/edit-project'
import { RemovedNotice, useHandedRemoval, useRemoval } from '@/features/undo-removal'
import { keepsSession } from '@/shared/api'
import { formatNumber } from '@/shared/lib/format'
import { lazyComponent } from '@/shared/lib/lazy-part'
import { useActorEnvironment } from '@/shared/lib/machine'
import { focusFilters } from '@/shared/ui/filter-bar'
import { VirtualGrid } from '@/shared/ui/list'
import { NoneRead, RefusedNotice, SetAsideNotice, UnreadNotice } from '@/shared/ui/kept'
import type { TableSort } from '@/shared/ui/table'
import { firstCards, keepFirstCards, readFirstCards } from '../model/first-cards'
import { AsideNotices } from './AsideNotices'
import { EmptyProjects } from './EmptyProjects'
import { FirstCards } from './FirstCards'
import { ListControls } from './ListControls'
import { ProjectItem } from './ProjectItem'
import { ProjectsHeader } from './ProjectsHeader'
import { CARD } from './card'

const { Component: ProjectTable } = lazyComponent(async () => (await import('./ProjectTable')).ProjectTable)

const keyOf = ({ id }: Project) => id

/** /projects (D1 §2.11): the samples and what this user created. */
export function ProjectsPage() {
  const profile = useSessionProfile()
  return profile ? <ProjectsOf profile={profile} /> : null
}

function ProjectsOf({ profile }: { profile: Profile }) {
  const { status, entries: projects, setAside, refused } = useProjects(profile.id)
  const drafts = useDrafts(profile.id)
  const bookmarks = useBookmarks(profile.id)
  const [filter, setFilter] = useState(NO_FILTER)
  const [view, setView] = useState<'grid' | 'list'>('grid')
  const [tableSort, setTableSort] = useState<TableSort | null>(null)
  const controls = useRef<HTMLElement>(null)
  const removal = useRemoval(profile.id)
  useHandedRemoval(removal)
  const edit = useProjectEdit(profile.id)
  const { now } = useActorEnvironment()
  const [openedAt] = useState(now)
  const [kept] = useState(keepsSession)
  const { search, type, sort } = useDeferredValue(filter)
  const listed = useDeferredValue(projects)
  const isComing = listed.length === 0 && projects.length > 0
  const [first] = useState(() => readFirstCards(profile.id) ?? firstCards(SAMPLE_PROJECTS))
  useEffect(() => keepFirstCards(profile.id), [profile.id])
  const sorted = useMemo(() => sortProjects(listed, sort), [listed, sort])
  const shown = useMemo(() => filterProjects(sorted, { search, type }), [sorted, search, type])
  const clear = () => {
    focusFilters(controls)
    setFilter({ ...NO_FILTER, sort: filter.sort })
  }
  const remove = (project: Project) =>
    removal.send({ type: 'delete', item: { kind: 'project', name: project.name, value: project } })
  return (
    <Stack gap="3" py="6">
      <ProjectsHeader
        projects={status === 'ready' && !isComing ? listed : null}
        openedAt={openedAt}
        kept={kept && !refused && status !== 'error'}
      />
      <AsideNotices userId={profile.id} kept={kept} />
      <RefusedNotice what="projects" refused={refused} />
      <SetAsideNotice
        what="projects"
        count={setAside}
        left={projects.length}
        collection={projectsOf(profile.id)}
      />
      <SavedConfiguration />
      {drafts.length > 0 ? (
        <DraftList
          drafts={drafts}
          onDelete={(value) =>
            removal.send({ type: 'delete', item: { kind: 'draft', name: draftName(value), value } })
          }
        />
      ) : null}
      {bookmarks.length > 0 ? (
        <BookmarkList
          bookmarks={bookmarks}
          onDelete={(value) =>
            removal.send({ type: 'delete', item: { kind: 'bookmark', name: value.name, value } })
          }
        />
      ) : null}
      {projects.length > 0 || status === 'loading' ? (
        <ListControls
          ref={controls}
          filter={filter}
          view={view}
          onFilterChange={(change) => {
            if (change.sort) setTableSort(null)
            setFilter({ ...filter, ...change })
          }}
          onViewSelect={setView}
        />
      ) : null}
      {status === 'error' ? (
        <UnreadNotice what="projects" collections={[projectsOf(profile.id)]} />
      ) : status === 'loading' || isComing ? (
        <FirstCards cards={first} />
      ) : shown.length > 0 ? (
        <Stack gap="3">
          <Text textStyle="sm" color="fg.muted" role="status">
            {shown.length === listed.length
              ? `${formatNumber(shown.length)} ${shown.length === 1 ? 'project' : 'projects'}`
              : `${formatNumber(shown.length)} of ${formatNumber(listed.length)} projects`}
          </Text>
          {view === 'grid' ? (
            <VirtualGrid
              label="Projects"
              items={shown}
              itemKey={keyOf}
              {...CARD}
              gap={16}
              overscan={4}
              renderItem={(project) => (
                <ProjectItem
                  project={project}
                  onEdit={() => edit.open(project)}
                  onDelete={() => remove(project)}
                />
              )}
            />
          ) : (
            <Suspense fallback={<Skeleton height="40" />}>
              <ProjectTable
                projects={shown}
                sort={tableSort}
                onSortChange={setTableSort}
                onEdit={edit.open}
                onDelete={remove}
              />
            </Suspense>
          )}
        </Stack>
      ) : setAside > 0 && projects.length === 0 ? (
        <NoneRead what="projects" />
      ) : (
        <EmptyProjects onClear={projects.length > 0 ? clear : undefined} />
      )}
      <RemovedNotice actor={removal} />
      {edit.dialog}
    </Stack>
  )
}
