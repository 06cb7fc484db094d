import { Skeleton, Stack } from '@chakra-ui/react'
import { CARD } from './card'
import { ProjectsHeader } from './ProjectsHeader'
import { ProjectsSkeleton } from './ProjectsSkeleton'

/** What stands there until it is known whose projects they are. */
export function ProjectsRoom() {
  return (
    <Stack gap="3" py="6">
      <ProjectsHeader projects={null} openedAt={0} />
      <Skeleton height={{ base: '10rem', md: '4rem' }} aria-hidden />
      <ProjectsSkeleton narrowest={CARD.narrowest} height={CARD.estimate} />
    </Stack>
  )
}
