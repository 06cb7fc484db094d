import { chakra, Flex, Heading, Text } from '@chakra-ui/react'
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

/** The size of a card, alike for the place that is kept for it. */
export const CARD_BOX = { minHeight: '10rem', p: '4', gap: '1.5' } as const

/** PRJ-05: name and status, stack, at most three AI tools and "+N more", the last change. */
export function ProjectCard({ project, opener, actions, messages }: ProjectCardProps) {
  const { stack, tools, more, about } = cardTexts(project)
  return (
    <OpenerCard label={project.name} {...CARD_BOX}>
      <Flex justify="space-between" align="flex-start" gap="3">
        <Heading as="h2" textStyle="md" fontWeight="semibold" dir="auto" minWidth="0" title={project.name}>
          {opener}
        </Heading>
        <ProjectStatusDot status={project.status} />
      </Flex>
      <Text textStyle="sm" fontFamily="mono" color="fg.muted" truncate title={stack}>
        {stack}
      </Text>
      <Flex textStyle="sm" color="fg.muted" gap="1.5" minHeight="1lh">
        {tools ? (
          <>
            <chakra.span truncate title={tools}>
              <chakra.span srOnly>AI tools: </chakra.span>
              {tools}
            </chakra.span>
            {more ? <chakra.span flex="none">{more}</chakra.span> : null}
          </>
        ) : null}
      </Flex>
      {messages ? <div data-above="">{messages}</div> : null}
      <Flex mt="auto" align="center" gap="1">
        <Text textStyle="sm" color="fg.muted" flex="1" truncate title={`Last change: ${about}`}>
          {about}
        </Text>
        {actions}
      </Flex>
    </OpenerCard>
  )
}
