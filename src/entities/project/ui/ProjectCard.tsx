import { Badge, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { formatDate } from '@/shared/lib/format'
import { Panel } from '@/shared/ui/panel'
import type { Project } from '../model/project'
import { wizardTemplate } from '../model/templates'
import { TYPE_LABELS } from '../model/types'
import { ProjectStatusDot } from './ProjectStatusDot'

export interface ProjectCardProps {
  project: Project
  /** Open, edit, download. */
  actions: ReactNode
  /** Messages of the actions, e.g. a failed download. */
  messages?: ReactNode
  /** `row` lays the same out flat, for a list. */
  layout?: 'card' | 'row'
}

const SHOWN_TOOLS = 3

/** PRJ-05: what a project is, at most three AI tools and "+N more", its status in a colour and a word. */
export function ProjectCard({ project, actions, messages, layout = 'card' }: ProjectCardProps) {
  const tools = project.aiTools.filter((tool) => tool.enabled)
  return (
    <Panel
      as="article"
      aria-label={project.name}
      display={{ base: 'flex', lg: layout === 'row' ? 'grid' : 'flex' }}
      gridTemplateColumns="minmax(0, 1fr) minmax(0, 1.4fr) 23rem"
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
            {TYPE_LABELS[project.type].label} · {formatDate(project.createdAt)}
            {project.sample ? ' · Sample data' : ''}
          </Text>
        </div>
        <ProjectStatusDot status={project.status} />
      </Flex>
      <Flex direction="column" gap={layout === 'row' ? { base: '4', lg: '2' } : '4'} minWidth="0">
        <Text color="fg.muted" lineClamp={3} overflowWrap="anywhere">
          {project.description || 'No description'}
        </Text>
        <Text textStyle="sm" fontFamily="mono" color="fg.muted">
          {madeFrom(project)}
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
      </Flex>
      <chakra.div mt="auto" display="grid" gap="3">
        {messages}
        <Flex gap="2" wrap="wrap">
          {actions}
        </Flex>
      </chakra.div>
    </Panel>
  )
}

/** The stack of a web app, the template of any other project. */
function madeFrom({ config, template, type }: Project): string {
  if (config) return `${config.frontend} / ${config.backend} / ${config.database}`
  return (template && wizardTemplate(template)?.name) ?? TYPE_LABELS[type].label
}
