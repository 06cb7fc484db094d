import { Badge, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { formatDate } from '@/shared/lib/format'
import { Panel } from '@/shared/ui/panel'
import { StatusDot, type StatusDotProps } from '@/shared/ui/status'
import type { Project, ProjectStatus } from '../model/project'

export interface ProjectCardProps {
  project: Project
  /** Open, edit, download. */
  actions: ReactNode
  /** Messages of the actions, e.g. a failed download. */
  messages?: ReactNode
}

const SHOWN_TOOLS = 3

const TONES: Record<ProjectStatus, StatusDotProps['tone']> = {
  active: 'success',
  building: 'info',
  error: 'error',
}

const TYPE_LABELS: Record<Project['type'], string> = {
  'web-app': 'Web app',
  'mobile-app': 'Mobile app',
  api: 'API service',
  'ai-ml': 'AI/ML project',
}

/** PRJ-05: what a project is, at most three AI tools and "+N more", its status in a colour and a word. */
export function ProjectCard({ project, actions, messages }: ProjectCardProps) {
  const tools = project.aiTools.filter((tool) => tool.enabled)
  return (
    <Panel
      as="article"
      aria-label={project.name}
      display="flex"
      flexDirection="column"
      gap="4"
      p="5"
      height="full"
    >
      <Flex justify="space-between" align="flex-start" gap="3">
        <div>
          <Heading as="h2" textStyle="lg" fontWeight="semibold" overflowWrap="anywhere">
            {project.name}
          </Heading>
          <Text textStyle="sm" color="fg.muted">
            {TYPE_LABELS[project.type]} · {formatDate(project.createdAt)}
            {project.sample ? ' · Sample data' : ''}
          </Text>
        </div>
        <StatusDot tone={TONES[project.status] ?? 'neutral'} label={project.status} />
      </Flex>
      <Text color="fg.muted" lineClamp={3} overflowWrap="anywhere">
        {project.description || 'No description'}
      </Text>
      <Text textStyle="sm" fontFamily="mono" color="fg.muted">
        {project.config.frontend} / {project.config.backend} / {project.config.database}
      </Text>
      {tools.length > 0 ? (
        <Flex wrap="wrap" gap="1.5" as="ul" listStyleType="none" aria-label="AI tools">
          {tools.slice(0, SHOWN_TOOLS).map((tool) => (
            <li key={tool.id}>
              <Badge variant="outline">{tool.name}</Badge>
            </li>
          ))}
          {tools.length > SHOWN_TOOLS ? (
            <li>
              <Badge variant="plain" color="fg.muted">
                +{tools.length - SHOWN_TOOLS} more
              </Badge>
            </li>
          ) : null}
        </Flex>
      ) : null}
      <chakra.div mt="auto" display="grid" gap="3">
        {messages}
        <Flex gap="2" wrap="wrap">
          {actions}
        </Flex>
      </chakra.div>
    </Panel>
  )
}
