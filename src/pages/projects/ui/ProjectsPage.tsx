import { Skeleton } from '@chakra-ui/react'
import { Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useSessionProfile } from '@/entities/profile'
import { BookmarkList, DraftList, projectsOf, useBookmarks, useDrafts, useProjects } from '@/entities/project'
import type { Profile } from '@/entities/profile/model'
import { useWorkspaces } from '@/entities/workspace'
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
import { samplesOf } from '@/shared/lib/collection'
import { lazyComponent } from '@/shared/lib/lazy-part'
import { useActorEnvironment } from '@/shared/lib/machine'
import { isShared, useReadOnly, useWorkplace } from '@/shared/lib/workplace'
import { focusFilters } from '@/shared/ui/filter-bar'
import { VirtualGrid } from '@/shared/ui/list'
import { CountLine, ListScreen, useListFilter, useListScreen } from '@/shared/ui/list-screen'
import { NoneRead, UnreadNotice } from '@/shared/ui/storage-notices'
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

const NOUNS = { one: 'project', many: 'projects' }
const keyOf = ({ id }: Project) => id
const isSample = samplesOf({ samples: () => SAMPLE_PROJECTS })

/** /projects (D1 §2.11): the samples and the projects of this user. */
export function ProjectsPage() {
  const profile = useSessionProfile()
  const workplace = useWorkplace(profile?.id ?? '')
  return profile ? <ProjectsOf key={workplace} profile={profile} workplace={workplace} /> : null
}

function ProjectsOf({ profile, workplace }: { profile: Profile; workplace: string }) {
  const stored = useProjects(profile.id)
  const { status, entries: projects, refused } = stored
  const collection = projectsOf(profile.id)
  const { filter, bar, change } = useListFilter(NO_FILTER)
  const sort = useDeferredValue(filter.sort)
  const entries = useMemo(() => sortProjects(projects, sort), [projects, sort])
  const list = useListScreen({ ...stored, entries, collection, isSample }, NOUNS, filter, filterProjects)
  const { shown, state } = list
  const drafts = useDrafts(profile.id)
  const bookmarks = useBookmarks(profile.id)
  const [view, setView] = useState<'grid' | 'list'>('grid')
  const [tableSort, setTableSort] = useState<TableSort | null>(null)
  const removal = useRemoval(profile.id)
  useHandedRemoval(removal)
  const edit = useProjectEdit(profile.id)
  const { now } = useActorEnvironment()
  const [openedAt] = useState(now)
  const [kept] = useState(keepsSession)
  const team = isShared(workplace)
  const { chosen } = useWorkspaces(profile.id, false)
  const readOnly = useReadOnly(profile.id) && team
  // Other members may have changed what this browser showed last of a shared workspace.
  const [first] = useState(() => (team ? [] : (readFirstCards(profile.id) ?? firstCards(SAMPLE_PROJECTS))))
  useEffect(() => (team ? undefined : keepFirstCards(workplace)), [team, workplace])
  const clear = () => {
    focusFilters(bar)
    change({ ...NO_FILTER, sort: filter.sort })
  }
  const remove = (project: Project) =>
    removal.send({ type: 'delete', item: { kind: 'project', name: project.name, value: project } })
  return (
    <ListScreen
      list={list}
      gap="3"
      py="6"
      head={
        <ProjectsHeader
          projects={state === 'ready' ? projects : null}
          openedAt={openedAt}
          kept={kept && !refused && status !== 'error'}
          team={team ? (chosen?.name ?? '') : null}
        />
      }
      notices={<AsideNotices userId={profile.id} kept={kept} />}
      above={
        <>
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
        </>
      }
      filters={
        projects.length > 0 || status === 'loading' ? (
          <ListControls
            ref={bar}
            filter={filter}
            view={view}
            onFilterChange={(next) => {
              if (next.sort) setTableSort(null)
              change(next)
            }}
            onViewSelect={setView}
          />
        ) : null
      }
      count={state === 'ready' && shown.length > 0 ? <CountLine>{list.count}</CountLine> : null}
      end={
        <>
          <RemovedNotice actor={removal} />
          {edit.dialog}
        </>
      }
    >
      {state === 'error' ? (
        <UnreadNotice what="projects" collections={[collection]} />
      ) : state === 'loading' ? (
        <FirstCards cards={first} />
      ) : list.noneRead ? (
        <NoneRead what="projects" />
      ) : shown.length === 0 ? (
        <EmptyProjects readOnly={readOnly} onClear={projects.length > 0 ? clear : undefined} />
      ) : view === 'grid' ? (
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
              {...(readOnly ? {} : { onEdit: () => edit.open(project), onDelete: () => remove(project) })}
            />
          )}
        />
      ) : (
        <Suspense fallback={<Skeleton height="40" />}>
          <ProjectTable
            projects={shown}
            sort={tableSort}
            onSortChange={setTableSort}
            {...(readOnly ? {} : { onEdit: edit.open, onDelete: remove })}
          />
        </Suspense>
      )}
    </ListScreen>
  )
}
