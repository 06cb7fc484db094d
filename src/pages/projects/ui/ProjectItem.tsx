import { chakra, IconButton } from '@chakra-ui/react'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from '@/shared/ui/link'
import { ProjectCard } from '@/entities/project'
import type { Project } from '@/entities/project/model'
import { DownloadChoice, DownloadMessage, useProjectDownload } from '@/features/download-project'
import { paths } from '@/shared/config'
import { Notice } from '@/shared/ui/notice'
import { NO_URL } from './texts'

export interface ProjectItemProps {
  project: Project
  /** Absent for a viewer, as is the next. */
  onEdit?: () => void
  onDelete?: () => void
}

/** One project with its actions: the card opens it, and contains edit, download and delete. */
export function ProjectItem({ project, onEdit, onDelete }: ProjectItemProps) {
  const download = useProjectDownload(project)
  const [showsMissingUrl, setShowsMissingUrl] = useState(false)
  const { name } = project
  return (
    <ProjectCard
      project={project}
      opener={
        project.url ? (
          <Link to={paths.project(project.id)} aria-label={`Open ${name}`} data-opener="">
            {name}
          </Link>
        ) : (
          <chakra.button
            type="button"
            textAlign="start"
            cursor="pointer"
            aria-label={`Open ${name}`}
            data-opener=""
            onClick={() => setShowsMissingUrl(true)}
          >
            {name}
          </chakra.button>
        )
      }
      messages={
        <>
          {showsMissingUrl ? <Notice status="error">{NO_URL}</Notice> : null}
          <DownloadMessage actor={download} runAt={paths.project(project.id)} />
        </>
      }
      actions={
        <>
          <DownloadChoice actor={download} name={name} size="sm" variant="ghost" />
          {onEdit ? (
            <IconButton size="sm" variant="ghost" aria-label={`Edit ${name}`} onClick={onEdit}>
              <Pencil size={15} aria-hidden />
            </IconButton>
          ) : null}
          {onDelete ? (
            <IconButton size="sm" variant="ghost" aria-label={`Delete ${name}`} onClick={onDelete}>
              <Trash2 size={15} aria-hidden />
            </IconButton>
          ) : null}
        </>
      }
    />
  )
}
