import { Button, IconButton } from '@chakra-ui/react'
import { ExternalLink, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ProjectCard, type ProjectCardProps } from '@/entities/project'
import type { Project } from '@/entities/project/model'
import { DownloadChoice, DownloadMessage, useProjectDownload } from '@/features/download-project'
import { paths } from '@/shared/config'
import { ButtonLink } from '@/shared/ui/link'
import { Notice } from '@/shared/ui/notice'

export interface ProjectItemProps {
  project: Project
  layout?: ProjectCardProps['layout']
  onEdit: () => void
  onDelete: () => void
}

/** One project with its actions: open, edit, download, delete. */
export function ProjectItem({ project, layout, onEdit, onDelete }: ProjectItemProps) {
  const download = useProjectDownload(project)
  const [showsMissingUrl, setShowsMissingUrl] = useState(false)
  return (
    <ProjectCard
      project={project}
      layout={layout}
      messages={
        <>
          {showsMissingUrl ? <Notice status="error">Project URL is not available.</Notice> : null}
          <DownloadMessage actor={download} />
        </>
      }
      actions={
        <>
          {project.url ? (
            <ButtonLink to={paths.project(project.id)} size="sm" aria-label={`Open ${project.name}`}>
              <ExternalLink size={15} aria-hidden />
              Open
            </ButtonLink>
          ) : (
            <Button size="sm" aria-label={`Open ${project.name}`} onClick={() => setShowsMissingUrl(true)}>
              <ExternalLink size={15} aria-hidden />
              Open
            </Button>
          )}
          <DownloadChoice actor={download} name={project.name} />
          <IconButton
            size="sm"
            variant="ghost"
            ml="auto"
            aria-label={`Edit ${project.name}`}
            onClick={onEdit}
          >
            <Pencil size={15} aria-hidden />
          </IconButton>
          <IconButton size="sm" variant="ghost" aria-label={`Delete ${project.name}`} onClick={onDelete}>
            <Trash2 size={15} aria-hidden />
          </IconButton>
        </>
      }
    />
  )
}
