import { chakra } from '@chakra-ui/react'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useRef } from 'react'
import type { Project } from '@/entities/project/model'
import { GAP, useColumns } from '../model/use-columns'
import type { ProjectView } from './ListControls'

export interface ProjectGridProps {
  projects: readonly Project[]
  view: ProjectView
  renderProject: (project: Project) => ReactNode
}

/** px, before a row has been measured */
const ESTIMATE = { grid: 280, list: 132 }

/** The cards of as many projects as there are: only the rows near the screen are drawn. */
export function ProjectGrid({ projects, view, renderProject }: ProjectGridProps) {
  const list = useRef<HTMLDivElement>(null)
  const { columns: fitting, top } = useColumns(list)
  const columns = view === 'list' ? 1 : fitting
  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves this component alone, and nothing below is memoised
  const rows = useWindowVirtualizer({
    count: Math.ceil(projects.length / columns),
    estimateSize: () => ESTIMATE[view],
    gap: GAP,
    overscan: 4,
    scrollMargin: top,
    getItemKey: (index) =>
      projects
        .slice(index * columns, (index + 1) * columns)
        .map(keyOf)
        .join(' '),
  })
  return (
    <div
      ref={list}
      role="list"
      aria-label="Projects"
      style={{ height: rows.getTotalSize(), position: 'relative' }}
    >
      {rows.getVirtualItems().map((row) => (
        <chakra.div
          key={row.key}
          ref={rows.measureElement}
          data-index={row.index}
          role="presentation"
          position="absolute"
          insetInline="0"
          top="0"
          display="grid"
          gap={`${GAP}px`}
          style={{
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            transform: `translateY(${row.start - rows.options.scrollMargin}px)`,
          }}
        >
          {projects.slice(row.index * columns, (row.index + 1) * columns).map((project, index) => (
            <div
              key={project.id}
              role="listitem"
              aria-setsize={projects.length}
              aria-posinset={row.index * columns + index + 1}
            >
              {renderProject(project)}
            </div>
          ))}
        </chakra.div>
      ))}
    </div>
  )
}

const keyOf = ({ id }: Project) => id
