import { chakra, Text } from '@chakra-ui/react'
import { useMemo } from 'react'
import { useProjects, useTouchedProjects } from '@/entities/project'
import { recentProjects } from '@/entities/project/model'
import { paths } from '@/shared/config'
import { RailLink } from './RailLink'

/** The five projects that the person opened or changed last. */
export function RecentProjects({ userId }: { userId: string }) {
  const projects = useProjects(userId)
  const touched = useTouchedProjects(userId)
  const recent = useMemo(() => recentProjects(projects, touched), [projects, touched])
  if (recent.length === 0) return null
  return (
    <chakra.nav aria-labelledby="recent-projects">
      <Text id="recent-projects" textStyle="xs" color="fg.muted" px="2.5" pb="1">
        Recent projects
      </Text>
      <chakra.ul listStyleType="none" m="0" p="0">
        {recent.map(({ id, name }) => (
          <li key={id}>
            <RailLink to={paths.project(id)} label={name} />
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  )
}
