import { Badge, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { OpenerCard } from '@/shared/ui/card'
import type { Project } from '../model/project'
import { cardTexts } from './card-texts'
import { ProjectStatusDot } from './ProjectStatusDot'

export interface ProjectCardProps {
  project: Project
  /** The name as what opens the project: one link or button, which is stretched over the card. */
  opener: ReactNode
  /** Download, edit, delete: reached by themselves, above the opener. */
  actions: ReactNode
  /** Messages of the actions, e.g. a failed download. */
  messages?: ReactNode
}

const SHOWN_TOOLS = 3

/** PRJ-05: what a project is, at most three AI tools and "+N more", its status in a colour and a word. */
export function ProjectCard({ project, opener, actions, messages }: ProjectCardProps) {
  const { about, description, stack } = cardTexts(project)
  const tools = project.aiTools.filter((tool) => tool.enabled)
  return (
    <OpenerCard label={project.name} minHeight="19.5rem">
      <Flex justify="space-between" align="flex-start" gap="3">
        <Heading as="h2" textStyle="md" fontWeight="semibold" dir="auto" minWidth="0" title={project.name}>
          {opener}
        </Heading>
        <ProjectStatusDot status={project.status} />
      </Flex>
      <Text textStyle="sm" color="fg.muted">
        {about}
      </Text>
      <Text color="fg.muted" lineClamp="2" overflowWrap="anywhere" dir="auto">
        {description}
      </Text>
      <Text textStyle="sm" fontFamily="mono" color="fg.muted" truncate title={stack}>
        {stack}
      </Text>
      {tools.length > 0 ? (
        <Flex gap="1.5" align="center" wrap="wrap" as="ul" listStyleType="none" aria-label="AI tools">
          {tools.slice(0, SHOWN_TOOLS).map((tool) => (
            <chakra.li key={tool.id} minWidth="0">
              <Badge variant="outline" display="block" truncate title={tool.name}>
                {tool.name}
              </Badge>
            </chakra.li>
          ))}
          {tools.length > SHOWN_TOOLS ? (
            <chakra.li flexShrink="0" display="flex">
              <Badge variant="plain" color="fg.muted">
                +{tools.length - SHOWN_TOOLS} more
              </Badge>
            </chakra.li>
          ) : null}
        </Flex>
      ) : null}
      <Flex mt="auto" direction="column" gap="3" pt="1">
        {messages ? <div data-above="">{messages}</div> : null}
        <Flex gap="2" wrap="wrap">
          {actions}
        </Flex>
      </Flex>
    </OpenerCard>
  )
}
