import { chakra, Skeleton, Text } from '@chakra-ui/react'
import { useMemo } from 'react'
import { useProjects, useTouchedProjects } from '@/entities/project'
import { RECENT, recentProjects } from '@/entities/project/model'
import { paths } from '@/shared/config'
import { RailLink } from './RailLink'

/** The five projects that the person opened or changed last. */
export function RecentProjects({ userId }: { userId: string }) {
  const { status, entries } = useProjects(userId)
  const touched = useTouchedProjects(userId)
  const recent = useMemo(() => recentProjects(entries, touched), [entries, touched])
  const expected = status === 'loading' ? touched.slice(0, RECENT) : []
  if (recent.length + expected.length === 0) return null
  return (
    <chakra.nav aria-labelledby="recent-projects">
      <Text id="recent-projects" textStyle="xs" color="fg.muted" px="2.5" pb="1">
        Recent projects
      </Text>
      <chakra.ul listStyleType="none" m="0" p="0">
        {expected.map((id) => (
          <Skeleton key={id} as="li" height="8" borderRadius="sm" />
        ))}
        {recent.map(({ id, name }) => (
          <li key={id}>
            <RailLink to={paths.project(id)} label={name} />
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  )
}
