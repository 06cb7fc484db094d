import { Flex } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import type { Project } from '@/entities/project/model'
import { NewProjectButton } from '@/features/new-project'
import { PageHeader } from '@/shared/ui/page-header'
import { PageTitle } from '@/shared/ui/screen'
import { StatsCards } from './StatsCards'

export interface ProjectsHeaderProps {
  /** Null while they are read. */
  projects: readonly Project[] | null
  /** ms since 1970. */
  openedAt: number
  /** False where the browser refuses to keep anything. */
  kept?: boolean
  /** The name of the shared workspace whose projects they are. */
  team?: string | null
}

/** The header of the projects: their figures, and the button for a new project. */
export function ProjectsHeader({ projects, openedAt, kept = true, team = null }: ProjectsHeaderProps) {
  const title = team === null ? 'My Projects' : `Projects of ${team}`
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={title}
        lead={
          <Flex wrap="wrap" columnGap="6" rowGap="1" align="baseline">
            {team !== null
              ? 'Shared with all members of the workspace'
              : kept
                ? 'Saved to your account'
                : null}
            <StatsCards projects={projects} now={openedAt} />
          </Flex>
        }
        actions={
          // The empty list has the button itself.
          projects?.length === 0 ? null : (
            <NewProjectButton variant="solid" colorPalette="accent">
              <Plus size={16} aria-hidden />
              New Project
            </NewProjectButton>
          )
        }
      />
    </>
  )
}
