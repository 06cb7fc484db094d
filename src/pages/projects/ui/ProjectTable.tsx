import { chakra, Stack } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ProjectStatusDot } from '@/entities/project'
import { type Project, projectStack } from '@/entities/project/model'
import { DownloadMessage, useProjectDownload } from '@/features/download-project'
import { paths } from '@/shared/config'
import { formatDate } from '@/shared/lib/format'
import { Notice } from '@/shared/ui/notice'
import { type Column, DataTable, type RowAction, RowLink, type TableSort } from '@/shared/ui/table'
import { NO_URL } from './texts'

export interface ProjectTableProps {
  /** In the order of the Sort field, which holds until a header is pressed. */
  projects: readonly Project[]
  sort: TableSort | null
  onSortChange: (sort: TableSort | null) => void
  /** Absent for a viewer, as is the next. */
  onEdit?: (project: Project) => void
  onDelete?: (project: Project) => void
}

interface DownloadOrder {
  type: 'download'
  project: Project
  kind: 'code' | 'project'
}
type Message = { type: 'missingUrl' } | DownloadOrder

const idOf = ({ id }: Project) => id
const nameOf = ({ name }: Project) => name
const updatedAt = ({ lastCommit, createdAt }: Project) => lastCommit ?? createdAt

const COLUMNS: Column<Project>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ id, name, url }) =>
      url ? (
        <RowLink to={paths.project(id)}>{name}</RowLink>
      ) : (
        <chakra.span display="block" fontWeight="medium" truncate dir="auto" title={name}>
          {name}
        </chakra.span>
      ),
    sortBy: nameOf,
  },
  {
    id: 'stack',
    header: 'Stack',
    cell: (project) => (
      <chakra.span color="fg.muted" title={projectStack(project)}>
        {projectStack(project)}
      </chakra.span>
    ),
    sortBy: projectStack,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <ProjectStatusDot status={status} />,
    sortBy: ({ status }) => status,
    width: '7.5rem',
  },
  {
    id: 'updated',
    header: 'Updated',
    cell: (project) => formatDate(updatedAt(project)),
    sortBy: updatedAt,
    descendingFirst: true,
    width: '8.5rem',
  },
]

/** The projects as a table: rows to compare, and everything that a card can do in the menu of its row. */
export function ProjectTable({ projects, sort, onSortChange, onEdit, onDelete }: ProjectTableProps) {
  const navigate = useNavigate()
  const [message, setMessage] = useState<Message | null>(null)
  const open = ({ id, url }: Project) => {
    if (url) void navigate(paths.project(id))
    else setMessage({ type: 'missingUrl' })
  }
  const actions = (project: Project): RowAction[] => [
    { label: 'Open', onSelect: () => open(project) },
    ...(onEdit ? [{ label: 'Edit', onSelect: () => onEdit(project) }] : []),
    { label: 'Download code (zip)', onSelect: () => setMessage({ type: 'download', project, kind: 'code' }) },
    {
      label: 'Download project file (JSON)',
      onSelect: () => setMessage({ type: 'download', project, kind: 'project' }),
    },
    ...(onDelete
      ? [{ label: 'Delete', onSelect: () => onDelete(project), dangerous: true, parted: true }]
      : []),
  ]
  return (
    <Stack gap="3">
      {message?.type === 'missingUrl' ? <Notice status="error">{NO_URL}</Notice> : null}
      {message?.type === 'download' ? <StartedDownload key={message.project.id} order={message} /> : null}
      <DataTable
        label="Projects"
        rows={projects}
        columns={COLUMNS}
        rowId={idOf}
        rowName={nameOf}
        empty={null}
        sort={sort}
        onSortChange={onSortChange}
        onOpen={open}
        actions={actions}
      />
    </Stack>
  )
}

/** A download that a menu asked for: its message outlives the row, which may be scrolled away. */
function StartedDownload({ order }: { order: DownloadOrder }) {
  const actor = useProjectDownload(order.project)
  useEffect(() => actor.send({ type: 'ask', question: order.kind }), [actor, order])
  return <DownloadMessage actor={actor} runAt={paths.project(order.project.id)} />
}
